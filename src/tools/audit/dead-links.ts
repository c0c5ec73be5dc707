import type { CheerioAPI } from 'cheerio'
import { addressIn } from '../../content/model/language.ts'
import { notFoundPath } from '../../content/model/site-addresses.ts'
import type { BuiltElement, BuiltPage } from './built-pages.ts'

/**
 * Every address inside the site that leads nowhere: each is requested, and its anchor looked for.
 * @param url where the site is served, without a slash at the end
 * @param own the address that it will have, without a slash at the end
 * @throws if the site is not served
 */
export async function deadLinks(pages: readonly BuiltPage[], url: string, own: string) {
  // The toggle of the not-found page leads to itself, which every host answers with status 404.
  const served = new Map([[notFoundPath, true]])
  const dead: { page: BuiltPage; element: BuiltElement; address: string }[] = []
  for (const page of pages) {
    for (const [element, address] of addressesIn(page.$)) {
      const inside = address.startsWith(own) ? address.slice(own.length).replace(/^(?!\/)/, '/') : address
      if (!/^[/#]/.test(inside)) continue
      const [path = '', anchor] = inside.split('#')
      if (!served.has(path)) served.set(path, path === '' || (await fetch(url + path)).ok)
      const to = path === '' ? page : pages.find((each) => addressIn(each.path, each.language) === path)
      if (!served.get(path) || (anchor && to?.$(`[id="${anchor}"]`).length !== 1)) dead.push({ page, element, address })
    }
  }
  return dead
}

const attributes = ['href', 'src', 'data-program', 'data-page']

/** Whatever elements name that a browser, a crawler or the site's program may fetch, among other values. */
function addressesIn($: CheerioAPI): [BuiltElement, string][] {
  const elements = $<BuiltElement, '*'>('*').toArray()
  return elements.flatMap((element) => {
    const { srcset = '', content = '' } = element.attribs
    const text = $(element).is('style, [type="application/ld+json"]') ? $(element).text() : `"${content}"`
    const inText = [...text.matchAll(/(?:url\(['"]?|")((?:https:\/)?\/[^"')#]+)/g)].map(([, address]) => address)
    const sets = srcset.split(', ').map((form) => form.split(' ')[0])
    const all = [...attributes.map((name) => element.attribs[name]), ...sets, ...inText]
    return all.flatMap((address): [BuiltElement, string][] => (address ? [[element, address]] : []))
  })
}
