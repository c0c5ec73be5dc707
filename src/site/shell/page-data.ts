import type { Language } from '../../content/model/language.ts'
import type { Page } from '../../content/page/page.ts'
/** What a page's data file holds: the page in each language. */
export type PageData = Readonly<Record<Language, Page>>

/** The address of a page's data: `/` → `/index.json`, `/biodanza` → `/biodanza.json`. */
export const pageDataAddress = (path: string): string => (path === '/' ? '/index' : path) + '.json'

/** Fetches a page's data. Throws if there is none, if it can't be had, or if `signal` says that nobody waits for it. */
export async function fetchPageData(address: string, signal?: AbortSignal): Promise<PageData> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as PageData
}
