// Arm in arm, seen from behind: five people walk into the evening, the line is their path.
import { figure, shade, type Pose } from '../kit/figure.ts'
import * as c from '../kit/palette.ts'
import type { PrintedPicture, Plate } from '../kit/press.ts'
import { circle, fill, limb, place, type P } from '../kit/shapes.ts'

const [fair, pink, tan, brown, deep] = c.skins
const plum = c.mix(c.terracotta, c.aubergine, 0.6)
type Walker = Pick<Pose, 'skin' | 'top' | 'hair' | 'cut'> &
  Partial<Pose> & { x: number; size: number; lean: number; first: 0 | 1; left: P[]; right: P[]; dress?: string }

const walkers: Walker[] = [
  {
    x: 440,
    size: 1.44,
    lean: 16,
    first: 0,
    skin: brown,
    top: c.ochre,
    dress: c.ochre,
    hair: c.aubergine,
    cut: 'bun',
    left: [
      [-150, -480],
      [-196, -370],
      [-226, -300],
    ],
    right: [
      [128, -500],
      [200, -470],
      [230, -460],
    ],
  },
  {
    x: 800,
    size: 1.58,
    lean: -8,
    first: 1,
    skin: fair,
    top: c.pine,
    bottom: plum,
    hair: c.silver,
    cut: 'short',
    girth: 1.2,
    waist: 1.25,
    sleeve: 0.95,
    left: [
      [-170, -540],
      [-250, -570],
      [-306, -592],
    ],
    right: [
      [140, -500],
      [200, -460],
      [230, -440],
    ],
  },
  {
    x: 1190,
    size: 1.36,
    lean: 10,
    first: 0,
    skin: pink,
    top: c.aubergine,
    dress: c.aubergine,
    hair: c.silver,
    cut: 'bob',
    girth: 1.35,
    waist: 1.25,
    sleeve: 0.5,
    left: [
      [-176, -530],
      [-250, -480],
      [-300, -446],
    ],
    right: [
      [150, -500],
      [220, -470],
      [250, -450],
    ],
  },
  {
    x: 1560,
    size: 1.62,
    lean: -12,
    first: 1,
    skin: deep,
    top: c.mix(c.paper, c.blush, 0.3),
    bottom: c.aubergine,
    hair: c.ink,
    cut: 'curls',
    sleeve: 0.5,
    left: [
      [-160, -520],
      [-232, -500],
      [-284, -484],
    ],
    right: [
      [130, -500],
      [200, -470],
      [230, -450],
    ],
  },
  {
    x: 1930,
    size: 1.46,
    lean: -20,
    first: 0,
    skin: tan,
    top: c.terracotta,
    dress: c.terracotta,
    hair: c.aubergine,
    cut: 'tail',
    left: [
      [-160, -560],
      [-226, -540],
      [-276, -520],
    ],
    right: [
      [156, -500],
      [214, -400],
      [262, -342],
    ],
  },
]

const people = walkers.map((w) => {
  const g = w.girth ?? 1
  const half = 62 * (0.8 + 0.2 * g)
  const tip = w.first ? 9 : -9
  const stand = (x: number): P[] => [
    [x, -214],
    [x * 0.85, -34],
    [x * 0.85 + 12, -2],
  ]
  const lift = (x: number): P[] => [
    [x * 1.15, -226],
    [x * 1.5, -92],
    [x * 1.42, -26],
  ]
  const hip = 34 * g
  const sway = w.first ? 26 : -26
  const hem = (
    [
      [-86, -420],
      [-108, -330],
      [-150, -220],
      [-142, -180],
      [-50, -200],
      [40, -176],
      [136, -190],
      [150, -222],
      [108, -330],
      [86, -420],
    ] as P[]
  ).map(([x, y]): P => [x * (0.7 + 0.3 * g) + sway * Math.max(0, (y + 420) / 200), y])
  const pose: Pose = {
    head: [w.lean * 1.6, -704, w.lean],
    face: 'back',
    neck: [w.lean * 0.5, -630],
    shoulders: [
      [-half + 6, -610 + tip],
      [half + 6, -610 - tip],
    ],
    hips: [
      [-hip, -402 - tip],
      [hip, -402 + tip],
    ],
    arms: [w.left, w.right],
    legs: w.first ? [stand(-hip), lift(hip)] : [lift(-hip), stand(hip)],
    line: c.blush,
    ...w,
    ...(w.dress
      ? {
          skirt: {
            color: w.dress,
            hem,
            fold: c.mix(w.dress, c.paper, 0.55),
            dots: [hem.slice(2, 8).map(([x, y]): P => [x * 0.88, y - 28])],
            folds: [
              [
                [-30, -410],
                [-44 + sway * 0.5, -300],
                [-56 + sway, -236],
              ],
              [
                [30, -410],
                [46 + sway * 0.5, -300],
                [56 + sway, -236],
              ],
            ],
          },
        }
      : {}),
  }
  return { ...figure(pose), x: w.x, y: 1440 + (w.size - 1.5) * 120, s: w.size }
})
const shadows = people
  .map(({ x, y, s }) =>
    limb([
      [x, y - 6, 44 * s],
      [x + (x - 1200) * 0.12, y + 90, 74 * s],
      [x + (x - 1200) * 0.3, y + 260, 90 * s],
    ]),
  )
  .join('')
// here the line is a road, so it is thin where it is far away
const path = limb([
  [1240, 638, 3],
  [1150, 668, 6],
  [1290, 705, 9],
  [1500, 760, 14],
  [1420, 850, 20],
  [1100, 920, 27],
  [880, 1020, 35],
  [1010, 1150, 44],
  [1380, 1260, 50],
  [1500, 1420, 62],
  [1250, 1600, 70],
  [1100, 1760, 80],
])

export const picture: PrintedPicture = {
  size: [2400, 1600],
  paper: c.mix(c.ochre, c.blush, 0.42),
  plates: [
    { art: fill(circle(1240, 600, 520), c.paper), wear: 0.5 },
    {
      art: fill('M-50 650C500 600 1000 690 1500 640S2200 620 2450 660V1700H-50Z', c.mix(c.rose, c.blush, 0.5)),
      shift: [0, 5],
      wear: 0.6,
    },
    { art: fill(path, c.terracotta) },
    { art: fill(shadows, c.rose), mode: 'overprint' },
    ...people.flatMap((p): Plate[] => [
      { art: place(p.art, p.x, p.y, p.s) },
      { art: place(shade(p.shape, c.dusk, [-15, -9]), p.x, p.y, p.s), mode: 'overprint', shift: [2, 2] },
    ]),
  ],
}
