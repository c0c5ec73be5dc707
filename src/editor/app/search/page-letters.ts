import { escapeHtml } from '../../../site/shell/document.ts'
import type { Letters } from '../../../generate/social-image/social-image-svg.ts'

const family = 'Heading, serif'
/** Large enough for widths to be exact. */
const measured = 100

/** Letters of the typeface that the panel has loaded, in place of outlines. */
export function pageLetters(): Letters {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = `${measured}px ${family}`
  return {
    width: (text, size) => ((context?.measureText(text).width ?? 0) * size) / measured,
    draw: (text, size, x, y) =>
      `<text x="${x}" y="${y}" font-size="${size}" font-family="${family}">${escapeHtml(text)}</text>`,
  }
}
