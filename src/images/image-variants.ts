import sharp, { type Sharp } from 'sharp'
import { type Format, recipe, widthsFor } from './encode-settings.ts'

/** One drawn form of a picture. */
export interface Form {
  readonly format: Format
  /** In pixels. */
  readonly width: number
  readonly bytes: Buffer
}

/** A picture drawn in every form, with the size in pixels of its JPEG. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly placeholder: { readonly columns: number; readonly colours: readonly string[] }
  readonly forms: readonly Form[]
}

/**
 * Draws a picture in every form of the recipe, upright, in sRGB and without metadata (a photograph may tell where the
 * photographer lives). The same original gives the same bytes.
 *
 * @throws where the bytes are no picture, or a damaged one
 */
export async function draw(original: Buffer): Promise<Drawing> {
  const { autoOrient: size } = await sharp(original).metadata()
  const widths = widthsFor(size.width)
  const forms: Form[] = []
  for (const format of ['avif', 'webp'] as const) {
    for (const width of widths) {
      const bytes = await upright(original).resize({ width }).toFormat(format, recipe[format]).toBuffer()
      forms.push({ format, width, bytes })
    }
  }
  const jpeg = await opaque(original)
    .resize({ width: widths.findLast((width) => width <= recipe.fallbackWidth) ?? size.width })
    .jpeg(recipe.jpeg)
    .toBuffer({ resolveWithObject: true })
  forms.push({ format: 'jpeg', width: jpeg.info.width, bytes: jpeg.data })
  const placeholder = await placeholderOf(original, size.width / size.height)
  return { width: jpeg.info.width, height: jpeg.info.height, placeholder, forms }
}

async function placeholderOf(original: Buffer, aspect: number): Promise<Drawing['placeholder']> {
  const columns = clamp(Math.round(Math.sqrt(recipe.placeholderColours * aspect)), 1, recipe.placeholderColours)
  const rows = clamp(Math.round(recipe.placeholderColours / columns), 1, recipe.placeholderColours)
  const pixels = await opaque(original)
    .resize({ width: columns, height: rows, fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = Array.from(
    { length: columns * rows },
    (_, index) => `#${pixels.data.toString('hex', index * pixels.info.channels, index * pixels.info.channels + 3)}`,
  )
  return { columns, colours }
}

const upright = (original: Buffer): Sharp => sharp(original).autoOrient()
const opaque = (original: Buffer): Sharp => upright(original).flatten({ background: recipe.background })
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
