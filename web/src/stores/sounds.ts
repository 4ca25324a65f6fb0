import { settings } from "./settings.svelte";

/** A few quiet sounds of wood, paper and bells, made here: no file, no request. They are off until asked for. */

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

/** A tone that fades: at a time in seconds, so long, so loud. Bells have a second tone above the first. */
function tone(frequency: number, at: number, length: number, loudness: number, type: OscillatorType = "sine"): void {
  if (!context) return;
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** A breath of noise around a pitch: paper that slides, a card that lands, wood that is touched. */
function noise(pitch: number, at: number, length: number, loudness: number, sharpness = 0.7): void {
  if (!context) return;
  const start = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 3;
  const source = context.createBufferSource();
  const gain = context.createGain();
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  gain.gain.value = loudness;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}

function bell(frequency: number, at: number, length: number, loudness: number): void {
  tone(frequency, at, length, loudness);
  tone(frequency * 2.76, at, length * 0.5, loudness * 0.3);
}

function wood(pitch: number, at: number, loudness = 0.5): void {
  noise(pitch, at, 0.06, loudness, 9);
  tone(pitch / 2, at, 0.07, loudness * 0.12, "triangle");
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
/** C, E, G and the C above. */
const CHORD = [523, 659, 784, 1047];

const SOUNDS = {
  riffle: () => range(14).forEach((index) => noise(2600 + index * 60, index * 0.045, 0.04, 0.1)),
  slide: () => noise(1900, 0, 0.16, 0.22, 0.5),
  tick: (step: number) => wood(620 * 2 ** (Math.min(step, 12) / 12), 0),
  chord: () => CHORD.slice(0, 3).forEach((one, index) => tone(one, index * 0.05, 0.7, 0.07)),
  tap: () => noise(1100, 0, 0.05, 0.4),
  flick: () => noise(2700, 0, 0.07, 0.24),
  low: () => tone(147, 0, 0.45, 0.14, "triangle"),
  bell: () => bell(784, 0, 0.9, 0.1),
  out: () => [0, 1, 3].forEach((note, index) => tone(CHORD[note] ?? 0, index * 0.13, 0.5, 0.1)),
  clacks: () => range(6).forEach((index) => wood(700 + (index % 3) * 90, 0.5 + index * 0.2, 0.35)),
  fanfare: () =>
    [0, 0, 0, 1, 2, 1, 3].forEach((note, index) => tone(CHORD[note] ?? 0, index * 0.15, 0.55, 0.08, "triangle")),
  dice: () => range(5).forEach((index) => wood(900 + Math.random() * 500, index * 0.07 * (1 + index / 8), 0.3)),
  refused: () => tone(196, 0, 0.16, 0.1),
} as const;

export type Sound = keyof typeof SOUNDS;

/** Play a sound. `step` lets a tick rise: the more places are filled, the higher. */
export function sound(name: Sound, step = 0): void {
  if (!settings.sound || context?.state !== "running") return;
  SOUNDS[name](step);
}
