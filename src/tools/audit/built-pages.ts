import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { pageAt } from '../../content/model/language.ts'
import { rootId } from '../../site/shell/program.ts'

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
