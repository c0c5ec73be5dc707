// Curves. Every contour in the pictures is a smooth curve through a few hand-placed points,
// so that a shape can be redrawn by moving one number.

export type P = [number, number]
export type PR = [number, number, number] // a point and the half-width of the stroke there

const n = (v: number) => v.toFixed(1)

const spline = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** Points along a Catmull-Rom curve, with the half-width at each. */
export function sample(points: number[][], steps = 14, closed = false): number[][] {
  const count = points.length
  const at = (i: number) => (closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!)
  const out: number[][] = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      out.push(at(i).map((_, k) => spline(at(i - 1)[k]!, at(i)[k]!, at(i + 1)[k]!, at(i + 2)[k]!, t)))
    }
  }
  if (!closed) out.push(points[count - 1]!)
  return out
}

/** A closed shape cut with round scissors: no corners. */
export function blob(points: P[]): string {
  return `M${sample(points, 10, true)
    .map(([x, y]) => `${n(x!)} ${n(y!)}`)
    .join('L')}Z`
}

/** An open curve, for contour lines drawn with a pen. */
export function curve(points: P[]): string {
  return `M${sample(points, 12)
    .map(([x, y]) => `${n(x!)} ${n(y!)}`)
    .join('L')}`
}

export function circle(x: number, y: number, r: number, ry = r): string {
  return `M${n(x - r)} ${n(y)}A${n(r)} ${n(ry)} 0 1 1 ${n(x + r)} ${n(y)}A${n(r)} ${n(ry)} 0 1 1 ${n(x - r)} ${n(y)}Z`
}

/**
 * A stroke whose width changes along its length: limbs, fingers, leaves, the swelling line.
 * The outline is built of short quads and discs, all wound the same way, so that a tight bend
 * never leaves a hole.
 */
export function limb(points: PR[], from = 0, to = 1): string {
  const all = sample(points)
  const s = all.slice(Math.floor(from * (all.length - 1)), Math.ceil(to * (all.length - 1)) + 1)
  let d = ''
  for (let i = 0; i < s.length; i++) {
    const [x, y, w] = s[i] as PR
    const r = Math.max(w, 0.3)
    d += circle(x, y, r)
    if (!i) continue
    const [px, py, pw] = s[i - 1] as PR
    const length = Math.hypot(x - px, y - py) || 1
    const nx = -(y - py) / length
    const ny = (x - px) / length
    const q = Math.max(pw, 0.3)
    d += `M${n(px + nx * q)} ${n(py + ny * q)}L${n(px - nx * q)} ${n(py - ny * q)}L${n(x - nx * r)} ${n(y - ny * r)}L${n(x + nx * r)} ${n(y + ny * r)}Z`
  }
  return d
}

/**
 * The line that runs through the pictures: it swells and thins along its length. `from` and `to`
 * choose a part of it, so that it can pass in front of one figure and behind the next.
 */
export function swellingLine(points: P[], width: number, breaths = 3, from = 0, to = 1): string {
  const line = sample(points, 22)
  const wide: PR[] = line.map(([x, y], i) => {
    const t = i / (line.length - 1)
    const ends = Math.min(1, t * 14 + 0.15, (1 - t) * 14 + 0.15)
    return [x!, y!, width * ends * (0.62 + 0.38 * Math.sin(t * breaths * Math.PI * 2 - 1.2))]
  })
  const cut = wide.slice(Math.floor(from * (wide.length - 1)), Math.ceil(to * (wide.length - 1)) + 1)
  let d = ''
  cut.forEach(([x, y, r], i) => {
    d += circle(x, y, r)
    if (!i) return
    const [px, py, pr] = cut[i - 1]!
    const length = Math.hypot(x - px, y - py) || 1
    const nx = -(y - py) / length
    const ny = (x - px) / length
    d += `M${n(px + nx * pr)} ${n(py + ny * pr)}L${n(px - nx * pr)} ${n(py - ny * pr)}L${n(x - nx * r)} ${n(y - ny * r)}L${n(x + nx * r)} ${n(y + ny * r)}Z`
  })
  return d
}

export const fill = (d: string, color: string, extra = '') => `<path d="${d}" fill="${color}" ${extra}/>`
export const stroke = (d: string, color: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
export const place = (art: string, x: number, y: number, scale = 1, angle = 0, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${flip ? -scale : scale} ${scale})">${art}</g>`
