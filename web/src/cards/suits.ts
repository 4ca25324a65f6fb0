/** The pips of an ordinary pack, drawn around (0, 0) in a square of 20. */
export const SUIT_PATHS = {
  hearts: "M0 9C-14-1-9-11-3.5-9.5C-1.4-9-.4-7.4 0-5.6C.4-7.4 1.4-9 3.5-9.5C9-11 14-1 0 9Z",
  diamonds: "M0-11 8 0 0 11-8 0Z",
  spades: "M0-10C13 0 9 8 3.6 6.6C2.2 6.3 1.3 5.4.8 4.4L2.6 10H-2.6L-.8 4.4C-1.3 5.4-2.2 6.3-3.6 6.6C-9 8-13 0 0-10Z",
  clubs: "M0-10A4.6 4.6 0 0 1 3.8-2.8A4.6 4.6 0 1 1 1 4.6L2.6 10H-2.6L-1 4.6A4.6 4.6 0 1 1-3.8-2.8A4.6 4.6 0 0 1 0-10Z",
} as const;
