/** A card that is dragged leans in the direction it is pulled, the more the faster. */

const MOST = 8;
/** Degrees for a speed of one pixel per millisecond. */
const GAIN = 6;
/** How quickly the lean follows the speed: the time in which it makes up most of the difference. */
const LAG = 90;

export const DRAGGED_SCALE = 1.08;

export class Tilt {
  #angle = 0;
  #x = 0;
  #time = -1;

  /** The lean in degrees when the finger is here at this time, in milliseconds. */
  at(x: number, time: number): number {
    if (this.#time >= 0 && time > this.#time) {
      const passed = time - this.#time;
      const wanted = Math.max(-MOST, Math.min(MOST, ((x - this.#x) / passed) * GAIN));
      this.#angle += (wanted - this.#angle) * (1 - Math.exp(-passed / LAG));
    }
    this.#x = x;
    this.#time = time;
    return this.#angle;
  }
}
