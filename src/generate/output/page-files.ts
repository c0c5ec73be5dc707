import { createHash } from 'node:crypto'
import type { Content } from '../../content/model/content.ts'
import type { Language } from '../../content/model/language.ts'
import { localiseNotFound, localisePage } from '../../content/page/localise.ts'
import type { Page } from '../../content/page/page.ts'
import type { PictureLookup } from '../../content/page/localise-value.ts'
import type { PageFile } from '../../content/model/schema/types.generated.ts'
import { documentHtml, type DocumentShell, type RenderedPage } from '../../site/shell/document.ts'
import { pageDataAddress, type PageData } from '../../site/shell/page-data.ts'
import type { renderPage } from '../../site/shell/entry-server.tsx'

/** The data of a page in each language. */
export function pageData(content: Content, page: PageFile, picture: PictureLookup): PageData {
  return inEachLanguage((language) => localisePage(content, page, language, picture))
}

/** The data of the not-found page in each language. */
export function notFoundData(content: Content): PageData {
  return inEachLanguage((language) => localiseNotFound(content, language))
}

/** The two files of a page: its document in both languages, and the data that React hydrates from. */
export interface PageFiles {
  readonly document: string
  readonly dataAddress: string
  readonly data: string
}

/**
 * Renders a page. Throws what a block throws.
 * @param head further elements of `<head>`
 */
export function pageFiles(data: PageData, shell: DocumentShell, render: typeof renderPage, head = ''): PageFiles {
  const rendered = (page: Page): RenderedPage => ({ page, html: render(page) })
  const json = JSON.stringify(data)
  const dataAddress = pageDataAddress(data.pt.path)
  const document = documentHtml(
    rendered(data.pt),
    rendered(data.en),
    shell,
    head,
    `${dataAddress}?v=${fingerprint(json)}`,
  )
  return { document, dataAddress, data: json }
}

/** Where a static host looks for the document of a path: `/` → `/index.html`, `/biodanza` → `/biodanza.html`. */
export function documentAddress(path: string): string {
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
