/** The sign of the practice: one line that opens its arms. A path drawn with a round stroke, inside a square. */
export const mark = {
  /** The side of the square, in the path's units. */
  size: 64,
  path: 'M12 44C20 52 30 49 37 40C44 30 43 16 32 16C21 16 20 30 27 40C34 49 44 52 52 44',
  stroke: 6,
} as const
