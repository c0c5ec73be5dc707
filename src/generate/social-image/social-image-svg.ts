import type { Palette } from '../../site/styles/site-colours.ts'
import { fitLines } from './fit-lines.ts'

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
function withoutSiteName(title: string, siteName: string): string {
  const prefix = `${siteName} · `
  return title.startsWith(prefix) ? title.slice(prefix.length) : title
}
