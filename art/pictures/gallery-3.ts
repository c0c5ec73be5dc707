// A circle of bare feet, seen by somebody who looks down.
import { shade } from '../kit/figure.ts'
import * as c from '../kit/palette.ts'
import type { PrintedPicture } from '../kit/press.ts'
import { blob, circle, curve, fill, limb, place, swellingLine, stroke, type P } from '../kit/shapes.ts'

/** A left foot from above, heel at 0,0, toes to the right, 300 long. */
const sole: P[] = [
  [-20, -44],
  [70, -50],
  [150, -58],
  [235, -68],
  [262, -30],
  [258, 20],
  [232, 52],
  [150, 58],
  [70, 42],
  [-20, 42],
]
const toes =
  limb([
    [230, -44, 24],
    [270, -48, 26],
    [302, -44, 20],
  ]) +
  limb([
    [235, -4, 16],
    [285, -6, 16],
    [312, -5, 13],
  ]) +
  limb([
    [232, 18, 15],
    [278, 22, 15],
    [300, 24, 12],
  ]) +
  limb([
    [225, 34, 14],
    [262, 44, 14],
    [282, 47, 11],
  ]) +
  limb([
    [212, 44, 13],
    [242, 61, 13],
    [258, 66, 10],
  ])
const nails = [
  [306, -44, 11],
  [316, -5, 7],
  [304, 24, 6],
  [285, 47, 5.5],
  [261, 66, 5],
]
  .map(([x, y, r]) => circle(x!, y!, r! * 0.8, r!))
  .join('')

interface Person {
  skin: string
  nail: string
  cloth: string
  kind: 'skirt' | 'trousers'
  trim: string
  apart: number
  step: number
  size: number
}
const [fair, pink, tan, brown, deep] = c.skins
const plum = c.mix(c.terracotta, c.aubergine, 0.6)
const people: Person[] = [
  { skin: tan, nail: c.blush, cloth: c.aubergine, kind: 'skirt', trim: c.rose, apart: 70, step: 50, size: 1 },
  { skin: fair, nail: c.rose, cloth: c.pine, kind: 'trousers', trim: c.paper, apart: 96, step: -30, size: 1.12 },
  { skin: deep, nail: c.rose, cloth: c.ochre, kind: 'skirt', trim: c.paper, apart: 64, step: -60, size: 0.98 },
  { skin: pink, nail: c.blush, cloth: plum, kind: 'trousers', trim: c.rose, apart: 84, step: 70, size: 1.05 },
  { skin: brown, nail: c.blush, cloth: c.rose, kind: 'skirt', trim: c.paper, apart: 72, step: 30, size: 0.96 },
  { skin: fair, nail: c.rose, cloth: c.aubergine, kind: 'trousers', trim: c.rose, apart: 100, step: -50, size: 1.14 },
  {
    skin: tan,
    nail: c.blush,
    cloth: c.mix(c.paper, c.blush, 0.4),
    kind: 'skirt',
    trim: c.terracotta,
    apart: 66,
    step: 60,
    size: 1,
  },
]

function pair(p: Person) {
  const feet = [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${side * p.step} ${side * p.apart}) rotate(${side * 7}) scale(1.1 ${side})">${fill(blob(sole) + toes, p.skin)}${fill(nails, p.nail)}${stroke(
          curve([
            [60, -6],
            [130, -16],
            [190, -40],
          ]),
          p.nail,
          4,
        )}</g>`,
    )
    .join('')
  const flat = [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${side * p.step} ${side * p.apart}) rotate(${side * 7}) scale(1.1 ${side})">${fill(blob(sole) + toes, '')}</g>`,
    )
    .join('')
  const skirt = blob([
    [-900, -330],
    [-300, -290],
    [-60, -262],
    [70, -215],
    [40, -130],
    [104, -60],
    [66, 10],
    [112, 90],
    [52, 150],
    [70, 230],
    [-60, 270],
    [-300, 290],
    [-900, 330],
  ])
  const legs = [-1, 1]
    .map((side) =>
      limb([
        [-900, side * p.apart * 0.9, 150],
        [-300, side * p.apart, 112],
        [side * p.step + 20, side * p.apart * 1.02, 84],
      ]),
    )
    .join('')
  const cloth = p.kind === 'skirt' ? skirt : legs
  const trim =
    p.kind === 'skirt'
      ? stroke(
          curve([
            [-40, -236],
            [36, -205],
            [4, -130],
            [64, -60],
            [26, 10],
            [72, 90],
            [14, 150],
            [30, 215],
            [-50, 244],
          ]),
          p.trim,
          13,
          'stroke-dasharray="0 30"',
        ) +
        [-150, -50, 60, 170]
          .map((y) =>
            stroke(
              curve([
                [-600, y * 0.8],
                [-300, y],
                [-60, y * 1.05],
              ]),
              p.trim,
              5,
            ),
          )
          .join('')
      : [-1, 1]
          .map((side) =>
            stroke(
              curve([
                [side * p.step + 62, side * p.apart - 62],
                [side * p.step + 74, side * p.apart],
                [side * p.step + 62, side * p.apart + 62],
              ]),
              p.trim,
              7,
            ),
          )
          .join('')
  return { feet, flat, cloth: fill(cloth, p.cloth), clothFlat: fill(cloth, ''), trim }
}

const C = 1000
const around = people.map((p, i) => ({ ...pair(p), angle: (i * 360) / people.length + 12, size: p.size * 1.02 }))
const lay = (pick: 'feet' | 'flat' | 'cloth' | 'clothFlat' | 'trim') =>
  around
    .map((p) => {
      const a = (p.angle * Math.PI) / 180
      return place(p[pick], C + Math.cos(a) * 760, C + Math.sin(a) * 760, p.size, p.angle + 180)
    })
    .join('')
const spiral: P[] = Array.from({ length: 30 }, (_, i): P => {
  const a = i * 0.5 + 0.3
  const r = 40 + i * 11.5
  return [C + Math.cos(a) * r, C + Math.sin(a) * r]
})
// the line came in between two of them
spiral.push(
  ...(
    [
      [2.3, 450],
      [2.42, 640],
      [2.46, 900],
      [2.44, 1500],
    ] as P[]
  ).map(([a, r]): P => [C + Math.cos(a) * r, C + Math.sin(a) * r]),
)

export const picture: PrintedPicture = {
  size: [2400, 2400],
  units: [2000, 2000],
  paper: c.mix(c.ochre, c.rose, 0.3),
  plates: [
    { art: fill(circle(C, C, 880), c.mix(c.ochre, c.blush, 0.45)), wear: 0.8 },
    { art: fill(circle(C + 6, C - 4, 600), c.blush), wear: 0.7, shift: [4, -3] },
    { art: fill(swellingLine(spiral, 15, 5), c.terracotta) },
    {
      art: `<g transform="translate(16 20)">${lay('flat')}</g>`.replace(/fill=""/g, `fill="${c.rose}"`),
      mode: 'overprint',
    },
    { art: lay('feet') },
    { art: shade(lay('flat'), c.dusk, [-10, -8], 0.18), mode: 'overprint' },
    { art: lay('cloth') },
    { art: shade(lay('clothFlat'), c.dusk, [-16, -12], 0.2), mode: 'overprint' },
    { art: lay('trim'), shift: [3, 3] },
  ],
}
