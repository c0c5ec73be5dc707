// A quiet room late in the day: two chairs, a window over roofs, and the line drifting in.
import { shade } from '../kit/figure.ts'
import * as c from '../kit/palette.ts'
import type { PrintedPicture } from '../kit/press.ts'
import { blob, circle, curve, fill, limb, swellingLine, stroke, type P } from '../kit/shapes.ts'

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`
const wall = c.mix(c.blush, c.rose, 0.22)
const light = c.mix(c.paper, c.ochre, 0.22)

const arch = 'M250 1180V560C250 340 400 210 560 210S870 340 870 560V1180Z'
const inside = `<clipPath id="pane"><path d="${arch}"/></clipPath>`
const roofs =
  fill('M200 1010L330 940L430 990L520 930L640 985L700 950L900 1010V1200H200Z', c.rose) +
  fill('M200 1100L290 1040L400 1090L400 1060L470 1060L470 1100L620 1030L760 1095L900 1050V1200H200Z', c.terracotta) +
  fill(box(318, 1096, 22, 30) + box(520, 1110, 22, 30) + box(690, 1104, 22, 30), c.ochre)
const view = `${inside}<g clip-path="url(#pane)">${fill(arch, c.mix(c.ochre, c.paper, 0.45))}${fill(circle(640, 800, 130), c.paper)}${fill(box(200, 900, 700, 90), c.mix(c.ochre, c.rose, 0.5))}${roofs}</g>`
const frame =
  stroke(arch, c.paper, 34) +
  stroke('M560 210V1180', c.paper, 20) +
  stroke('M250 720H870', c.paper, 20) +
  fill(box(200, 1168, 720, 46), c.paper)
// the light of the window on wall and floor
const thrown = `<g transform="matrix(0.95 0.2 0 0.92 980 130)">${fill(arch, light)}${stroke('M560 200V1180M240 720H880', wall, 26)}</g>`

const back = blob([
  [800, 1010],
  [850, 880],
  [1000, 810],
  [1180, 792],
  [1360, 810],
  [1510, 880],
  [1556, 1010],
  [1560, 1300],
  [1540, 1640],
  [820, 1640],
  [796, 1300],
])
const seat = blob([
  [830, 1520],
  [1000, 1486],
  [1350, 1486],
  [1530, 1520],
  [1546, 1610],
  [1500, 1690],
  [860, 1690],
  [812, 1610],
])
const base = blob([
  [800, 1640],
  [1180, 1660],
  [1560, 1640],
  [1576, 1800],
  [1540, 1880],
  [1180, 1896],
  [820, 1880],
  [782, 1800],
])
const rest = (x: number, lean: number) =>
  limb([
    [x + lean * 30, 1330, 62],
    [x - lean * 8, 1400, 92],
    [x - lean * 22, 1560, 90],
    [x - lean * 14, 1730, 84],
    [x, 1840, 66],
  ])
const legs =
  limb([
    [840, 1880, 26],
    [812, 2010, 15],
  ]) +
  limb([
    [1520, 1880, 26],
    [1548, 2010, 15],
  ])
const cushion = blob([
  [960, 1240],
  [1120, 1200],
  [1290, 1170],
  [1330, 1300],
  [1360, 1470],
  [1190, 1500],
  [1010, 1530],
  [990, 1390],
])

const near = blob([
  [-120, 1760],
  [60, 1700],
  [220, 1760],
  [300, 1900],
  [330, 2140],
  [330, 2480],
  [-120, 2480],
])
const leaf = (x: number, y: number, tx: number, ty: number, w: number) =>
  limb([
    [x, y, 3],
    [x + (tx - x) * 0.35, y + (ty - y) * 0.4 - w * 0.5, w],
    [x + (tx - x) * 0.7, y + (ty - y) * 0.72, w * 0.8],
    [tx, ty, 2],
  ])
const twigs: [number, number, number, number, number][] = [
  [1720, 1500, 1560, 1120, 52],
  [1725, 1420, 1840, 1030, 56],
  [1722, 1300, 1640, 860, 50],
  [1725, 1180, 1800, 740, 44],
  [1722, 1540, 1900, 1300, 54],
  [1718, 1600, 1620, 1380, 46],
  [1724, 1120, 1700, 640, 40],
  [1722, 1620, 1890, 1500, 44],
]
const stems = twigs
  .map(([x, y, tx, ty]) =>
    stroke(
      curve([
        [1722, 1700],
        [x, y],
        [x + (tx - x) * 0.5, y + (ty - y) * 0.5 - 20],
        [tx, ty],
      ]),
      c.mix(c.pine, c.paper, 0.45),
      5,
    ),
  )
  .join('')
const pot = 'M1610 1680H1840L1806 1960C1800 1990 1660 1990 1650 1960Z'
const drift: P[] = [
  [262, 600],
  [330, 680],
  [440, 700],
  [560, 600],
  [680, 430],
  [800, 440],
  [800, 600],
  [700, 760],
  [700, 940],
  [800, 1050],
  [950, 1080],
  [1100, 1120],
  [1260, 1360],
  [1500, 1470],
  [1660, 1640],
  [1560, 2010],
  [1200, 2150],
  [820, 2110],
  [600, 2210],
  [700, 2340],
  [980, 2330],
  [1300, 2460],
]

export const picture: PrintedPicture = {
  size: [1920, 2400],
  paper: wall,
  plates: [
    { art: thrown, wear: 0.6 },
    { art: fill(box(-20, 1900, 1960, 520), c.mix(c.rose, c.blush, 0.18)), wear: 0.6 },
    {
      art:
        fill(circle(1130, 2150, 900, 210), c.mix(c.ochre, c.blush, 0.3)) +
        stroke(circle(1130, 2150, 820, 180), c.paper, 9, 'stroke-dasharray="0 30"'),
      shift: [4, 3],
    },
    { art: view },
    { art: frame, shift: [5, -3], wear: 0.2 },
    { art: fill(pot, c.ochre) + fill(twigs.map((t) => leaf(...t)).join(''), c.pine) + stems },
    { art: shade(fill(pot, ''), c.terracotta, [-60, -10], 0.3), mode: 'overprint' },
    { art: fill(circle(1180, 2010, 520, 60), c.terracotta), mode: 'overprint' },
    { art: fill(legs, c.ink) + fill(back, c.aubergine) },
    {
      art: stroke(
        curve([
          [900, 1480],
          [880, 1200],
          [930, 970],
          [1180, 900],
          [1430, 970],
          [1478, 1200],
          [1460, 1480],
        ]),
        c.rose,
        7,
      ),
      shift: [4, 3],
    },
    {
      art:
        fill(cushion, c.ochre) +
        stroke(
          curve([
            [1010, 1300],
            [1150, 1260],
            [1300, 1230],
          ]),
          c.terracotta,
          8,
          'stroke-dasharray="0 26"',
        ) +
        stroke(
          curve([
            [1030, 1380],
            [1170, 1345],
            [1325, 1310],
          ]),
          c.terracotta,
          8,
          'stroke-dasharray="0 26"',
        ) +
        stroke(
          curve([
            [1040, 1460],
            [1180, 1425],
            [1340, 1390],
          ]),
          c.terracotta,
          8,
          'stroke-dasharray="0 26"',
        ),
    },
    { art: shade(fill(cushion, ''), c.terracotta, [-30, -20], 0.3), mode: 'overprint' },
    { art: fill(seat, c.mix(c.aubergine, c.terracotta, 0.32)) + fill(base, c.aubergine) },
    { art: fill(rest(800, 1) + rest(1560, -1), c.mix(c.aubergine, c.rose, 0.16)), shift: [2, -2] },
    {
      art:
        shade(fill(rest(800, 1), ''), c.dusk, [-26, -16], 0.3) +
        shade(fill(rest(1560, -1), ''), c.dusk, [-26, -16], 0.3),
      mode: 'overprint',
    },
    { art: fill(swellingLine(drift, 24, 5), c.terracotta) },
    { art: fill(near, c.terracotta), wear: 0.5 },
    { art: shade(fill(near, ''), c.dusk, [-70, 20], 0.25), mode: 'overprint' },
    {
      art: stroke(
        curve([
          [-40, 1840],
          [90, 1800],
          [190, 1880],
          [230, 2120],
          [236, 2440],
        ]),
        c.blush,
        7,
      ),
      shift: [3, 3],
    },
  ],
}
