import sharp from 'sharp'
import type { Palette } from '../../site/styles/site-colours.ts'

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

type IconFiles = ReadonlyMap<string, string | Uint8Array>
let latest: { readonly key: string; readonly files: Promise<IconFiles> } | undefined

/**
 * The icons by address: the mark on the accent, the same in both schemes. They are drawn again only if the colours have
 * changed.
 */
export function icons(colours: Palette): Promise<IconFiles> {
  const key = JSON.stringify(colours)
  if (latest?.key !== key) latest = { key, files: drawIcons(colours) }
  return latest.files
}

/**
 * The SVG has round corners. The PNGs have none, because systems apply their own mask; the sign stays inside the safe zone
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
async function drawIcons(colours: Palette): Promise<IconFiles> {
  const square = Buffer.from(iconSvg(colours, 0))
  const pngs = iconSizes.map(async (size): Promise<[string, Uint8Array]> => {
    const density = (72 * size) / mark.size
    return [iconAddress(size), await sharp(square, { density }).png({ palette: true, colours: 32 }).toBuffer()]
  })
  return new Map<string, string | Uint8Array>([[iconAddress('svg'), vectorIcon(colours)], ...(await Promise.all(pngs))])
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
