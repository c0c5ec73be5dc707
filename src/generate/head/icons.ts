import sharp from 'sharp'
import type { Palette } from '../../site/styles/site-colours.ts'
import type { MadeFile } from '../output/output.ts'

/** The sign of the practice: one line that opens its arms. A path drawn with a round stroke, inside a square. */
const mark = {
  /** The side of the square, in the path's units. */
  size: 64,
  path: 'M12 44C20 52 30 49 37 40C44 30 43 16 32 16C21 16 20 30 27 40C34 49 44 52 52 44',
  stroke: 6,
} as const

/** Sides of the icons in pixels: 180 for Apple's home screen, the others for Android's (W3C Web App Manifest). */
const iconSizes = [180, 192, 512] as const

type IconForm = (typeof iconSizes)[number] | 'svg'

/** The address of an icon, from the site's root. */
export function iconAddress(form: IconForm): string {
  return form === 'svg' ? '/icon.svg' : `/icon-${form}.png`
}

/**
 * The icons: the mark on the accent, the same in both schemes. The SVG has round corners. The PNGs have none, because
 * systems apply their own mask; the sign stays inside the safe zone (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export function iconFiles(colours: Palette): MadeFile[] {
  const square = Buffer.from(iconSvg(colours, 0))
  const png = (size: number) =>
    sharp(square, { density: (72 * size) / mark.size })
      .png({ palette: true, colours: 32 })
      .toBuffer()
  return [
    [iconAddress('svg'), () => vectorIcon(colours)],
    ...iconSizes.map((size): MadeFile => [iconAddress(size), () => png(size)]),
  ]
}

/** The icon for a browser's tab. */
export const vectorIcon = (colours: Palette): string => iconSvg(colours, 14)

function iconSvg({ accent, paper }: Palette, radius: number): string {
  const { size, path, stroke } = mark
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${accent}"/>` +
    `<path d="${path}" fill="none" stroke="${paper}" stroke-width="${stroke}" stroke-linecap="round"/></svg>\n`
  )
}
