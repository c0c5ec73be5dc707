// Hands and feet, and points beside the line between two others.
import { limb, type P, type PR } from './shapes.ts'

/** The point at the fraction `t` of the way from `a` to `b`, moved a number of units to the right of that way. */
export const along = (a: P, b: P, t: number, off = 0): P => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [
    a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / length) * off,
    a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / length) * off,
  ]
}

/** A point of a limb, with the limb's width there. */
export const wide = (p: P, r: number): PR => [p[0], p[1], r]

/** A hand from wrist to fingertip: palm, four fingers that fan a little, a thumb. */
export function hand(wrist: P, tip: P, thumb = 1, fan = 1): string {
  const size = Math.hypot(tip[0] - wrist[0], tip[1] - wrist[1])
  const put = (x: number, y: number, r: number): PR => wide(along(wrist, tip, x, y * size * thumb), r * size)
  let d = limb([put(-0.08, 0, 0.15), put(0.2, -0.01, 0.19), put(0.42, 0, 0.21), put(0.55, 0, 0.17)])
  ;[0.9, 1, 0.96, 0.82].forEach((reach, i) => {
    const y = (i - 1.45) * 0.115
    d += limb([
      put(0.42, y, 0.075),
      put(0.68, y * (1 + 0.35 * fan), 0.068),
      put(reach, y * (1 + 0.75 * fan) + 0.03, 0.045),
    ])
  })
  return d + limb([put(0.12, -0.12, 0.1), put(0.32, -0.25, 0.08), put(0.54, -0.31 - 0.05 * fan, 0.05)])
}

export function foot(ankle: P, toe: P, g = 1): string {
  const side = toe[0] >= ankle[0] ? 1 : -1
  const heel = along(ankle, toe, -0.1, side * 19)
  const arch = along(heel, toe, 0.45, side * -4)
  const ball = along(heel, toe, 0.78)
  return (
    limb([wide(ankle, 13 * g), wide(heel, 12)]) +
    limb([wide(ankle, 13 * g), wide(along(ankle, ball, 0.5), 13), wide(ball, 10)]) +
    limb([wide(heel, 11), wide(arch, 9), wide(ball, 11), wide(toe, 7)])
  )
}
