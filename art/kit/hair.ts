// Hair: a cap that follows the skull, with hair that hangs down or is tied up.
import { blob, limb, type P } from './shapes.ts'

export type Cut = 'bun' | 'bob' | 'short' | 'long' | 'bald' | 'curls' | 'tail'
type View = 'side' | 'back' | 'front'

const caps: Record<View, P[]> = {
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

/** The visible outline of a head's hair. */
export const hairOf = (cut: Cut, view: View): string =>
  cut === 'bald' ? '' : blob(caps[view]) + more(cut, view === 'side')
