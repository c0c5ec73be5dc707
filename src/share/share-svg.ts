import type { Palette } from '../found/site-colours.ts'
import { fitLines } from './fit-lines.ts'
import type { Lettering } from './lettering.ts'
import { shareSize } from './share-size.ts'

/** What is written on a share picture. */
export interface ShareText {
  readonly title: string
  readonly siteName: string
}

/** The drawn line: it comes in from the left, rises into the loop of the mark, and leaves to the right. */
const line =
  'M-40 566C120 626 270 560 470 556C720 551 900 586 1010 446C1094 338 1092 190 990 190C888 190 880 338 964 440C1044 532 1140 528 1250 450'

const margin = 84
const lineHeight = 1.1
const nameSize = 40

/** A share picture as SVG without any text in it: letters are outlines, so it looks the same on every machine. */
export function shareSvg(
  { title, siteName }: ShareText,
  { paper, ink, accent, ribbon }: Palette,
  lettering: Lettering,
): string {
  const { width, height } = shareSize
  const headline = withoutSiteName(title, siteName)
  const { lines, size } = fitLines(headline, 730, (text) => lettering.width(text, 1))
  const top = margin + nameSize + 56 + size * 0.78
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="none" stroke="${ribbon}" stroke-width="16" d="${line}"/>`,
    `<g fill="${accent}">${lettering.draw(siteName, nameSize, margin, margin + nameSize * 0.8)}</g>`,
    `<g fill="${ink}">`,
    ...lines.map((text, index) => lettering.draw(text, size, margin, top + index * size * lineHeight)),
    '</g></svg>',
  ].join('')
}

/** The name stands above the title already. */
function withoutSiteName(title: string, siteName: string): string {
  const prefix = `${siteName} · `
  return title.startsWith(prefix) ? title.slice(prefix.length) : title
}
