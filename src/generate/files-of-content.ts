import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { todayInLisbon } from '../content/dates/lisbon.ts'
import type { Content } from '../content/model/content.ts'
import { addressIn, inEachLanguage, type Language, languages } from '../content/model/language.ts'
import { localiseNotFound, localisePage } from '../content/page/localise.ts'
import type { Page } from '../content/page/page.ts'
import { pageDataAddress, type PageData } from '../site/shell/page-data.ts'
import { siteColours } from '../site/styles/site-colours.ts'
import { calendarFiles } from './calendar/calendar-file.ts'
import type { Revision } from './github-repository.ts'
import { headTags, notFoundTags } from './head/head-tags.ts'
import { metadataFiles } from './head/metadata-files.ts'
import { formerAddresses, movedPage } from './hosting/moved-page.ts'
import type { MadeFile } from './output/output.ts'
import type { SitePictures } from './pictures/encode-images.ts'
import { drawSocialImages, socialImages } from './social-image/social-images.ts'

/** The document of a page, from the address of its data and more elements of `<head>`. Throws what a block throws. */
export type MakeDocument = (page: Page, data: string, head: string) => string | Promise<string>

/** Every file of a site that follows from its content: a build writes all, development makes what is asked for. */
export function* filesOfContent(
  content: Content,
  { picture, outputs }: SitePictures,
  document: MakeDocument,
  today = todayInLisbon(),
  revision?: Revision,
): Generator<MadeFile> {
  const colours = siteColours()
  const images = new Map(socialImages(content, colours).map((image) => [image.page, image]))
  for (const { page } of content.pages) {
    const data = inEachLanguage((language) => localisePage(content, page, language, picture))
    const image = (language: Language) => images.get(addressIn(page.path, language))?.address ?? ''
    const head = (shown: Page) => headTags(shown, content.site, image(shown.language), colours, today)
    yield* pageFiles(data, head, document)
  }
  const notFound = inEachLanguage((language) => localiseNotFound(content, language))
  yield* pageFiles(notFound, () => notFoundTags(colours), document)
  for (const former of formerAddresses(content)) yield [documentAddress(former.from), () => movedPage(former, content)]
  for (const { address, source } of outputs) yield [address, () => readFile(source)]
  for (const image of images.values())
    yield [image.address, () => drawSocialImages([image], colours).then(() => readFile(image.source))]
  for (const language of languages)
    for (const [address, text] of calendarFiles(content, language, today, revision)) yield [address, () => text]
  yield* metadataFiles(content, colours)
}

/** The files of a page: its document in each language, and the data that React hydrates from. */
function* pageFiles(data: PageData, head: (page: Page) => string, document: MakeDocument): Generator<MadeFile> {
  const address = pageDataAddress(data.pt.path)
  let json: string | undefined
  const text = () => (json ??= JSON.stringify(data))
  for (const page of Object.values(data))
    // A short hash, so that a document never hydrates from cached data of an older version.
    yield [
      documentAddress(addressIn(page.path, page.language)),
      () => document(page, `${address}?v=${hash('sha256', text(), 'base64url').slice(0, 8)}`, head(page)),
    ]
  yield [address, text]
}

/** Where a static host looks for the document at an address: `/` → `/index.html`, `/en/biodanza` → `/en/biodanza.html`. */
const documentAddress = (address: string): string => (address === '/' ? '/index' : address) + '.html'

/**
 * Preloads the fonts of the first screen. The italic is used by quotations further down, and is not preloaded.
 * @param addresses of any files
 */
export const fontPreloads = (addresses: Iterable<string>): string =>
  [...addresses]
    .filter((address) => address.endsWith('.woff2') && !address.includes('italic'))
    .map((address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>\n`)
    .join('')
