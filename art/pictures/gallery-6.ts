// A big embrace seen from above: heads together, every arm on somebody else's back.
import { shade } from '../kit/figure.ts'
import { hand } from '../kit/hand-and-foot.ts'
import * as c from '../kit/palette.ts'
import type { PrintedPicture } from '../kit/press.ts'
import { blob, circle, curve, fill, limb, place, swellingLine, stroke, type P, type PR } from '../kit/shapes.ts'

type Hair = 'part' | 'bun' | 'curls' | 'bald' | 'braid'
interface Person {
  skin: string
  hair: string
  cut: Hair
  cloth: string
  trim: string
  sleeve: number
}
const [fair, pink, tan, brown, deep] = c.skins
const plum = c.mix(c.terracotta, c.aubergine, 0.6)
const cream = c.mix(c.paper, c.blush, 0.4)
const people: Person[] = [
  { skin: tan, hair: c.aubergine, cut: 'bun', cloth: c.terracotta, trim: c.blush, sleeve: 0.35 },
  { skin: fair, hair: c.silver, cut: 'part', cloth: c.pine, trim: c.paper, sleeve: 0.9 },
  { skin: deep, hair: c.ink, cut: 'curls', cloth: c.ochre, trim: c.paper, sleeve: 0.3 },
  { skin: pink, hair: c.silver, cut: 'bun', cloth: c.aubergine, trim: c.rose, sleeve: 0.6 },
  { skin: brown, hair: c.ink, cut: 'part', cloth: cream, trim: c.terracotta, sleeve: 0.45 },
  { skin: fair, hair: c.terracotta, cut: 'braid', cloth: plum, trim: c.rose, sleeve: 0.9 },
  { skin: tan, hair: c.silver, cut: 'bald', cloth: c.rose, trim: c.paper, sleeve: 0.5 },
  { skin: deep, hair: c.silver, cut: 'curls', cloth: c.aubergine, trim: c.ochre, sleeve: 0.35 },
  { skin: brown, hair: c.aubergine, cut: 'braid', cloth: c.ochre, trim: c.paper, sleeve: 0.5 },
]

// seen from above: shoulders, a back, and a skirt or a coat that swings out behind
const body = blob([
  [64, -140],
  [98, -60],
  [98, 60],
  [64, 140],
  [-30, 178],
  [-110, 128],
  [-190, 150],
  [-300, 216],
  [-352, 190],
  [-338, 120],
  [-374, 62],
  [-350, 0],
  [-374, -62],
  [-338, -120],
  [-352, -190],
  [-300, -216],
  [-190, -150],
  [-110, -128],
  [-30, -178],
])
const arm = (side: number, near: number, far: number): PR[] => [
  [30, side * 140, 62],
  [-30, side * 210, 56],
  [-54 + near * 0.3, side * 290, 46],
  [near * 0.7, side * far * 0.92, 38],
  [near, side * far, 28],
]

/** What one person adds to each layer: first everybody's backs, then all arms, then all heads. */
function person(p: Person, near: number, far: number) {
  const arms = [-1, 1].map((side) => {
    const line = arm(side, near, far)
    const skin = limb(line) + hand([near - 10, side * (far - 6)], [near + 78, side * (far + 92)], side, 0.5)
    return {
      skin,
      sleeve: limb(
        line.map(([x, y, r]) => [x, y, r + 8] as PR),
        0,
        p.sleeve,
      ),
    }
  })
  const scalp = circle(92, 0, 86, 78)
  const dots: P[] = [
    [30, 40],
    [10, -20],
    [50, -60],
    [100, -80],
    [150, -50],
    [160, 10],
    [140, 60],
    [90, 84],
    [90, 0],
  ]
  const comb = c.mix(p.hair, p.hair === c.silver ? c.aubergine : c.paper, 0.4) // the pen for partings and plaits
  const hair: Record<Hair, string> = {
    part:
      fill(
        blob([
          [0, -20],
          [30, -76],
          [100, -88],
          [158, -50],
          [140, 0],
          [158, 50],
          [100, 88],
          [30, 76],
          [0, 20],
        ]),
        p.hair,
      ) +
      stroke(
        curve([
          [150, 6],
          [90, 14],
          [40, 4],
        ]),
        comb,
        5,
      ),
    bun:
      fill(
        blob([
          [4, 0],
          [30, -76],
          [100, -86],
          [152, -52],
          [160, 0],
          [152, 52],
          [100, 86],
          [30, 76],
        ]) + circle(34, 6, 48),
        p.hair,
      ) +
      stroke(circle(34, 6, 30), comb, 5) +
      stroke(circle(34, 6, 10), comb, 5) +
      stroke(
        curve([
          [140, -30],
          [110, -50],
          [80, -40],
        ]),
        comb,
        5,
      ) +
      stroke(
        curve([
          [140, 30],
          [110, 54],
          [80, 48],
        ]),
        comb,
        5,
      ),
    curls: fill(circle(92, 0, 76) + dots.map(([x, y]) => circle(x, y, 40)).join(''), p.hair),
    bald: fill(
      blob([
        [-2, 0],
        [24, -78],
        [90, -86],
        [70, -60],
        [40, -40],
        [34, 0],
        [40, 40],
        [70, 60],
        [90, 86],
        [24, 78],
      ]),
      p.hair,
    ),
    braid:
      fill(
        blob([
          [4, 0],
          [30, -80],
          [100, -88],
          [154, -50],
          [146, 0],
          [154, 50],
          [100, 88],
          [30, 80],
        ]) +
          [
            [-20, 6, 34],
            [-66, 14, 30],
            [-108, 16, 26],
            [-144, 22, 20],
          ]
            .map(([x, y, r]) => circle(x!, y!, r!))
            .join(''),
        p.hair,
      ) +
      stroke(
        curve([
          [140, 0],
          [80, -6],
          [20, 4],
        ]),
        comb,
        5,
      ),
  }
  return {
    back:
      fill(body, p.cloth) +
      [-1, -0.35, 0.35, 1]
        .map((k) =>
          stroke(
            curve([
              [-296, k * 150],
              [-210, k * 104],
              [-130, k * 84],
            ]),
            p.trim,
            6,
          ),
        )
        .join('') +
      stroke(
        curve([
          [-308, -180],
          [-312, -116],
          [-342, -60],
          [-324, 0],
          [-342, 60],
          [-312, 116],
          [-308, 180],
        ]),
        p.trim,
        11,
        'stroke-dasharray="0 26"',
      ),
    backFlat: fill(body, ''),
    arms: arms.map((a) => fill(a.skin, p.skin) + fill(a.sleeve, p.cloth)).join(''),
    armsFlat: arms.map((a) => fill(a.skin, '') + fill(a.sleeve, '')).join(''),
    head:
      fill(
        circle(94, -80, 18) +
          circle(94, 80, 18) +
          scalp +
          blob([
            [150, -54],
            [186, -18],
            [202, 0],
            [186, 18],
            [150, 54],
          ]),
        p.skin,
      ) + hair[p.cut],
    headFlat: fill(scalp, ''),
  }
}

const C = 1000
type Layer = keyof ReturnType<typeof person>
function ring(group: Person[], radius: number, near: number, far: number, start: number, size: number) {
  const placed = group.map((p, i) => ({ ...person(p, near, far), angle: start + (i * 360) / group.length }))
  return (layer: Layer) =>
    placed
      .map((p) => {
        const a = (p.angle * Math.PI) / 180
        return place(p[layer], C + Math.cos(a) * radius, C + Math.sin(a) * radius, size, p.angle + 180)
      })
      .join('')
}
const all = ring(people, 500, 36, 372, 8, 1.08)
// the line embraces the embrace: in from the left, once around everybody, and out again
// the line comes in from the left, goes once around everybody, and out again below
const line: P[] = [
  [-90, 1620],
  [120, 1500],
  ...Array.from({ length: 34 }, (_, i): P => {
    const a = 2.72 - (i / 33) * (Math.PI * 2 + 0.05)
    const r = 735 + 34 * Math.sin(a * 9 + 1.2) + i
    return [C + Math.cos(a) * r, C + Math.sin(a) * r]
  }),
  [360, 1560],
  [330, 1760],
  [220, 1900],
  [180, 2090],
]

export const picture: PrintedPicture = {
  size: [2400, 2400],
  units: [2000, 2000],
  paper: c.mix(c.ochre, c.blush, 0.35),
  plates: [
    { art: fill(circle(C, C, 900), c.blush), wear: 0.7 },
    { art: fill(circle(C, C, 420), c.paper), wear: 0.5, shift: [4, -3] },
    {
      art: `<g transform="translate(24 30)">${all('backFlat')}</g>`.replace(/fill=""/g, `fill="${c.rose}"`),
      mode: 'overprint',
    },
    { art: all('back') },
    { art: shade(all('backFlat'), c.dusk, [-16, -12], 0.2), mode: 'overprint' },
    { art: fill(swellingLine(line, 17, 8), c.terracotta) },
    { art: all('arms') },
    { art: shade(all('armsFlat'), c.dusk, [-12, -9], 0.2), mode: 'overprint' },
    { art: all('head') },
    { art: shade(all('headFlat'), c.dusk, [-16, -12], 0.2), mode: 'overprint', shift: [2, 2] },
  ],
}
