// A circle of dancers seen a little from above. The poses follow from each person's place in the
// circle; the height of the joined hands rises and falls around it, so the arms become the line.
import { figure, shade, type Pose } from '../kit/figure.ts'
import * as c from '../kit/palette.ts'
import type { PrintedPicture } from '../kit/press.ts'
import { circle, fill, limb, place, swellingLine, type P } from '../kit/shapes.ts'

type Person = Pick<Pose, 'skin' | 'top' | 'hair' | 'cut'> & Partial<Pose> & { dress?: string }
const [fair, pink, tan, brown, deep] = c.skins
const plum = c.mix(c.terracotta, c.aubergine, 0.6)
const cream = c.mix(c.paper, c.blush, 0.3)
const cast: Person[] = [
  { skin: tan, top: c.terracotta, dress: c.terracotta, hair: c.aubergine, cut: 'tail' },
  { skin: fair, top: c.rose, bottom: c.pine, hair: c.silver, cut: 'short', girth: 1.2, waist: 1.3, sleeve: 0.5 },
  { skin: deep, top: c.ochre, dress: c.ochre, hair: c.ink, cut: 'curls' },
  {
    skin: pink,
    top: c.aubergine,
    dress: c.aubergine,
    hair: c.silver,
    cut: 'bun',
    girth: 1.35,
    waist: 1.25,
    sleeve: 0.45,
  },
  { skin: brown, top: c.rose, bottom: plum, hair: c.aubergine, cut: 'short' },
  { skin: fair, top: c.aubergine, dress: c.aubergine, hair: c.terracotta, cut: 'bob' },
  { skin: tan, top: c.terracotta, bottom: c.aubergine, hair: c.ink, cut: 'bald', girth: 1.1, waist: 1.15, sleeve: 0.5 },
  { skin: brown, top: plum, dress: plum, hair: c.aubergine, cut: 'bun' },
  { skin: pink, top: c.pine, bottom: c.ochre, hair: c.terracotta, cut: 'tail', sleeve: 0.9 },
  { skin: deep, top: cream, dress: cream, hair: c.silver, cut: 'short', girth: 1.25, waist: 1.2 },
]

const centre: P = [1200, 1060]
const spot = (a: number, rx = 850, ry = 440): P => [centre[0] + rx * Math.cos(a), centre[1] + ry * Math.sin(a)]
// people stand at equal distances on paper, not at equal angles, which would crowd the narrow ends
const rim = Array.from({ length: 721 }, (_, i) => spot((i / 360) * Math.PI))
const walked = rim.map(() => 0)
rim.forEach(([x, y], i) => i && (walked[i] = walked[i - 1]! + Math.hypot(x - rim[i - 1]![0], y - rim[i - 1]![1])))
const total = walked[720]!
const turn = (i: number) => (walked.findIndex((w) => w >= (((i + 0.62) / cast.length) % 1) * total) / 360) * Math.PI
const sizeAt = (a: number) => 0.76 + 0.1 * Math.sin(a)
const joined = (a: number): P => {
  const [x, y] = spot(a, 860, 440)
  return [x, y - sizeAt(a) * (520 + 110 * Math.sin(a * 3 + 0.6))]
}

const people = cast
  .map((who, i) => {
    const a = turn(i)
    const [x, y] = spot(a)
    const s = sizeAt(a)
    const local = ([px, py]: P): P => [(px - x) / s, (py - y) / s]
    const tx = -Math.sin(a)
    const ty = Math.cos(a)
    const way = tx >= 0 ? 1 : -1 // which side of the picture the person moves towards
    const hands = (way > 0 ? [-0.5, 0.5] : [0.5, -0.5]).map((b) => local(joined(turn(i + b)))) as [P, P]
    const half = Math.max(40, 64 * Math.abs(tx)) * (0.75 + 0.25 * (who.girth ?? 1))
    const lean = -Math.cos(a) * 34 + way * 10
    const beat = i % 2 ? 1 : -1
    const shoulders: [P, P] = [
      [lean - half, -612 - ty * way * 14 + beat * 8],
      [lean + half, -612 + ty * way * 14 - beat * 8],
    ]
    const hips: [P, P] = [
      [-half * 0.58, -404 - beat * 9],
      [half * 0.58, -404 + beat * 9],
    ]
    const arm = (k: 0 | 1): P[] => {
      const [hx, hy] = hands[k]
      const [sx, sy] = shoulders[k]
      const reach = Math.hypot(hx - sx, hy - sy) || 1
      const wrist: P = [hx - ((hx - sx) / reach) * 46, hy - ((hy - sy) / reach) * 46]
      return [
        [(sx + wrist[0]) / 2 + (k ? 6 : -6), (sy + wrist[1]) / 2 + 40],
        wrist,
        [hx + ((hx - sx) / reach) * 30, hy + ((hy - sy) / reach) * 30],
      ]
    }
    const rest: P[] = [
      [hips[0][0] + way * 4, -212],
      [hips[0][0] - way * 6, -34],
      [hips[0][0] + way * 60, -2 + ty * 14],
    ]
    const swing: P[] = [
      [hips[1][0] + way * 74, -240],
      [hips[1][0] + way * 66, -84 + ty * 20],
      [hips[1][0] + way * 122, -40 + ty * 20],
    ]
    const lag = -way * 44
    const w = 0.75 + 0.25 * (who.girth ?? 1) + 0.12 * Math.abs(tx)
    const hem = (
      [
        [-92, -420],
        [-116, -320],
        [-176, -210],
        [-150, -172],
        [-40, -194],
        [70, -164],
        [166, -188],
        [176, -222],
        [112, -330],
        [92, -420],
      ] as P[]
    ).map(([hx, hy]): P => [hx * w + lag * Math.max(0, (hy + 420) / 200), hy])
    const front = Math.sin(a)
    const pose: Pose = {
      head: [lean * 1.25 + way * 6, -706, way * 7 + lean * 0.12],
      neck: [lean, -630],
      shoulders,
      hips,
      arms: [arm(0), arm(1)],
      legs: [rest, swing],
      face: Math.abs(Math.cos(a)) > 0.72 ? (Math.cos(a) > 0 ? 'left' : 'right') : front > 0 ? 'back' : 'front',
      line: who.skin === deep || who.skin === brown ? c.blush : c.terracotta,
      ...who,
      ...(who.dress
        ? {
            skirt: {
              color: who.dress,
              hem,
              fold: c.mix(who.dress, c.paper, 0.4),
              dots: [hem.slice(2, 8).map(([hx, hy]): P => [hx * 0.9, hy - 26])],
            },
          }
        : {}),
    }
    return { ...figure(pose), x, y, s, a }
  })
  .toSorted((p, q) => p.y - q.y)

const shadows = people
  .map(({ x, y, s, a }) => {
    const [fx, fy] = [Math.cos(a), Math.sin(a) * 0.6]
    return limb([
      [x, y - 6, 26 * s],
      [x + fx * 180 * s, y + fy * 180 * s, 60 * s],
      [x + fx * 420 * s, y + fy * 420 * s, 74 * s],
      [x + fx * 560 * s, y + fy * 560 * s, 56 * s],
    ])
  })
  .join('')
const path: P[] = [
  [-60, 1440],
  [120, 1300],
  [420, 1350],
  [760, 1400],
  [1240, 1370],
  [1640, 1210],
  [1620, 970],
  [1240, 880],
  [860, 960],
  [850, 1130],
  [1120, 1210],
  [1360, 1130],
  [1320, 1040],
  [1160, 1030],
]

export const picture: PrintedPicture = {
  size: [2400, 1600],
  paper: c.aubergine,
  plates: [
    { art: fill(circle(1200, 1080, 1460, 1020), c.rose) },
    { art: fill(circle(1200, 1072, 1130, 680), c.mix(c.ochre, c.rose, 0.35)), shift: [-5, 4], wear: 0.7 },
    { art: fill(circle(1200, 1065, 760, 400), c.mix(c.blush, c.ochre, 0.3)), shift: [6, -4], wear: 0.7 },
    { art: fill(circle(1200, 1060, 420, 215), c.paper), wear: 0.5 },
    { art: fill(shadows, c.mix(c.rose, c.ochre, 0.35)), mode: 'overprint' },
    { art: fill(swellingLine(path, 17, 4), c.terracotta), shift: [2, 3] },
    ...people.flatMap((p) => [
      { art: place(p.art, p.x, p.y, p.s) },
      {
        art: place(shade(p.shape, c.dusk), p.x, p.y, p.s),
        mode: 'overprint' as const,
        shift: [2, 2] as [number, number],
      },
    ]),
  ],
}
