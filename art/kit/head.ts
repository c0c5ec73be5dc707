// Heads. A face is never described, only suggested: a brow that runs into a nose, closed lids.
import { blob, curve, fill, limb, stroke, type P } from './shapes.ts'

export type Face = 'front' | 'back' | 'left' | 'right'
export type Cut = 'bun' | 'bob' | 'short' | 'long' | 'bald' | 'curls' | 'tail'

/** A profile that looks to the right; only forehead, nose and chin tell that it is a face. */
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

const caps: Record<'side' | 'back' | 'front', P[]> = {
  side: [
    [14, -50],
    [30, -36],
    [12, -24],
    [2, -4],
    [-12, 12],
    [-26, 30],
    [-42, 14],
    [-46, -16],
    [-30, -46],
    [-6, -58],
  ],
  back: [
    [0, -58],
    [32, -44],
    [42, -8],
    [32, 26],
    [0, 36],
    [-32, 26],
    [-42, -8],
    [-32, -44],
  ],
  front: [
    [0, -58],
    [34, -44],
    [42, -6],
    [35, 8],
    [30, -18],
    [6, -34],
    [-22, -24],
    [-33, 10],
    [-42, -6],
    [-34, -44],
  ],
}
const dot = (x: number, y: number, r: number) =>
  limb([
    [x, y, r],
    [x + 1, y, r],
  ])

function more(cut: Cut, side: boolean): string {
  switch (cut) {
    case 'bun':
      return side
        ? limb([
            [-36, -34, 14],
            [-46, -42, 21],
          ])
        : limb([
            [4, -58, 16],
            [10, -68, 23],
          ])
    case 'bob':
      return blob(
        side
          ? [
              [10, -52],
              [22, -30],
              [0, -4],
              [0, 44],
              [-40, 50],
              [-50, 0],
              [-34, -48],
            ]
          : [
              [0, -60],
              [44, -40],
              [54, 10],
              [46, 50],
              [30, 46],
              [32, 0],
              [10, -30],
              [-26, -20],
              [-32, 46],
              [-48, 48],
              [-54, 8],
              [-44, -40],
            ],
      )
    case 'long':
      return limb(
        side
          ? [
              [-26, -20, 26],
              [-44, 20, 26],
              [-66, 66, 22],
              [-104, 104, 8],
            ]
          : [
              [30, -20, 18],
              [46, 26, 20],
              [58, 74, 16],
              [90, 110, 5],
            ],
      )
    case 'tail':
      return limb(
        side
          ? [
              [-38, -14, 13],
              [-66, 0, 15],
              [-92, 34, 11],
              [-98, 70, 3],
            ]
          : [
              [26, -44, 12],
              [60, -50, 14],
              [86, -20, 11],
              [92, 20, 3],
            ],
      )
    case 'curls':
      return [[-34, -30], [-16, -54], [12, -58], [34, -40], [-44, -2], [-38, 20], side ? [-20, 4] : [42, -8]]
        .map(([x, y]) => dot(x!, y!, 21))
        .join('')
    default:
      return ''
  }
}

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
  const locks = cut === 'bald' ? '' : blob(caps[side ? 'side' : (face as 'front' | 'back')]) + more(cut, side)
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
