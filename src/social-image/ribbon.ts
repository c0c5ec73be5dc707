/**
 * The drawn line, in pixels of a social image: it comes in from the left, rises into the loop of the mark, and leaves to
 * the right. Each point is an x and a y: a start, then for each cubic curve its two control points and its end.
 */
const line = [
  -40, 566, 120, 626, 270, 560, 470, 556, 720, 551, 900, 586, 1010, 446, 1094, 338, 1092, 190, 990, 190, 888, 190, 880,
  338, 964, 440, 1044, 532, 1140, 528, 1250, 450,
]

/** From one corner of the broad nib that draws it to the other: where the line runs along the nib, the band turns over. */
const nib = { x: -15, y: -20 }

/** The outline of the band that the nib leaves, as SVG path data. */
export function ribbonOutline(): string {
  const points = line.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: line[index + 1] ?? 0 }] : []))
  const wayBack = points.toReversed().map(({ x, y }) => ({ x: x + nib.x, y: y + nib.y }))
  return `M${curves(points)}L${curves(wayBack)}z`
}

function curves(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, index) => `${index % 3 === 1 ? 'C' : ' '}${x} ${y}`).join('')
}
