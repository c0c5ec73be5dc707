import type { Content } from '../content/content.ts'
import { addressIn, defaultLanguage, languages } from '../content/language.ts'

/**
 * Every page in every language, each with its alternates. There are no dates: the build knows none that is true.
 * Forms: https://www.sitemaps.org/protocol.html, and for the languages
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemap({ site, pages }: Content): string {
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

/** No address holds a character that XML reserves: paths and the site's address are checked against patterns. */
function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}

/** Everything may be found. Form: RFC 9309, and https://www.sitemaps.org/protocol.html#submit_robots */
export function robots({ site }: Content): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.address}/sitemap.xml\n`
}
