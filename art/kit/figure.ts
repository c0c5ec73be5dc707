// People. A figure is drawn from the positions of its joints, so that a shift of weight or a tilt
// of the head is a change of one point. A head is 100 units tall and the floor
// is at y = 0.
import { along, foot, hand, wide } from './hand-and-foot.ts'
import type { Cut } from './hair.ts'
import { head, type Face } from './head.ts'
import { blob, fill, limb, stroke, curve, type P, type PR } from './shapes.ts'

export interface Pose {
  head: [number, number, number] // centre and tilt in degrees
  face?: Face
  neck: P
  shoulders: [P, P]
  hips: [P, P]
  arms: [P[], P[]] // elbow, wrist, tip of the hand
  legs: [P[], P[]] // knee, ankle, toe
  girth?: number
  waist?: number // 1 is a drawn-in waist, 1.4 a round belly
  skin: string
  top: string
  sleeve?: number // 0 bare arms to 1 long sleeves
  bottom?: string // trousers
  trouser?: number // how far down the leg they reach
  skirt?: { color: string; hem: P[]; folds?: P[][]; dots?: P[][]; fold?: string }
  hair: string
  cut: Cut
  line: string // colour of the pen for the few inner lines
  behind?: [boolean, boolean] // arms that pass behind the body
}
export interface Figure {
  art: string
  shape: string // the same outline in one colour, for shadows
}

/** The point a little outside `a`, seen from `b`. */
const out = (a: P, b: P, by: number): P => along(a, b, -by / (Math.hypot(a[0] - b[0], a[1] - b[1]) || 1))

/** Rounds the angle at a joint and lets the muscles swell, so that a limb does not look like two sticks. */
function eased(a: P, joint: P, b: P, ease: number): [P, P, P] {
  const bx = joint[0] - (a[0] + b[0]) / 2
  const by = joint[1] - (a[1] + b[1]) / 2
  const j: P = [joint[0] - bx * ease, joint[1] - by * ease]
  const push = (p: P): P => [p[0] + bx * ease * 0.75, p[1] + by * ease * 0.75]
  return [push(along(a, j, 0.5)), j, push(along(j, b, 0.45))]
}
function armLine(s: P, [elbow, wrist]: P[], g: number): PR[] {
  const [upper, joint, lower] = eased(s, elbow!, wrist!, 0.2)
  return [wide(s, 23 * g), wide(upper, 20.5 * g), wide(joint, 16 * g), wide(lower, 15 * g), wide(wrist!, 9.5)]
}
function legLine(h: P, [knee, ankle]: P[], g: number): PR[] {
  const [thigh, joint, calf] = eased(h, knee!, ankle!, 0.1)
  return [
    wide(h, 40 * g),
    wide(thigh, 34 * g),
    wide(joint, 24 * g),
    wide(calf, 23 * g),
    wide(along(joint, ankle!, 0.78), 15 * g),
    wide(ankle!, 12),
  ]
}

export function figure(p: Pose): Figure {
  const g = p.girth ?? 1
  const w = p.waist ?? 1
  const art: string[] = []
  const shape: string[] = []
  const add = (d: string, color: string) => {
    art.push(fill(d, color))
    shape.push(`<path d="${d}"/>`)
  }
  const [sl, sr] = p.shoulders
  const [hl, hr] = p.hips
  const arm = (i: 0 | 1) => {
    const bones = p.arms[i]
    const line = armLine(p.shoulders[i], bones, 0.55 + 0.45 * g)
    add(limb(line), p.skin)
    add(hand(bones[1]!, bones[2]!, bones[2]![0] >= bones[1]![0] ? 1 : -1, 0.4), p.skin)
    if (p.sleeve)
      add(
        limb(
          line.map(([x, y, r]) => [x, y, r + 5] as PR),
          0,
          p.sleeve,
        ),
        p.top,
      )
  }
  const leg = (i: 0 | 1) => {
    const bones = p.legs[i]
    const line = legLine(p.hips[i], bones, g)
    add(limb(line), p.skin)
    add(foot(bones[1]!, bones[2]!), p.skin)
    if (p.bottom)
      add(
        limb(
          line.map(([x, y, r], k) => [x, y, r + 2 + k * 2.4] as PR),
          0,
          p.trouser ?? 0.86,
        ),
        p.bottom,
      )
  }
  const sides = [0, 1] as const
  sides.forEach((i) => p.behind?.[i] && arm(i))
  sides.forEach(leg)
  const throat: P = [(p.neck[0] + p.head[0]) / 2, (p.neck[1] + p.head[1] + 20) / 2]
  add(limb([wide(p.neck, 21 * (0.7 + 0.3 * g)), wide(throat, 16), wide([p.head[0], p.head[1] + 18], 18)]), p.skin)
  const wl = along(sl, hl, 0.6)
  const wr = along(sr, hr, 0.6)
  const pull = 6 - (w - 1) * 110
  if (p.bottom)
    add(
      blob([
        out(wl, wr, 4 - pull * 0.5),
        out(hl, hr, 32 * g),
        along(hl, hr, 0.5, 52),
        out(hr, hl, 32 * g),
        out(wr, wl, 4 - pull * 0.5),
      ]),
      p.bottom,
    )
  const loose = p.bottom ? 12 : 0 // a shirt hangs, a bodice fits
  add(
    blob([
      along(sl, p.neck, 0.72, -10),
      out(sl, sr, 12),
      along(out(sl, sr, 10), wl, 0.35),
      out(wl, wr, 2 + loose - pull),
      out(hl, hr, 28 * g + loose),
      along(out(hl, hr, 26 * g + loose), hr, 0.06, 30),
      along(hl, hr, 0.5, 38),
      along(out(hr, hl, 26 * g + loose), hl, 0.06, -30),
      out(hr, hl, 28 * g + loose),
      out(wr, wl, 2 + loose - pull),
      along(out(sr, sl, 10), wr, 0.35),
      out(sr, sl, 12),
      along(sr, p.neck, 0.72, 10),
      [p.neck[0], p.neck[1] + 16],
    ]),
    p.top,
  )
  if (p.skirt) {
    add(blob([out(wl, wr, -pull), ...p.skirt.hem, out(wr, wl, -pull)]), p.skirt.color)
    for (const f of p.skirt.folds ?? []) art.push(stroke(curve(f), p.skirt.fold ?? p.line, 3.6))
    // dashes of no length with round ends are dots: a row of them is a printed border
    for (const f of p.skirt.dots ?? [])
      art.push(stroke(curve(f), p.skirt.fold ?? p.line, 11, 'stroke-dasharray="0 27"'))
  }
  const h = head(p.head, p.face ?? 'front', p.cut, p.skin, p.hair, p.line)
  art.push(h.art)
  shape.push(h.shape)
  sides.forEach((i) => p.behind?.[i] || arm(i))
  return { art: art.join(''), shape: shape.join('') }
}

let count = 0
/**
 * A soft shadow along one side of a shape: the shape without a copy of itself that is moved
 * towards the light. Drawn twice, so that it is denser at the edge.
 */
export function shade(shape: string, color: string, by: P = [-20, -12], opacity = 0.2): string {
  const box = 'x="-9000" y="-9000" width="18000" height="18000"'
  return [1, 0.5]
    .map((share) => {
      const id = `shade${count++}`
      return (
        `<mask id="${id}" maskUnits="userSpaceOnUse" ${box}><g fill="#fff">${shape}</g><g fill="#000" transform="translate(${by[0] * share} ${by[1] * share})">${shape}</g></mask>` +
        `<rect ${box} fill="${color}" fill-opacity="${opacity}" mask="url(#${id})"/>`
      )
    })
    .join('')
}
