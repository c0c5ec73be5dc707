// Two people sit back to back and lean on each other.
import { shade } from '../kit/figure.ts'
import { hand } from '../kit/hand-and-foot.ts'
import { head } from '../kit/head.ts'
import * as c from '../kit/palette.ts'
import type { PrintedPicture } from '../kit/press.ts'
import { blob, circle, curve, fill, limb, place, swellingLine, stroke, type P } from '../kit/shapes.ts'

interface Sitter {
  skin: string
  top: string
  legs: string
  hair: string
  cut: 'curls' | 'short'
  broad: number
  line: string
}

/** Someone sitting on the floor, facing right, the back on the line x = 0. */
function sitter(s: Sitter) {
  const b = s.broad
  const torso = blob([
    [60, 20],
    [-6, -120],
    [2, -360],
    [-14, -600],
    [16, -760],
    [90, -838],
    [170, -800],
    [232, -700],
    [262 * b, -520],
    [240 * b, -340],
    [300 * b, -150],
    [280, 10],
  ])
  const thigh = limb([
    [150, -110, 120 * b],
    [300, -260, 104 * b],
    [470, -470, 74],
    [508, -500, 66],
  ])
  const shin = limb([
    [506, -492, 68],
    [496, -380, 74],
    [430, -200, 60],
    [386, -70, 44],
  ])
  const bare =
    limb([
      [400, -130, 38],
      [372, -50, 34],
      [346, -22, 30],
    ]) +
    limb([
      [346, -24, 28],
      [440, -26, 30],
      [530, -20, 26],
      [592, -12, 16],
    ]) +
    limb([
      [380, -70, 34],
      [460, -46, 28],
      [540, -26, 20],
    ])
  const upper = limb([
    [112, -706, 84 * b],
    [160, -570, 72 * b],
    [250, -462, 60],
    [340, -456, 52],
    [430, -500, 46],
  ])
  const fore = limb([
    [380, -478, 40],
    [440, -508, 34],
    [480, -526, 30],
  ])
  const h = head([100, -985, -20], 'right', s.cut, s.skin, s.hair, s.line)
  const face = `<g transform="translate(100 -985) scale(2.3) translate(-100 985)">${h.art}</g>`
  const neck = limb([
    [84, -800, 62],
    [70, -880, 50],
    [92, -940, 54],
  ])
  const palm = hand([478, -524], [590, -420], -1, 0.15)
  const parts: [string, string][] = [
    [bare, s.skin],
    [shin + thigh, s.legs],
    [neck, s.skin],
    [torso, s.top],
    [fore + palm, s.skin],
    [upper, s.top],
  ]
  return {
    art:
      parts
        .slice(0, 4)
        .map(([d, color]) => fill(d, color))
        .join('') +
      face +
      parts
        .slice(4)
        .map(([d, color]) => fill(d, color))
        .join(''),
    shape:
      parts.map(([d]) => fill(d, '')).join('') +
      `<g transform="translate(100 -985) scale(2.3) translate(-100 985)">${h.shape}</g>`,
    lines:
      stroke(
        curve([
          [150, -640],
          [190, -540],
          [270, -490],
        ]),
        s.line,
        7,
      ) +
      stroke(
        curve([
          [40, -420],
          [24, -250],
          [60, -110],
        ]),
        s.line,
        7,
        'stroke-dasharray="0 24"',
      ),
  }
}

const one = sitter({
  skin: c.skins[4],
  top: c.terracotta,
  legs: c.pine,
  hair: c.ink,
  cut: 'curls',
  broad: 1,
  line: c.blush,
})
const two = sitter({
  skin: c.skins[1],
  top: c.mix(c.paper, c.blush, 0.4),
  legs: c.mix(c.aubergine, c.terracotta, 0.3),
  hair: c.silver,
  cut: 'short',
  broad: 1.12,
  line: c.terracotta,
})
const right = (art: string) => place(art, 806, 1730, 1.2)
const left = (art: string) => place(art, 794, 1730, 1.2, 0, true)
const line: P[] = [
  [-60, 900],
  [90, 640],
  [330, 470],
  [560, 330],
  [780, 210],
  [980, 230],
  [1010, 380],
  [860, 420],
  [800, 330],
  [860, 160],
  [1100, 120],
  [1340, 280],
  [1480, 560],
  [1660, 640],
]

export const picture: PrintedPicture = {
  size: [1600, 2000],
  paper: c.aubergine,
  plates: [
    {
      art: fill(
        blob([
          [800, 110],
          [1240, 250],
          [1500, 760],
          [1510, 1400],
          [1490, 1770],
          [800, 1810],
          [110, 1770],
          [90, 1400],
          [100, 760],
          [360, 250],
        ]),
        c.mix(c.ochre, c.blush, 0.3),
      ),
      wear: 0.25,
    },
    { art: fill(circle(800, 1738, 760, 80), c.rose), mode: 'overprint' },
    { art: fill(swellingLine(line, 22, 4), c.terracotta) },
    { art: left(two.art) },
    { art: left(shade(two.shape, c.dusk, [22, -16], 0.2)), mode: 'overprint' },
    { art: right(one.art) },
    { art: right(shade(one.shape, c.dusk, [-24, -16], 0.2)), mode: 'overprint' },
    { art: left(two.lines) + right(one.lines), shift: [5, 4] },
  ],
}
