import { settings } from "./settings.svelte";

/** A few quiet, synthesised sounds: no file, no request. */

let context: AudioContext | null = null;

/** Browsers allow sound only after a touch. With sound off, no audio context is kept running. */
export function allowSounds(): void {
  const wake = (): void => {
    if (!settings.sound) return;
    try {
      context ??= new AudioContext();
      if (context.state === "suspended") void context.resume();
    } catch {
      // this device has no sound
    }
  };
  addEventListener("pointerdown", wake, { passive: true });
  addEventListener("keydown", wake);
}

function tone(frequency: number, at: number, length: number, loudness: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = "sine";
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** A card is put down. */
function tap(): void {
  if (!context) return;
  const length = 0.05;
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 3;
  const source = context.createBufferSource();
  const gain = context.createGain();
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = 1800;
  gain.gain.value = 0.18;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

export type Sound = "card" | "turn" | "lay" | "round" | "refused";

export function sound(name: Sound): void {
  if (!settings.sound || context?.state !== "running") return;
  if (name === "card") tap();
  else if (name === "turn") [0, 0.13].forEach((at, index) => tone(index ? 784 : 587, at, 0.35, 0.12));
  else if (name === "lay") [0, 0.08, 0.16].forEach((at, index) => tone(523 + index * 131, at, 0.3, 0.09));
  else if (name === "round")
    [0, 0.12, 0.24, 0.4].forEach((at, index) => tone([523, 659, 784, 1047][index] ?? 523, at, 0.5, 0.1));
  else tone(196, 0, 0.16, 0.1);
}
