// Four people dance, each in their own way; one line goes through all of them.
import { figure, shade, type Pose } from '../kit/figure.ts'
import * as c from '../kit/palette.ts'
import type { PrintedPicture, Plate } from '../kit/press.ts'
import { circle, fill, limb, place, swellingLine, type P } from '../kit/shapes.ts'

const bow: Pose = {
  head: [-92, -700, -26],
  face: 'left',
  neck: [-52, -630],
  shoulders: [
    [-112, -612],
    [16, -622],
  ],
  hips: [
    [-30, -398],
    [46, -414],
  ],
  arms: [
    [
      [-236, -690],
      [-250, -840],
      [-206, -912],
    ],
    [
      [132, -520],
      [196, -424],
      [226, -362],
    ],
  ],
  legs: [
    [
      [-92, -232],
      [-178, -78],
      [-218, -6],
    ],
    [
      [48, -215],
      [20, -34],
      [92, -4],
    ],
  ],
  skin: c.skins[3],
  top: c.ochre,
  hair: c.aubergine,
  cut: 'bun',
  line: c.aubergine,
  skirt: {
    color: c.ochre,
    fold: c.paper,
    hem: [
      [-84, -440],
      [-140, -330],
      [-214, -230],
      [-196, -190],
      [-96, -206],
      [20, -150],
      [150, -170],
      [300, -270],
      [340, -330],
      [308, -366],
      [190, -366],
      [92, -440],
    ],
    folds: [
      [
        [-40, -430],
        [-84, -320],
        [-150, -226],
      ],
      [
        [4, -430],
        [10, -310],
        [24, -200],
      ],
      [
        [44, -440],
        [110, -330],
        [220, -290],
      ],
    ],
    dots: [
      [
        [-180, -214],
        [-96, -228],
        [20, -174],
        [150, -194],
        [290, -290],
      ],
    ],
  },
}
const sky: Pose = {
  head: [30, -706, 20],
  face: 'right',
  neck: [4, -630],
  shoulders: [
    [-80, -622],
    [80, -600],
  ],
  hips: [
    [-50, -390],
    [52, -402],
  ],
  girth: 1.4,
  waist: 1.3,
  arms: [
    [
      [-220, -690],
      [-226, -836],
      [-268, -908],
    ],
    [
      [166, -506],
      [196, -596],
      [186, -660],
    ],
  ],
  legs: [
    [
      [-70, -220],
      [-100, -40],
      [-36, -6],
    ],
    [
      [86, -230],
      [140, -66],
      [206, -20],
    ],
  ],
  skin: c.skins[0],
  top: c.aubergine,
  sleeve: 0.42,
  hair: c.silver,
  cut: 'bob',
  line: c.terracotta,
  skirt: {
    color: c.aubergine,
    fold: c.rose,
    hem: [
      [-140, -420],
      [-176, -280],
      [-236, -140],
      [-190, -116],
      [-60, -142],
      [60, -108],
      [200, -136],
      [236, -170],
      [180, -300],
      [140, -430],
    ],
    dots: [
      [
        [-120, -400],
        [-150, -280],
        [-196, -160],
      ],
      [
        [-60, -390],
        [-72, -280],
        [-84, -166],
      ],
      [
        [4, -390],
        [10, -280],
        [20, -150],
      ],
      [
        [66, -390],
        [92, -280],
        [120, -146],
      ],
      [
        [116, -400],
        [150, -300],
        [196, -176],
      ],
    ],
  },
}
const knee: Pose = {
  head: [-66, -706, -16],
  face: 'left',
  neck: [-44, -628],
  shoulders: [
    [-112, -596],
    [26, -626],
  ],
  hips: [
    [-36, -410],
    [44, -396],
  ],
  girth: 1.12,
  waist: 1.22,
  arms: [
    [
      [-190, -486],
      [-268, -566],
      [-292, -626],
    ],
    [
      [140, -690],
      [190, -820],
      [160, -900],
    ],
  ],
  legs: [
    [
      [-150, -312],
      [-122, -140],
      [-190, -108],
    ],
    [
      [62, -210],
      [30, -34],
      [-44, -4],
    ],
  ],
  skin: c.skins[4],
  top: c.mix(c.paper, c.blush, 0.35),
  sleeve: 0.5,
  bottom: c.pine,
  trouser: 0.8,
  hair: c.ink,
  cut: 'short',
  line: c.blush,
}
const lunge: Pose = {
  head: [112, -588, 34],
  face: 'right',
  neck: [62, -528],
  shoulders: [
    [-8, -540],
    [112, -492],
  ],
  hips: [
    [-40, -318],
    [40, -306],
  ],
  arms: [
    [
      [-106, -650],
      [-76, -790],
      [-16, -846],
    ],
    [
      [222, -416],
      [312, -500],
      [334, -576],
    ],
  ],
  legs: [
    [
      [-160, -176],
      [-296, -70],
      [-340, -8],
    ],
    [
      [162, -250],
      [140, -38],
      [214, -4],
    ],
  ],
  skin: c.skins[1],
  top: c.rose,
  bottom: c.mix(c.terracotta, c.aubergine, 0.6),
  trouser: 0.72,
  hair: c.aubergine,
  cut: 'tail',
  line: c.aubergine,
}

const line: P[] = [
  [-60, 640],
  [160, 420],
  [420, 560],
  [640, 900],
  [900, 1010],
  [1130, 760],
  [1240, 330],
  [1440, 190],
  [1610, 420],
  [1700, 860],
  [1960, 960],
  [2170, 640],
  [2250, 330],
  [2470, 200],
]
const thread = fill(swellingLine(line, 22, 5), c.terracotta)

/** One row of dancers with its shadows; a row that is printed later is in front. */
function row(cast: [Pose, number, number, number][]): Plate[] {
  const people = cast.map(([pose, x, y, s]) => ({ ...figure(pose), x, y, s }))
  return [
    { art: people.map((p) => place(p.art, p.x, p.y, p.s)).join('') },
    { art: people.map((p) => place(shade(p.shape, c.dusk), p.x, p.y, p.s)).join(''), mode: 'overprint', shift: [3, 2] },
  ]
}
// the ribbon again, as wide as a person is tall: two pieces of cut paper that cross
const broad = limb([
  [-200, 1080, 120],
  [200, 900, 100],
  [560, 480, 130],
  [820, 220, 150],
  [1120, 300, 110],
  [1160, 640, 90],
  [900, 760, 120],
  [760, 540, 140],
  [1000, 130, 110],
  [1400, -60, 130],
])
const second = limb([
  [1000, 1500, 110],
  [1240, 1080, 100],
  [1560, 700, 140],
  [1960, 380, 150],
  [2240, 470, 110],
  [2200, 760, 90],
  [1960, 740, 110],
  [1960, 420, 130],
  [2260, 60, 110],
  [2560, -80, 120],
])
const floor = ([x, y, w]: [number, number, number]) => fill(circle(x, y, w, w * 0.13), c.rose)

export const picture: PrintedPicture = {
  size: [2400, 1350],
  paper: c.paper,
  plates: [
    { art: fill(broad, c.blush), wear: 0.8 },
    { art: fill(second, c.mix(c.ochre, c.blush, 0.45)), mode: 'overprint', wear: 0.8 },
    {
      art: (
        [
          [430, 1262, 330],
          [990, 1290, 300],
          [1560, 1262, 270],
          [1900, 1282, 400],
        ] as [number, number, number][]
      )
        .map(floor)
        .join(''),
      shift: [0, 6],
    },
    ...row([
      [bow, 420, 1262, 1.3],
      [lunge, 1920, 1280, 1.3],
    ]),
    { art: thread },
    ...row([
      [knee, 1470, 1255, 1.3],
      [sky, 910, 1290, 1.3],
    ]),
  ],
}
