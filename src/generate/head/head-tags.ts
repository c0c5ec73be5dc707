import { siteLanguages } from '../../content/languages/index.ts'
import { addressIn, defaultLanguage, languages, type Language } from '../../content/model/language.ts'
import type { Page } from '../../content/page/page.ts'
import type { DateText, SiteFile } from '../../content/model/schema/types.generated.ts'
import { socialImageSize } from '../social-image/social-image-svg.ts'
import { escapeHtml } from '../../site/ui/escape-html.ts'
import { iconAddress, manifestAddress } from './metadata-files.ts'
import type { SiteColours } from '../../site/styles/site-colours.ts'
import { structuredData, structuredDataElement } from './structured-data.ts'

/** The form that Open Graph wants a language in: with its territory. */
const openGraphLocale = (language: Language): string => siteLanguages[language].locale.replace('-', '_')

/** The head elements for browsers, search engines and chat applications, without the title and the description. */
export const headTags = (page: Page, site: SiteFile, socialImage: string, colours: SiteColours, today: DateText) =>
  lines([
    ...addressTags(page, site),
    ...socialTags(page, site, site.address + socialImage),
    ...browserTags(colours),
    structuredDataElement(structuredData(page, site, today, site.address + socialImage)),
  ])

/** The same for the not-found page, which has no address of its own and must not be indexed. */
export const notFoundTags = (colours: SiteColours) => lines([meta('robots', 'noindex'), ...browserTags(colours)])

/**
 * The canonical address is that of the document's own language. The scripts change it with the language.
 * Alternates: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function addressTags(page: Page, site: SiteFile): string[] {
  const address = (language: Language) => site.address + addressIn(page.path, language)
  return [
    link({ rel: 'canonical', href: address(page.language) }),
    ...languages.map((language) => link({ rel: 'alternate', hreflang: language, href: address(language) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: address(defaultLanguage) }),
  ]
}

/** Forms: https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards/overview/markup */
function socialTags(page: Page, site: SiteFile, image: string): string[] {
  const others = languages.filter((language) => language !== page.language)
  return [
    property('og:type', 'website'),
    property('og:site_name', page.siteName),
    property('og:url', site.address + addressIn(page.path, page.language)),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:locale', openGraphLocale(page.language)),
    ...others.map((language) => property('og:locale:alternate', openGraphLocale(language))),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(socialImageSize.width)),
    property('og:image:height', String(socialImageSize.height)),
    property('og:image:alt', page.title),
    // For the rest X reads Open Graph (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup).
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image:alt', page.title),
  ]
}

const browserTags = ({ light, dark }: SiteColours): string[] => [
  // An iPhone makes links of numbers that it takes for telephones, such as a licence, and React then renders all anew.
  meta('format-detection', 'telephone=no,date=no,address=no,email=no'),
  link({ rel: 'icon', href: iconAddress(192), sizes: '192x192', type: 'image/png' }),
  link({ rel: 'icon', href: iconAddress('svg'), type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: iconAddress(180) }),
  link({ rel: 'manifest', href: manifestAddress }),
  // A browser takes the first that matches (HTML Standard, 4.2.5.1).
  tag('meta', { name: 'theme-color', content: dark.paper, media: '(prefers-color-scheme: dark)' }),
  meta('theme-color', light.paper),
]

const lines = (elements: readonly string[]) => elements.map((element) => `${element}\n`).join('')
const meta = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string) => tag('meta', { property: name, content })
const link = (attributes: Readonly<Record<string, string>>) => tag('link', attributes)

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ')}>`
