// The printing press: lays drawn plates one after another on paper, each a little out of register,
// with torn-fibre edges and ink that didn't take everywhere. All noise is seeded: the same source
// gives the same picture.
import sharp, { type Sharp } from 'sharp'

export interface Plate {
  art: string // SVG elements in the picture's own units
  mode?: 'cover' | 'overprint' // gouached paper laid on top, or transparent ink that mixes
  shift?: [number, number] // how far out of register, in picture units
  wear?: number // 0 to 1: how much ink is missing
}
export interface PrintedPicture {
  size: [number, number] // pixels delivered
  units?: [number, number] // drawing units, when they differ from pixels
  paper: string
  plates: Plate[]
}

const TILE = 1024
const MASK = TILE - 1

function random(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A seamless tile of blurred noise whose values are spread evenly over 0..1. */
function noise(seed: number, radius: number): Float32Array {
  const next = random(seed)
  let a = Float32Array.from({ length: TILE * TILE }, next)
  const passes = radius > 0 ? 2 : 0
  for (let pass = 0; pass < passes; pass++) {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const b = new Float32Array(TILE * TILE)
      for (let y = 0; y < TILE; y++) {
        for (let x = 0; x < TILE; x++) {
          let sum = 0
          for (let k = -radius; k <= radius; k++) sum += a[((y + k * dy) & MASK) * TILE + ((x + k * dx) & MASK)]!
          b[y * TILE + x] = sum
        }
      }
      a = b
    }
  }
  const order = Float32Array.from(a).toSorted()
  const low = order[0]!
  const scale = 4095 / (order[order.length - 1]! - low)
  const rank = new Float32Array(4097) // a coarse cumulative table is enough to even the spread
  for (let i = 0; i < order.length; i++) rank[Math.floor((order[i]! - low) * scale) + 1] = i / order.length
  for (let i = 1; i < rank.length; i++) if (!rank[i]) rank[i] = rank[i - 1]!
  return a.map((v) => rank[Math.floor((v - low) * scale) + 1]!)
}

const speck = noise(7, 1)
const mottle = noise(19, 5)
const wave = noise(31, 34)

const at = (tile: Float32Array, x: number, y: number) => tile[(y & MASK) * TILE + (x & MASK)]!

async function rasterise(picture: PrintedPicture, plate: Plate, width: number, height: number) {
  const [w, h] = picture.units ?? picture.size
  const [dx, dy] = plate.shift ?? [0, 0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}"><g transform="translate(${dx} ${dy})">${plate.art}</g></svg>`
  return sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer()
}

export async function print(picture: PrintedPicture): Promise<Sharp> {
  const [width, height] = picture.size
  const base = [1, 3, 5].map((i) => parseInt(picture.paper.slice(i, i + 2), 16))
  const page = new Float32Array(width * height * 3)
  for (let i = 0; i < page.length; i++) page[i] = base[i % 3]!

  for (const [index, plate] of picture.plates.entries()) {
    const ink = await rasterise(picture, plate, width, height)
    const ox = index * 397
    const oy = index * 211
    const wear = plate.wear ?? 0.35
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        // a hand-cut edge: the plate is sampled a pixel or two off
        const sx = Math.min(width - 1, Math.max(0, Math.round(x + (at(wave, x + ox, y + oy) - 0.5) * 7)))
        const sy = Math.min(height - 1, Math.max(0, Math.round(y + (at(wave, x + oy + 500, y + ox) - 0.5) * 7)))
        const from = (sy * width + sx) * 4
        const alpha = ink[from + 3]! / 255
        if (alpha === 0) continue
        const grain = at(speck, x + ox, y + oy)
        const blot = at(mottle, x + oy, y + ox)
        // tints break into grains of ink, as on a stencil duplicator, instead of fading evenly
        const grains = Math.min(1, Math.max(0, (alpha - grain) / 0.6 + 0.5))
        let cover = alpha > 0.995 ? 1 : 0.3 * alpha + 0.7 * grains
        const missing = Math.max(0, grain * 0.62 + blot * 0.38 - 0.86) * 5
        cover *= 1 - Math.min(0.75, missing) * wear - wear * 0.07 * blot
        const to = (y * width + x) * 3
        for (let c = 0; c < 3; c++) {
          const under = page[to + c]!
          const colour = ink[from + c]!
          const wet = plate.mode === 'overprint' ? (under * colour) / 255 : colour
          page[to + c] = under + (wet - under) * cover
        }
      }
    }
  }

  const out = Buffer.alloc(page.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tooth = (at(speck, x + 90, y + 40) - 0.5) * 7 + (at(mottle, x, y) - 0.5) * 5
      const to = (y * width + x) * 3
      for (let c = 0; c < 3; c++) out[to + c] = Math.min(255, Math.max(0, page[to + c]! + tooth))
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
}
