import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { todayInLisbon } from '../content/load.ts'
import type { Content } from '../content/model/content.ts'
import { type Language, languages } from '../content/model/language.ts'
import { localiseNotFound, localisePage } from '../content/page/localise.ts'
import type { Page } from '../content/page/page.ts'
import { documentHtml, type DocumentShell, type RenderedPage } from '../site/shell/document.ts'
import { pageDataAddress, type PageData } from '../site/shell/page-data.ts'
import { siteColours } from '../site/styles/site-colours.ts'
import { calendarFiles } from './calendar/calendar-file.ts'
import { headTags, notFoundTags } from './head/head-tags.ts'
import { metadataFiles } from './head/metadata-files.ts'
import { formerAddresses, movedPage } from './hosting/moved-page.ts'
import type { MadeFile } from './output/output.ts'
import type { SitePictures } from './pictures/encode-images.ts'
import { drawSocialImages, socialImages } from './social-image/social-images.ts'

/**
 * The document of a page, from its data and further elements of `<head>`. Throws what a block throws.
 */
export type MakeDocument = (data: PageData, head: string) => string | Promise<string>

/**
 * Every file of a site that follows from its content. A build writes them all; development makes those that are asked
 * for.
 */
export function* filesOfContent(
  content: Content,
  { picture, outputs }: SitePictures,
  document: MakeDocument,
  today = todayInLisbon(),
): Generator<MadeFile> {
  const colours = siteColours()
  const images = new Map(socialImages(content, colours).map((image) => [image.page, image]))
  for (const { page } of content.pages) {
    const data = inEachLanguage((language) => localisePage(content, page, language, picture))
    const head = () => headTags(data.pt, content.site, images.get(page.path)?.address ?? '', colours)
    yield* pageFiles(data, head, document)
  }
  const notFound = inEachLanguage((language) => localiseNotFound(content, language))
  yield* pageFiles(notFound, () => notFoundTags(colours), document)
  for (const former of formerAddresses(content)) yield [documentAddress(former.from), () => movedPage(former, content)]
  for (const { address, source } of outputs) yield [address, () => readFile(source)]
  for (const image of images.values())
    yield [image.address, () => drawSocialImages([image], colours).then(() => readFile(image.source))]
  for (const language of languages)
    for (const [address, text] of calendarFiles(content, language, today)) yield [address, () => text]
  yield* metadataFiles(content, colours)
}

/** The two files of a page: its document in both languages, and the data that React hydrates from. */
function* pageFiles(data: PageData, head: () => string, document: MakeDocument): Generator<MadeFile> {
  yield [documentAddress(data.pt.path), () => document(data, head())]
  yield [pageDataAddress(data.pt.path), () => JSON.stringify(data)]
}

/**
 * Renders the document of a page.
 * @param head further elements of `<head>`
 */
export function pageDocument(
  data: PageData,
  shell: DocumentShell,
  render: (page: Page) => string,
  head: string,
): string {
  const rendered = (page: Page): RenderedPage => ({ page, html: render(page) })
  const address = `${pageDataAddress(data.pt.path)}?v=${fingerprint(JSON.stringify(data))}`
  return documentHtml(rendered(data.pt), rendered(data.en), shell, head, address)
}

/** Where a static host looks for the document of a path: `/` → `/index.html`, `/biodanza` → `/biodanza.html`. */
function documentAddress(path: string): string {
  return (path === '/' ? '/index' : path) + '.html'
}

/**
 * Preloads the fonts of the first screen. The italic is used by quotations further down, and is not preloaded.
 * @param addresses of any files
 */
export function fontPreloads(addresses: Iterable<string>): string {
  return [...addresses]
    .filter((address) => address.endsWith('.woff2') && !address.includes('italic'))
    .map((address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>\n`)
    .join('')
}

function inEachLanguage<T>(give: (language: Language) => T): Record<Language, T> {
  return { pt: give('pt'), en: give('en') }
}

/** A short hash of a page's data, so that a document never hydrates from cached data of an older version. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
