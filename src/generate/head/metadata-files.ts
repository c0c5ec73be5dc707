import type { Content } from '../../content/model/content.ts'
import { defaultLanguage, addressIn, languages } from '../../content/model/language.ts'
import { iconAddress, iconFiles } from './icons.ts'
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

function icon(size: 192 | 512, purpose: 'any' | 'maskable') {
  return { src: iconAddress(size), sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/**
 * Every page in every language, with its alternates. There is no `lastmod`: the build cannot know the true date.
 * Forms: https://www.sitemaps.org/protocol.html, and for the languages
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
function sitemap({ site, pages }: Content): string {
  const entries = pages.flatMap(({ page }) => {
    const address = (language: (typeof languages)[number]) => site.address + addressIn(page.path, language)
    const alternates = [
      ...languages.map((language) => alternate(language, address(language))),
      alternate('x-default', address(defaultLanguage)),
    ]
    return languages.map((language) => `<url><loc>${address(language)}</loc>${alternates.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** Addresses need no XML escapes: the schema's patterns allow no reserved character. */
function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}

/** Everything may be indexed. Form: RFC 9309, and https://www.sitemaps.org/protocol.html#submit_robots */
function robots({ site }: Content): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.address}/sitemap.xml\n`
}

/** The sitemap, robots.txt, the web manifest and the icons. */
export function metadataFiles(content: Content, { light }: SiteColours): MadeFile[] {
  return [
    ['/sitemap.xml', () => sitemap(content)],
    ['/robots.txt', () => robots(content)],
    [manifestAddress, () => webManifest(content, light)],
    ...iconFiles(light),
  ]
}
