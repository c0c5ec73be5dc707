import { create, type Font } from 'fontkit'
import type { Letters } from './social-image-svg.ts'
/** A font in which texts are measured and drawn as outlines, so that a picture needs none of the system's fonts. */
export class Lettering implements Letters {
  readonly #font: Font

  /** @throws where the bytes are no font, or a collection of several */
  constructor(bytes: Buffer) {
    const font = create(bytes)
    if (!('layout' in font)) throw new Error('The font file holds several fonts; one is wanted.')
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
