import type { Palette } from '../../site/styles/site-colours.ts'

/**
 * The drawn line, in pixels of a social image: it comes in from the left, rises into the loop of the mark, and leaves to
 * the right. It is the outline of the band that a broad nib leaves: there, and back 15 to the left and 20 higher.
 */
const ribbon =
  'M -40 566C120 626 270 560 470 556C720 551 900 586 1010 446C1094 338 1092 190 990 190C888 190 880 338 964 440C1044 532 1140 528 1250 450L 1235 430C1125 508 1029 512 949 420C865 318 873 170 975 170C1077 170 1079 318 995 426C885 566 705 531 455 536C255 540 105 606 -55 546z'

/** In pixels. Chat applications show this size large and without cropping it (https://ogp.me). */
export const socialImageSize = { width: 1200, height: 630 } as const

/** Measures and draws texts; sizes and places are in pixels. */
export interface Letters {
  width(text: string, size: number): number
  /** SVG of a text whose baseline starts at (x, y). */
  draw(text: string, size: number, x: number, y: number): string
}

/** What is written on a social image. */
export interface SocialImageText {
  readonly title: string
  readonly siteName: string
}

const margin = 84
const lineHeight = 1.1
const nameSize = 40

/** A social image as SVG. */
export function socialImageSvg({ title, siteName }: SocialImageText, colours: Palette, lettering: Letters): string {
  const { width, height } = socialImageSize
  const headline = withoutSiteName(title, siteName)
  const { lines, size } = fitLines(headline, 730, (text) => lettering.width(text, 1))
  const top = margin + nameSize + 56 + size * 0.78
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${colours.ribbon}" stroke="${colours.ribbon}" stroke-width="3" stroke-linejoin="round" d="${ribbon}"/>`,
    `<g fill="${colours.accent}">${lettering.draw(siteName, nameSize, margin, margin + nameSize * 0.8)}</g>`,
    `<g fill="${colours.ink}">`,
    ...lines.map((text, index) => lettering.draw(text, size, margin, top + index * size * lineHeight)),
    '</g></svg>',
  ].join('')
}

/** The site's name is already written above the title. */
const withoutSiteName = (title: string, siteName: string): string =>
  title.replace(`${siteName} · `, '').replace(` · ${siteName}`, '')

interface FittedLines {
  readonly lines: readonly string[]
  /** The size of the letters, in pixels. */
  readonly size: number
}

/** Sizes of letters in pixels, largest first, with the most lines that each may fill. */
const steps = [
  { size: 104, most: 3 },
  { size: 88, most: 4 },
  { size: 72, most: 4 },
  { size: 60, most: 5 },
] as const
const smallest = steps[3]

/** A word and its width in letters one pixel large. */
interface Word {
  readonly text: string
  readonly width: number
}

/**
 * Breaks a text between words into lines, in the largest letters that fit into a width in pixels. The lines are about
 * equally long, so that no word stands alone on the last. A text that is too long even in the smallest letters is cut
 * off with an ellipsis; a single word that is too wide makes the letters smaller instead.
 * @param measure gives the width of a text in letters one pixel large
 */
export function fitLines(text: string, width: number, measure: (text: string) => number): FittedLines {
  const space = measure(' ')
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word): Word => ({ text: word, width: measure(word) }))
  const widest = Math.max(...words.map((word) => word.width))
  for (const { size, most } of steps) {
    const lines = balanced(words, width / size, space)
    if (lines.length <= most && widest * size <= width) return { lines: lines.map(written), size }
  }
  const lines = broken(words, width / smallest.size, space).map(written)
  return { lines: cut(lines, smallest.most), size: Math.min(smallest.size, width / widest) }
}

/** The lines of the narrowest column that takes no more lines than the full width does. */
function balanced(words: readonly Word[], width: number, space: number): Word[][] {
  let lines = broken(words, width, space)
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const closer = broken(words, narrower, space)
    if (closer.length > lines.length) break
    lines = closer
  }
  return lines
}

function broken(words: readonly Word[], width: number, space: number): Word[][] {
  const lines: Word[][] = []
  let filled = Infinity
  for (const word of words) {
    filled += space + word.width
    if (filled > width) {
      lines.push([])
      filled = word.width
    }
    lines.at(-1)?.push(word)
  }
  return lines
}

const written = (line: readonly Word[]) => line.map((word) => word.text).join(' ')

/** Keeps the first lines. An ellipsis takes the place of the last word of those. */
function cut(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').replace(/\s\S+$/, '')}…`]
}
