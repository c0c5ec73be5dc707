import type { Palette } from '../../site/styles/site-colours.ts'
import { fitLines } from './fit-lines.ts'

/**
 * The drawn line, in pixels of a social image: it comes in from the left, rises into the loop of the mark, and leaves to
 * the right. Each point is an x and a y: a start, then for each cubic curve its two control points and its end.
 */
const line = [
  -40, 566, 120, 626, 270, 560, 470, 556, 720, 551, 900, 586, 1010, 446, 1094, 338, 1092, 190, 990, 190, 888, 190, 880,
  338, 964, 440, 1044, 532, 1140, 528, 1250, 450,
]

/** From one corner of the broad nib that draws it to the other: where the line runs along the nib, the band turns over. */
const nib = { x: -15, y: -20 }

/** The outline of the band that the nib leaves, as SVG path data. */
function ribbonOutline(): string {
  const points = line.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: line[index + 1] ?? 0 }] : []))
  const wayBack = points.toReversed().map(({ x, y }) => ({ x: x + nib.x, y: y + nib.y }))
  return `M${curves(points)}L${curves(wayBack)}z`
}

function curves(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, index) => `${index % 3 === 1 ? 'C' : ' '}${x} ${y}`).join('')
}

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
