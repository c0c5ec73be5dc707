// One dancer, arms raised, in the turn of her own line.
import { figure, shade, type Pose } from '../kit/figure.ts'
import * as c from '../kit/palette.ts'
import type { PrintedPicture } from '../kit/press.ts'
import { blob, circle, fill, limb, place, swellingLine, type P } from '../kit/shapes.ts'

const dancer: Pose = {
  head: [-28, -708, 22],
  face: 'left',
  neck: [6, -624],
  shoulders: [
    [-60, -626],
    [72, -600],
  ],
  hips: [
    [-34, -396],
    [52, -410],
  ],
  girth: 1.15,
  waist: 1.12,
  arms: [
    [
      [-166, -748],
      [-138, -890],
      [-76, -960],
    ],
    [
      [190, -660],
      [266, -790],
      [330, -856],
    ],
  ],
  legs: [
    [
      [-20, -214],
      [-30, -34],
      [-106, -2],
    ],
    [
      [150, -250],
      [262, -168],
      [318, -196],
    ],
  ],
  skin: c.skins[3],
  top: c.terracotta,
  sleeve: 0.3,
  hair: c.silver,
  cut: 'bun',
  line: c.blush,
  skirt: {
    color: c.terracotta,
    fold: c.blush,
    hem: [
      [-88, -430],
      [-126, -320],
      [-190, -210],
      [-176, -168],
      [-70, -176],
      [50, -130],
      [170, -120],
      [300, -170],
      [364, -250],
      [340, -290],
      [210, -330],
      [108, -430],
    ],
    folds: [
      [
        [-46, -430],
        [-76, -320],
        [-120, -216],
      ],
      [
        [0, -424],
        [0, -310],
        [10, -196],
      ],
      [
        [40, -430],
        [84, -310],
        [130, -186],
      ],
      [
        [74, -436],
        [150, -340],
        [256, -250],
      ],
    ],
    dots: [
      [
        [-160, -196],
        [-64, -204],
        [54, -158],
        [166, -148],
        [284, -194],
        [334, -254],
      ],
    ],
  },
}
const one = figure(dancer)
const lay = (art: string) => place(art, 740, 1800, 1.74)
const turning: P[] = [
  [-60, 1560],
  [200, 1620],
  [560, 1560],
  [1010, 1330],
  [1180, 1110],
  [1010, 960],
  [640, 980],
  [420, 1130],
  [520, 1290],
  [900, 1250],
  [1260, 980],
  [1330, 640],
  [1180, 420],
  [1010, 470],
  [1060, 640],
  [1300, 620],
  [1480, 360],
  [1660, 200],
]
// large leaves of cut paper, half out of the picture
const frond = (x: number, y: number, angle: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})">${fill(
    limb([
      [0, 0, 20],
      [0, -200, 26],
      [10, -420, 20],
      [20, -620, 6],
    ]) +
      [-1, 1]
        .flatMap((s) =>
          [70, 190, 310, 430].map((h, i) =>
            limb([
              [0, -h, 16],
              [s * (110 - i * 12), -h - 70, 46 - i * 5],
              [s * (190 - i * 26), -h - 170, 8],
            ]),
          ),
        )
        .join(''),
    c.pine,
  )}</g>`

export const picture: PrintedPicture = {
  size: [1600, 2000],
  paper: c.aubergine,
  plates: [
    {
      art: fill(
        blob([
          [820, 120],
          [1220, 260],
          [1400, 700],
          [1300, 1100],
          [1420, 1500],
          [1180, 1830],
          [620, 1880],
          [240, 1640],
          [280, 1180],
          [180, 760],
          [400, 300],
        ]),
        c.rose,
      ),
      wear: 0.2,
    },
    {
      art: fill(
        blob([
          [800, 300],
          [1090, 480],
          [1180, 860],
          [1120, 1260],
          [1160, 1560],
          [780, 1700],
          [460, 1520],
          [480, 1100],
          [420, 760],
          [560, 420],
        ]),
        c.blush,
      ),
      shift: [6, 4],
      wear: 0.7,
    },
    {
      art:
        frond(60, 2080, 14, 1.15) + frond(1560, 2080, -20, 1) + frond(1640, 560, -150, 0.8) + frond(-30, 420, 150, 0.7),
      wear: 0.5,
    },
    { art: fill(circle(790, 1806, 330, 38), c.aubergine, 'fill-opacity="1"'), mode: 'overprint' },
    { art: fill(swellingLine(turning, 22, 5), c.paper) },
    { art: lay(one.art) },
    { art: lay(shade(one.shape, c.dusk, [-15, -9])), mode: 'overprint', shift: [2, 2] },
    {
      art:
        fill(swellingLine(turning, 22, 5, 0, 0.262), c.paper) +
        fill(swellingLine(turning, 22, 5, 0.415, 0.775), c.paper),
    },
  ],
}
