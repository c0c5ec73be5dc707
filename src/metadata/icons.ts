import sharp from 'sharp'
import { mark } from './mark.ts'
import type { Palette } from './site-colours.ts'

/** Sides of the icons in pixels: 180 for Apple's home screen, the others for Android's (W3C Web App Manifest). */
const iconSizes = [180, 192, 512] as const

type IconForm = (typeof iconSizes)[number] | 'svg'

/** The address of an icon, from the site's root. */
export function iconAddress(form: IconForm): string {
  return form === 'svg' ? '/icon.svg' : `/icon-${form}.png`
}

/**
 * The icons by address: the mark on the accent, the same in both schemes. The SVG has round corners; the PNGs have none,
 * because the systems that want them cut their own, and the mark keeps inside the circle that is never cut
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export async function icons(colours: Palette): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const square = Buffer.from(iconSvg(colours, 0))
  const pngs = iconSizes.map(async (size): Promise<[string, Uint8Array]> => {
    const density = (72 * size) / mark.size
    return [iconAddress(size), await sharp(square, { density }).png({ palette: true, colours: 32 }).toBuffer()]
  })
  return new Map<string, string | Uint8Array>([
    [iconAddress('svg'), iconSvg(colours, 14)],
    ...(await Promise.all(pngs)),
  ])
}

function iconSvg({ accent, paper }: Palette, radius: number): string {
  const { size, path, stroke } = mark
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${accent}"/>` +
    `<path d="${path}" fill="none" stroke="${paper}" stroke-width="${stroke}" stroke-linecap="round"/></svg>\n`
  )
}
