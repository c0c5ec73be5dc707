import { create, type Font, type Glyph } from 'fontkit'

/** A font in which texts are measured and drawn as outlines, so that a picture needs no font of the system. */
export class Lettering {
  readonly #font: Font
  /** By the number of the glyph. */
  readonly #outlines = new Map<number, string>()

  /** @throws where the bytes are no font, or a collection of several */
  constructor(bytes: Buffer) {
    const font = create(bytes)
    if (!('layout' in font)) throw new Error('The font file holds several fonts; one is wanted.')
    this.#font = font
  }

  /** The width of a text, in pixels, in letters so many pixels large. */
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
      const outline = this.#outline(glyph)
      return (
        outline && `<path transform="translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})" d="${outline}"/>`
      )
    })
    return paths.join('')
  }

  /** Decoding a glyph and writing it as SVG takes most of the time that a picture takes. */
  #outline(glyph: Glyph): string {
    const known = this.#outlines.get(glyph.id) ?? glyph.path.toSVG()
    this.#outlines.set(glyph.id, known)
    return known
  }

  /** Signs that the font lacks, such as emoji, are left out: the picture stands beside the title in text. */
  #run(text: string) {
    const known = [...text].filter((sign) => this.#font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    return this.#font.layout(known.join(''))
  }

  #scale(size: number): number {
    return size / this.#font.unitsPerEm
  }
}

const round = (pixels: number) => Math.round(pixels * 100) / 100
