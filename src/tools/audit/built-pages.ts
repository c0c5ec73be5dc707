import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { pageAt, addressIn } from '../../content/model/language.ts'
import { rootId } from '../../site/shell/program.ts'
import { brotliCompressSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { notFoundPath } from '../../content/model/site-addresses.ts'

/** A node or an element of a page, as cheerio gives it. */
export type BuiltNode = ReturnType<CheerioAPI['root']>[number]['children'][number]
export type BuiltElement = Extract<BuiltNode, { attribs: unknown }>

export type AuditedPage = ReturnType<typeof builtPages>[number]

/**
 * Every page of a built site in each language, the not-found page included; without the files that only redirect. Its
 * path has no language, its file has forward slashes, and `$` is parsed as a browser does.
 */
export function builtPages(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return files.flatMap((name) => {
    const file = name.split(sep).join('/')
    const html = readFileSync(join(folder, name), 'utf8')
    const address = `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/')
    return leadsOn(html) ? [] : [{ ...pageAt(address), file, html, $: load(html) }]
  })
}

/** Whether a document only redirects from a former address of a page. */
export const leadsOn = (html: string): boolean => html.includes('<meta http-equiv="refresh"')

/** The way from the root element to an element, which is the same in any rendering of the page. Empty outside of it. */
export function selectorOf($: CheerioAPI, element: BuiltElement): string {
  if ($(element).closest(`#${rootId}`).length === 0) return ''
  const way = [element, ...$(element).parentsUntil(`#${rootId}`).toArray()].toReversed()
  return [`#${rootId}`, ...way.map((each) => `:nth-child(${$(each).index() + 1})`)].join(' > ')
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // How React and browsers write HTML, which means the same: https://html.spec.whatwg.org/#start-tags
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // A test checks that no file has one; React sets each photo's delay by script.
    'no-inline-style': 'off',
    // A matter of taste, not of HTML. The content check warns of a title that search engines would cut.
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // Matters of the owner's texts: a space before the end of a line, and two blocks with one title.
    'no-trailing-whitespace': 'off',
    'unique-landmark': 'off',
    // Blocks may come in any order; axe checks that a page has one main heading.
    'heading-level': ['error', { minInitialRank: 'h2' }],
  },
})

/** What html-validate finds wrong in a document that is shown in one language. */
export async function htmlFaults(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages)
}

/**
 * Every address inside the site that leads nowhere: each is requested, and its anchor looked for.
 * @param url where the site is served, without a slash at the end
 * @param own the address that it will have, without a slash at the end
 * @throws if the site is not served
 */
export async function deadLinks(pages: readonly AuditedPage[], url: string, own: string) {
  // The toggle of the not-found page leads to itself, which every host answers with status 404.
  const served = new Map([[notFoundPath, true]])
  const dead: { page: AuditedPage; element: BuiltElement; address: string }[] = []
  for (const page of pages)
    for (const [element, address] of addressesIn(page.$)) {
      const inside = `${address}/`.startsWith(`${own}/`) ? address.slice(own.length) || '/' : address
      if (!/^[/#]/.test(inside)) continue
      const [path = '', anchor] = inside.split('#')
      if (!served.has(path)) served.set(path, path === '' || (await fetch(url + path)).ok)
      const to = path === '' ? page : pages.find((each) => addressIn(each.path, each.language) === path)
      if (!served.get(path) || (anchor && to?.$(`[id="${anchor}"]`).length !== 1)) dead.push({ page, element, address })
    }
  return dead
}

const attributes = ['href', 'src', 'data-program', 'data-page', 'data-styles']

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

/**
 * The limit for a page, in bytes after brotli at its best. TCP's initial window, the most that arrives without waiting
 * for an acknowledgement, is ten segments of 1,460 bytes (RFC 6928).
 */
export const pageBudget = 14_600

/** The limit for a page's pictures on a phone, in bytes: about ten times what the rest of a first visit costs. */
export const pictureBudget = 1_000_000

/** The size of a text on its way to a visitor, in bytes. */
export const weightOf = (text: string | Buffer): number => brotliCompressSync(text).length

/** The width, in pixels, of the picture that a phone asks for. */
const phoneWidth = 800

/** The blocks and pictures of a page, as far as they are too heavy together: their size, and the heaviest one. */
export function tooHeavy({ $, html }: AuditedPage, folder: string) {
  const blocks = $('[data-block]:not([data-block=footer])').toArray()
  const weights = blocks.map((element) => ({ element, bytes: weightOf($.html(element)) }))
  const pictures = $('source[type="image/avif"]').toArray()
  const files = pictures.map((element) => {
    const forms = $(element).attr('srcset')?.split(', ') ?? []
    const form = forms.find((each) => Number.parseInt(each.split(' ')[1] ?? '', 10) >= phoneWidth) ?? forms.at(-1)
    const [address = ''] = form?.split(' ') ?? []
    return [address, { element, bytes: statSync(join(folder, address)).size }] as const
  })
  const shown = [...new Map(files).values()]
  const ofPictures = shown.reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    { fault: 'pageHeavy' as const, bytes: weightOf(html), budget: pageBudget, parts: weights },
    { fault: 'picturesHeavy' as const, bytes: ofPictures, budget: pictureBudget, parts: shown },
  ].flatMap(({ parts, ...page }) => {
    const [heaviest] = parts.toSorted((a, b) => b.bytes - a.bytes)
    return heaviest && page.bytes > page.budget ? [{ ...page, element: heaviest.element }] : []
  })
}
