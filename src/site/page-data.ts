import type { Language } from '../content/language.ts'
import type { Page } from '../content/localise/localise.ts'

/** What a page's data file holds: the page in each language. */
export type PageData = Readonly<Record<Language, Page>>

/** The address of a page's data: `/` → `/index.json`, `/biodanza` → `/biodanza.json`. */
export function pageDataAddress(path: string): string {
  return (path === '/' ? '/index' : path) + '.json'
}

/** Fetches a page's data. Throws when there is none or it is not to be had. */
export async function fetchPageData(address: string): Promise<PageData> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as PageData
}
