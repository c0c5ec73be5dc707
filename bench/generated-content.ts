import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/**
 * Writes a content folder with any number of pages: the real ones, and copies of the longest of them that differ in
 * their address and in all their texts.
 * @param real the folder to copy from
 * @param pages how many pages in all, two at least
 */
export function writeGeneratedContent(real: string, folder: string, pages: number): void {
  mkdirSync(folder, { recursive: true })
  cpSync(real, folder, { recursive: true })
  const model: unknown = parse(readFileSync(join(real, 'biodanza.yaml'), 'utf8'))
  for (let number = 3; number <= pages; number += 1) {
    writeFileSync(join(folder, `page-${number}.yaml`), generatedPage(model, number))
  }
}

/** A page as YAML. */
function generatedPage(model: unknown, number: number): string {
  const page = vary(model, number) as { readonly title: Readonly<Record<string, string>> }
  const titles = Object.entries(page.title).map(([language, title]) => [language, `${title} ${number}`])
  return stringify({ ...page, title: Object.fromEntries(titles), path: `/page-${number}` }, { lineWidth: 0 })
}

/** Turns the words of every text around, so that lengths and letters stay like those of a real page. */
function vary(value: unknown, by: number): unknown {
  if (Array.isArray(value)) return value.map((item) => vary(item, by))
  if (typeof value !== 'object' || value === null) return value
  const isText = 'pt' in value && 'en' in value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isText ? turn(String(inner), by) : vary(inner, by)]),
  )
}

function turn(text: string, by: number): string {
  const words = text.split(' ')
  const at = by % words.length
  return [...words.slice(at), ...words.slice(0, at)].join(' ')
}
