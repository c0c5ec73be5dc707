// Hands that meet, in two transparent inks: where the hands overlap, the colours mix.
import * as c from '../kit/palette.ts'
import type { PrintedPicture, Plate } from '../kit/press.ts'
import { blob, circle, curve, fill, limb, swellingLine, stroke, type P, type PR } from '../kit/shapes.ts'

const knuckles: [number, number, number, number, number][] = [
  [470, -146, 430, -13, 60],
  [520, -50, 490, -4, 63],
  [510, 55, 448, 6, 60],
  [455, 148, 345, 17, 51],
]
const rad = (degrees: number) => (degrees * Math.PI) / 180

/** An open hand that reaches to the right; the wrist is at 0,0 and its length is 1000. */
function open(fan: number): string {
  const palm: P[] = [
    [-180, -112],
    [60, -150],
    [240, -196],
    [440, -210],
    [545, -150],
    [575, 0],
    [530, 130],
    [440, 200],
    [230, 190],
    [40, 140],
    [-180, 112],
  ]
  const fingers = knuckles.map(([x, y, length, lean, r], i) => {
    const turn = rad(lean * fan)
    const bend = turn + [0.07, 0.02, -0.05, -0.1][i]!
    const mid: P = [x + Math.cos(turn) * length * 0.5, y + Math.sin(turn) * length * 0.5]
    const on = (share: number, w: number): PR => [
      mid[0] + Math.cos(bend) * length * share,
      mid[1] + Math.sin(bend) * length * share,
      r * w,
    ]
    return limb([
      [x - 90, y, r * 1.05],
      [x + Math.cos(turn) * length * 0.2, y + Math.sin(turn) * length * 0.2, r * 0.97],
      [mid[0], mid[1], r * 0.98],
      on(0.26, 0.86),
      on(0.42, 0.78),
      on(0.52, 0.58),
    ])
  })
  const thumb = limb([
    [20, -70, 105],
    [150, -180, 92],
    [270, -272, 76],
    [380, -340, 74],
    [470, -384, 62],
    [520, -402, 42],
  ])
  const forearm = limb([
    [-1900, 330, 230],
    [-1300, 170, 215],
    [-800, 50, 188],
    [-380, 4, 138],
    [-100, 0, 122],
    [120, 0, 136],
  ])
  return blob(palm) + fingers.join('') + thumb + forearm
}
// few lines, and none where the hands overlap: the fold of a thumb, the tendons of a back
const palmLines: P[][] = [
  [
    [250, -186],
    [190, -60],
    [110, 10],
    [0, 40],
  ],
  [
    [-110, -84],
    [-92, 0],
    [-110, 84],
  ],
  [
    [-140, -70],
    [-126, 0],
    [-140, 70],
  ],
]
const backLines: P[][] = [
  [
    [300, -120],
    [180, -76],
    [60, -40],
  ],
  [
    [320, -30],
    [200, -12],
    [80, -6],
  ],
  [
    [310, 66],
    [200, 52],
    [90, 32],
  ],
]

interface Reach {
  x: number
  y: number
  angle: number
  color: string
  sleeve: string
  lines: P[][]
  pen: string
}
const reaches: Reach[] = [
  { x: 640, y: 925, angle: -9, color: c.rose, sleeve: c.aubergine, lines: palmLines, pen: c.aubergine },
  { x: 1766, y: 668, angle: 171, color: c.ochre, sleeve: c.pine, lines: backLines, pen: c.terracotta },
]
const lay = (r: Reach, art: string) =>
  `<g transform="translate(${r.x} ${r.y}) rotate(${r.angle}) scale(0.98)">${art}</g>`
const cuff = limb([
  [-1900, 330, 310],
  [-1300, 170, 280],
  [-800, 50, 226],
  [-560, 18, 188],
])
const cuffLine = (at: number, w: number): P[] => [
  [at, -w + 14],
  [at + 34, 20],
  [at, w + 14],
]
const line: P[] = [
  [-60, 300],
  [240, 180],
  [520, 420],
  [640, 900],
  [820, 1220],
  [1180, 1330],
  [1560, 1180],
  [1730, 760],
  [1700, 420],
  [1880, 240],
  [2160, 400],
  [2460, 330],
]

export const picture: PrintedPicture = {
  size: [2400, 1600],
  paper: c.mix(c.blush, c.paper, 0.25),
  plates: [
    { art: fill(circle(1205, 800, 650), c.paper), wear: 0.8 },
    { art: fill(swellingLine(line, 25, 5), c.terracotta) },
    ...reaches.flatMap((r, i): Plate[] => [
      { art: lay(r, fill(open(i ? 1.05 : 1.2), r.color)), mode: 'overprint', shift: [i * 5 - 3, i * 4], wear: 0.6 },
      { art: lay(r, fill(cuff, r.sleeve)) },
      {
        art: lay(r, stroke(curve(cuffLine(-470, 150)), i ? c.ochre : c.rose, 20, 'stroke-dasharray="0 42"')),
        shift: [4, 3],
      },
    ]),
    {
      art: reaches.map((r) => lay(r, r.lines.map((l) => stroke(curve(l), r.pen, 7)).join(''))).join(''),
      shift: [6, 5],
    },
    { art: fill(swellingLine(line, 25, 5, 0.2, 0.34), c.terracotta) },
  ],
}
