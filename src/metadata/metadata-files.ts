import type { Content } from '../content/content.ts'
import { icons } from './icons.ts'
import type { SiteColours } from '../styles/site-colours.ts'
import { robots, sitemap } from './sitemap.ts'
import { manifestAddress, webManifest } from './web-manifest.ts'

/** The files by which search engines and phones find their way, by address. */
export async function metadataFiles(
  content: Content,
  { light }: SiteColours,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  return new Map<string, string | Uint8Array>([
    ['/sitemap.xml', sitemap(content)],
    ['/robots.txt', robots(content)],
    [manifestAddress, webManifest(content, light)],
    ...(await icons(light)),
  ])
}
