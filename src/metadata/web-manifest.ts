import type { Content } from '../content/content.ts'
import { defaultLanguage } from '../content/language.ts'
import { iconAddress } from './icons.ts'
import type { Palette } from '../styles/site-colours.ts'

export const manifestAddress = '/site.webmanifest'

/** What a phone needs to keep the site on its home screen (https://www.w3.org/TR/appmanifest/). It stays a web page. */
export function webManifest({ site }: Content, { paper }: Palette): string {
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
