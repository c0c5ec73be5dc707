import sharp from 'sharp'
import type { Content } from '../../content/model/content.ts'
import { defaultLanguage, addressIn, languages } from '../../content/model/language.ts'
import type { Palette, SiteColours } from '../../site/styles/site-colours.ts'
import type { MadeFile } from '../output/output.ts'

export const manifestAddress = '/site.webmanifest'

/** The web app manifest (https://www.w3.org/TR/appmanifest/): name and icons for a phone's home screen. */
function webManifest({ site }: Content, { paper }: Palette): string {
  const name = site.name[defaultLanguage]
  const manifest = {
    name,
    short_name: name,
    lang: defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
  return `${JSON.stringify(manifest)}\n`
}

const icon = (size: 192 | 512, purpose: 'any' | 'maskable') => ({
  src: iconAddress(size),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/**
 * Every page in every language, with its alternates. There is no `lastmod`: the build cannot know the true date.
 * Forms: https://www.sitemaps.org/protocol.html, and for the languages
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
function sitemap({ site, pages }: Content): string {
  const entries = pages.flatMap(({ page }) => {
    const address = (language: (typeof languages)[number]) => site.address + addressIn(page.path, language)
    const alternates = [...languages, 'x-default' as const].map((each) => {
      const href = address(each === 'x-default' ? defaultLanguage : each)
      // No XML escapes: the schema's patterns allow no reserved character.
      return `<xhtml:link rel="alternate" hreflang="${each}" href="${href}"/>`
    })
    return languages.map((language) => `<url><loc>${address(language)}</loc>${alternates.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

export const metadataFiles = (content: Content, { light }: SiteColours): MadeFile[] => [
  ['/sitemap.xml', () => sitemap(content)],
  // Everything may be indexed. Form: RFC 9309, and https://www.sitemaps.org/protocol.html#submit_robots
  ['/robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${content.site.address}/sitemap.xml\n`],
  [manifestAddress, () => webManifest(content, light)],
  ...iconFiles(light),
]

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
export const iconAddress = (form: IconForm): string => (form === 'svg' ? '/icon.svg' : `/icon-${form}.png`)

/**
 * The icons: the mark on the accent, the same in both schemes. The SVG has round corners. The PNGs have none, because
 * systems apply their own mask; the sign stays inside the safe zone (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
function iconFiles(colours: Palette): MadeFile[] {
  const png = (size: number) =>
    sharp(Buffer.from(iconSvg(colours, 0)), { density: (72 * size) / mark.size })
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
