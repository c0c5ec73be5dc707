import type { Font } from 'fontkit'
import type { Letters } from './social-image-svg.ts'

/**
 * Reads a font. The package is loaded here, because it takes 0.1 s and most builds find every picture in the cache.
 * @throws if the bytes are not a font, or are a collection of fonts
 */
export async function readLettering(bytes: Buffer): Promise<Lettering> {
  const { create } = await import('fontkit')
  const font = create(bytes)
  if (!('layout' in font)) throw new Error('The font file is a collection of fonts.')
  return new Lettering(font)
}

/** Measures and draws texts as outlines of a font, so that a picture needs none of the system's fonts. */
class Lettering implements Letters {
  readonly #font: Font

  constructor(font: Font) {
    this.#font = font
  }

  /** The width of a text in pixels. `size` is that of its letters, in pixels too. */
  width(text: string, size: number): number {
    return this.#run(text).advanceWidth * this.#scale(size)
  }

  /** SVG paths of a text whose baseline starts at (x, y), in pixels. */
  draw(text: string, size: number, x: number, y: number): string {
    const { glyphs, positions } = this.#run(text)
    const scale = this.#scale(size)
    let at = x
    const paths = glyphs.map((glyph, index) => {
      const position = positions[index]
      const left = at + (position?.xOffset ?? 0) * scale
      at += (position?.xAdvance ?? 0) * scale
      const outline = glyph.path.toSVG()
      return (
        outline && `<path transform="translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})" d="${outline}"/>`
      )
    })
    return paths.join('')
  }

  /** Characters that the font lacks, such as emoji, are left out: a chat shows the title as text beside the picture. */
  #run(text: string) {
    const known = [...text].filter((character) => this.#font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    return this.#font.layout(known.join(''))
  }

  #scale(size: number): number {
    return size / this.#font.unitsPerEm
  }
}

const round = (pixels: number) => Math.round(pixels * 100) / 100
