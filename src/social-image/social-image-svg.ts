import type { Palette } from '../styles/site-colours.ts'
import { fitLines } from './fit-lines.ts'
import type { Lettering } from './lettering.ts'
import { ribbonOutline } from './ribbon.ts'

/** In pixels. Chat applications show this size large and without cropping it (https://ogp.me). */
export const socialImageSize = { width: 1200, height: 630 } as const

/** What is written on a social image. */
export interface SocialImageText {
  readonly title: string
  readonly siteName: string
}

const margin = 84
const lineHeight = 1.1
const nameSize = 40

/** A social image as SVG without any text in it: letters are outlines, so that it looks the same on every machine. */
export function socialImageSvg({ title, siteName }: SocialImageText, colours: Palette, lettering: Lettering): string {
  const { width, height } = socialImageSize
  const headline = withoutSiteName(title, siteName)
  const { lines, size } = fitLines(headline, 730, (text) => lettering.width(text, 1))
  const top = margin + nameSize + 56 + size * 0.78
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${colours.ribbon}" stroke="${colours.ribbon}" stroke-width="3" stroke-linejoin="round" d="${ribbonOutline()}"/>`,
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
