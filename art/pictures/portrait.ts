// The portrait: few shapes, one light. Half of the face is in a second, transparent colour, whose edge
// follows the line of brow and nose; seen from afar, that line makes the likeness.
import { shade } from '../kit/figure.ts'
import * as c from '../kit/palette.ts'
import type { PrintedPicture } from '../kit/press.ts'
import { blob, circle, curve, fill, limb, swellingLine, stroke, type P } from '../kit/shapes.ts'

const greying = c.mix(c.silver, c.ink, 0.4)
const skin = c.mix(c.blush, c.rose, 0.42)
const face: P[] = [
  [790, 470],
  [980, 540],
  [1052, 740],
  [1034, 930],
  [950, 1110],
  [800, 1208],
  [655, 1115],
  [562, 935],
  [540, 740],
  [604, 545],
]
const neck: P[] = [
  [668, 1040],
  [672, 1220],
  [640, 1350],
  [560, 1440],
  [800, 1640],
  [1040, 1440],
  [952, 1350],
  [926, 1220],
  [940, 1040],
]
const ear = (x: number, lean: number) =>
  blob([
    [x, 800],
    [x + lean * 42, 790],
    [x + lean * 46, 870],
    [x + lean * 16, 950],
    [x - lean * 10, 930],
  ])
const hairBack: P[] = [
  [790, 372],
  [1010, 430],
  [1112, 610],
  [1110, 800],
  [1060, 930],
  [800, 900],
  [530, 930],
  [480, 800],
  [478, 610],
  [570, 430],
]
const left: P[] = [
  [714, 486],
  [640, 560],
  [578, 660],
  [548, 800],
  [522, 880],
  [486, 780],
  [492, 590],
  [580, 440],
  [720, 384],
]
const right: P[] = [
  [700, 480],
  [800, 590],
  [930, 640],
  [1016, 730],
  [1048, 890],
  [1102, 790],
  [1104, 610],
  [1010, 440],
  [840, 372],
  [700, 392],
]
const bun = limb([
  [730, 360, 96],
  [800, 270, 128],
  [890, 262, 118],
  [930, 330, 84],
])
const dress: P[] = [
  [-60, 2100],
  [60, 1760],
  [300, 1548],
  [560, 1432],
  [640, 1540],
  [800, 1650],
  [960, 1540],
  [1040, 1432],
  [1310, 1548],
  [1540, 1760],
  [1660, 2100],
]

const strands: P[][] = [
  [
    [700, 470],
    [596, 540],
    [530, 690],
    [512, 820],
  ],
  [
    [690, 430],
    [570, 500],
    [508, 640],
  ],
  [
    [720, 470],
    [850, 560],
    [1000, 640],
    [1066, 800],
  ],
  [
    [740, 440],
    [900, 500],
    [1040, 610],
    [1084, 720],
  ],
  [
    [780, 410],
    [930, 440],
    [1040, 530],
  ],
  [
    [716, 330],
    [770, 232],
    [880, 214],
    [950, 290],
  ],
  [
    [770, 350],
    [800, 290],
    [870, 282],
    [890, 330],
  ],
]
const lids: P[][] = [
  [
    [600, 812],
    [640, 794],
    [696, 790],
    [744, 818],
  ],
  [
    [856, 818],
    [902, 790],
    [958, 794],
    [998, 810],
  ],
]
// laughter lines around the eyes
const under: P[][] = [
  [
    [580, 832],
    [566, 846],
  ],
  [
    [592, 846],
    [580, 866],
  ],
  [
    [1016, 832],
    [1028, 846],
  ],
  [
    [1004, 846],
    [1014, 866],
  ],
  [
    [646, 866],
    [680, 872],
    [712, 866],
  ],
  [
    [888, 866],
    [924, 872],
    [956, 864],
  ],
]
const nose: P[] = [
  [752, 712],
  [778, 780],
  [782, 870],
  [762, 950],
  [776, 982],
  [812, 990],
  [846, 976],
]
const brows =
  limb([
    [588, 728, 5],
    [650, 700, 11],
    [744, 714, 8],
  ]) +
  limb([
    [860, 714, 8],
    [950, 700, 11],
    [1008, 726, 5],
  ])
const lips = blob([
  [706, 1054],
  [760, 1046],
  [802, 1054],
  [846, 1046],
  [898, 1050],
  [850, 1088],
  [802, 1098],
  [752, 1090],
])
// the side of the face that is turned away from the window
const dusk: P[] = [
  [790, 470],
  [980, 540],
  [1052, 740],
  [1034, 930],
  [950, 1110],
  [800, 1208],
  [810, 1110],
  [846, 990],
  [806, 930],
  [800, 820],
  [770, 700],
  [800, 590],
]
// no head is quite upright
const tilt = (art: string) => `<g transform="rotate(-4 800 1280)">${art}</g>`
const halo: P[] = [
  [-60, 1500],
  [170, 1330],
  [250, 980],
  [180, 600],
  [330, 250],
  [700, 90],
  [1130, 130],
  [1390, 440],
  [1420, 860],
  [1330, 1240],
  [1420, 1480],
  [1660, 1560],
]

export const picture: PrintedPicture = {
  size: [1600, 2000],
  paper: c.mix(c.ochre, c.blush, 0.35),
  plates: [
    { art: fill(circle(800, 800, 690), c.terracotta), wear: 0.5 },
    { art: fill(swellingLine(halo, 24, 3), c.blush), shift: [-4, 3] },
    { art: tilt(fill(blob(hairBack) + bun, greying)) },
    { art: tilt(shade(fill(blob(hairBack) + bun, ''), c.aubergine, [-34, -20], 0.16)), mode: 'overprint' },
    { art: fill(blob(neck), skin) + tilt(fill(ear(540, -1) + ear(1052, 1), skin)) },
    {
      art: tilt(
        fill(
          blob([
            [670, 1080],
            [800, 1230],
            [940, 1080],
            [906, 1250],
            [850, 1270],
            [720, 1250],
          ]),
          c.rose,
        ),
      ),
      mode: 'overprint',
      shift: [4, 4],
    },
    { art: tilt(fill(blob(face), skin)) },
    { art: tilt(fill(blob(dusk), c.mix(c.rose, c.paper, 0.42))), mode: 'overprint', wear: 0.6 },
    {
      art: tilt(fill(circle(634, 944, 62, 54) + circle(966, 944, 58, 52), c.mix(c.rose, c.paper, 0.45))),
      mode: 'overprint',
      wear: 1,
    },
    { art: tilt(fill(blob(left) + blob(right), greying)), shift: [3, -3] },
    { art: tilt(strands.map((s, i) => stroke(curve(s), i % 2 ? c.silver : c.blush, i % 2 ? 16 : 7)).join('')) },
    { art: fill(blob(dress), c.aubergine), wear: 0.5 },
    {
      art:
        stroke(
          curve([
            [560, 1440],
            [640, 1548],
            [800, 1658],
            [960, 1548],
            [1040, 1440],
          ]),
          c.ochre,
          12,
        ) +
        Array.from({ length: 7 }, (_, i) =>
          stroke(
            curve([
              [560 - i * 62, 1500 + i * 34],
              [640 - i * 46, 1650 + i * 46],
              [800, 1760 + i * 62],
              [960 + i * 46, 1650 + i * 46],
              [1040 + i * 62, 1500 + i * 34],
            ]),
            c.rose,
            9,
            'stroke-dasharray="0 38"',
          ),
        ).join(''),
      shift: [4, 5],
    },
    {
      art: tilt(
        fill(brows, c.mix(c.aubergine, c.silver, 0.25)) +
          [...lids].map((l) => stroke(curve(l), c.ink, 12)).join('') +
          under.map((l) => stroke(curve(l), c.terracotta, 5)).join('') +
          fill(
            blob([
              [646, 796],
              [670, 792],
              [696, 796],
              [690, 824],
              [671, 834],
              [652, 824],
            ]) +
              blob([
                [900, 796],
                [926, 792],
                [950, 796],
                [944, 824],
                [925, 834],
                [906, 824],
              ]),
            c.ink,
          ) +
          stroke(curve(nose), c.terracotta, 10),
      ),
      shift: [2, 2],
      wear: 0.2,
    },
    {
      art: tilt(
        fill(lips, c.terracotta) +
          stroke(
            curve([
              [690, 1046],
              [752, 1066],
              [802, 1068],
              [850, 1066],
              [914, 1042],
            ]),
            c.aubergine,
            7,
          ) +
          fill(circle(522, 1010, 26, 34) + circle(1076, 1010, 26, 34), c.ochre),
      ),
      wear: 0.3,
    },
  ],
}
