import { addressIn } from '../../content/model/language.ts'
import { notFoundPath } from '../../content/model/site-addresses.ts'
import type { BuiltElement, LocalisedBuiltPage } from './built-document.ts'
/** An address that leads nowhere. */
export interface DeadLink {
  readonly page: LocalisedBuiltPage
  readonly element: BuiltElement
  readonly address: string
  /** Not served; to an anchor that does not exist; not an address that a browser could open. */
  readonly fault: 'notServed' | 'anchorMissing' | 'addressForm'
}

export interface ServedSite {
  /** Where it is served, without a slash at the end. */
  readonly url: string
  /** The address that it will have, without a slash at the end. */
  readonly address: string
}

/**
 * Every address on the pages that leads nowhere: those inside the site are requested, those outside only parsed.
 * @throws if the site is not served
 */
export async function deadLinks(
  pages: readonly LocalisedBuiltPage[],
  { url, address: own }: ServedSite,
): Promise<DeadLink[]> {
  const links = pages.flatMap((page) =>
    page.elements.flatMap((element) => addressesOf(element).map((address) => ({ page, element, address }))),
  )
  const inside = (address: string) => {
    const rest = address.startsWith(own) ? address.slice(own.length) : undefined
    return rest === '' || (rest && /^[/?#]/.test(rest)) ? rest.replace(/^(?!\/)/, '/') : address
  }
  const local = new Set(links.map(({ address }) => inside(address)).filter((address) => address.startsWith('/')))
  // The toggle of the not-found page leads to itself, which every host answers with status 404.
  local.delete(notFoundPath)
  const served = new Map([[notFoundPath, true]])
  for (const address of local) served.set(address, await isServed(url + address))

  return links.flatMap((link): DeadLink[] => {
    const address = inside(link.address)
    if (!/^[/#]/.test(address)) return hasForm(address) ? [] : [{ ...link, fault: 'addressForm' }]
    if (address.startsWith('/') && !served.get(address)) return [{ ...link, fault: 'notServed' }]
    return hasAnchor(address, link.page, pages) ? [] : [{ ...link, fault: 'anchorMissing' }]
  })
}

/** Whatever an element names that a browser, a crawler or the site's program may fetch. */
export function addressesOf({ name, attributes, text }: BuiltElement): string[] {
  const { href, src, srcset, content } = attributes
  const sets = srcset === undefined ? [] : srcset.split(', ').map((form) => form.split(' ')[0] ?? '')
  const plain = [href, src, attributes['data-program'], attributes['data-page'], ...sets]
  const inMeta = name === 'meta' && content?.startsWith('https://') ? [content] : []
  const inStyles = name === 'style' ? [...text.matchAll(/url\((['"]?)(\/.*?)\1\)/g)].map((match) => match[2]) : []
  const inData =
    attributes['type'] === 'application/ld+json' ? [...text.matchAll(/"(https:[^"#]*)"/g)].map((match) => match[1]) : []
  return [...plain, ...inMeta, ...inStyles, ...inData].filter((address) => address !== undefined)
}

async function isServed(address: string): Promise<boolean> {
  const response = await fetch(address)
  const body = await response.text()
  if (!response.ok) return false
  return !new URL(address).pathname.endsWith('.ics') || body.startsWith('BEGIN:VCALENDAR')
}

/** A chat's address names a telephone: https://faq.whatsapp.com/5913398998672934 */
function hasForm(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, pathname } = new URL(address)
  if (hostname === 'wa.me') return /^\/\d{8,15}$/.test(pathname)
  return protocol === 'https:' || (/^(tel|mailto):$/.test(protocol) && pathname !== '')
}

function hasAnchor(address: string, from: LocalisedBuiltPage, pages: readonly LocalisedBuiltPage[]): boolean {
  const [before = '', anchor] = address.split('#')
  if (anchor === undefined) return true
  const to = before === '' ? from : pages.find(({ path, language }) => addressIn(path, language) === before)
  return to?.elements.filter(({ attributes }) => attributes['id'] === anchor).length === 1
}
