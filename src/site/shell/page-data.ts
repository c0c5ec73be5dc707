import type { Language } from '../../content/model/language.ts'
import type { Page } from '../../content/page/page.ts'
/** What a page's data file holds: the page in each language. */
export type PageData = Readonly<Record<Language, Page>>

/** The address of a page's data: `/` → `/index.json`, `/biodanza` → `/biodanza.json`. */
export const pageDataAddress = (path: string): string => (path === '/' ? '/index' : path) + '.json'

/** Fetches a page's data. Throws if there is none, if it can't be had, or if `signal` says that nobody waits for it. */
export const fetchPageData = async (address: string, signal?: AbortSignal): Promise<PageData> =>
  (await (await fetchFile(address, signal)).json()) as PageData

let styles: Promise<void> | undefined

/**
 * Adds the styles of all blocks, once, before another page is shown: the document has those of its own page. The policy
 * allows no element for them. Throws if they can't be had.
 */
export function addAllStyles({ dataset: { styles: address } }: HTMLElement): Promise<void> | undefined {
  if (address)
    styles ??= fetchFile(address).then(async (response) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(await response.text())
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    })
  return styles
}

async function fetchFile(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}
