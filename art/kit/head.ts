// Heads. Faces are only suggested: a brow that runs into a nose, closed lids.
import { type Cut, hairOf } from './hair.ts'
import { blob, curve, fill, limb, stroke, type P } from './shapes.ts'

export type Face = 'front' | 'back' | 'left' | 'right'

/** A profile that looks to the right; only forehead, nose and chin show that it is a face. */
const profile: P[] = [
  [-4, -52],
  [22, -46],
  [34, -26],
  [35, -10],
  [45, 8],
  [40, 15],
  [36, 17],
  [38, 26],
  [34, 31],
  [33, 44],
  [20, 52],
  [-4, 42],
  [-20, 34],
  [-34, 16],
  [-40, -10],
  [-30, -40],
]
const oval: P[] = [
  [0, -52],
  [28, -40],
  [37, -8],
  [30, 26],
  [12, 50],
  [-12, 50],
  [-30, 26],
  [-37, -8],
  [-28, -40],
]

export function head(
  [x, y, tilt]: [number, number, number],
  face: Face,
  cut: Cut,
  skin: string,
  hair: string,
  line: string,
) {
  const side = face === 'left' || face === 'right'
  const outline = blob(side ? profile : oval)
  const locks = hairOf(cut, side ? 'side' : (face as 'front' | 'back'))
  const features = side
    ? curve([
        [16, -6],
        [22, -2],
        [28, -4],
      ])
    : face === 'back'
      ? ''
      : curve([
          [-4, -14],
          [3, 8],
          [7, 15],
          [-3, 18],
        ]) +
        curve([
          [-23, -6],
          [-16, -2],
          [-9, -5],
        ]) +
        curve([
          [13, -5],
          [20, -2],
          [26, -6],
        ]) +
        curve([
          [-8, 32],
          [0, 34],
          [9, 31],
        ])
  const ear =
    side && ['short', 'bun', 'tail', 'bald'].includes(cut)
      ? limb([
          [-8, 2, 8],
          [-6, 10, 6],
        ])
      : ''
  const group = (inner: string) =>
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${face === 'left' ? -1 : 1} 1)">${inner}</g>`
  return {
    art: group(fill(outline, skin) + stroke(features, line, 3.2) + fill(locks, hair) + fill(ear, skin)),
    shape: group(`<path d="${outline}"/><path d="${locks}"/>`),
  }
}
