import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

type Values = Record<string, unknown>

/** How to turn a site into another one. Whatever is left out stays as it is. */
export interface Changes {
  /** What becomes of every text in two languages. */
  readonly text: (text: string) => string
  /** What becomes of the list of events; a block about an event that is gone is dropped too. */
  readonly events?: (events: readonly unknown[]) => readonly unknown[]
  readonly testimonials?: (testimonials: readonly unknown[]) => readonly unknown[]
  /** What becomes of the blocks after the first, which has the page's title. */
  readonly blocks?: (blocks: readonly unknown[]) => readonly unknown[]
}

/** Writes a content folder that is like another, whatever that one says, but for some changes. */
export function writeChanged(real: string, folder: string, changes: Changes): void {
  cpSync(real, folder, { recursive: true })
  const files = readdirSync(real)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name, changed(parse(readFileSync(join(real, name), 'utf8')), changes) as Values] as const)
  const events = new Set(
    files.flatMap(([, { events: all }]) =>
      (Array.isArray(all) ? all : []).map((event) => isMap(event) && event['name']),
    ),
  )
  for (const [name, file] of files) {
    const written = 'path' in file ? withBlocks(file, events, changes) : file
    writeFileSync(join(folder, name), stringify(written, { lineWidth: 0, aliasDuplicateObjects: false }))
  }
}

function changed(value: unknown, changes: Changes): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, changes))
  if (!isMap(value)) return value
  if (isText(value)) return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, changes.text(text)]))
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, changes)]))
  for (const list of ['events', 'testimonials'] as const) {
    if (Array.isArray(inner[list])) inner[list] = changes[list]?.(inner[list]) ?? inner[list]
  }
  return inner
}

const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: Values): value is Record<'pt' | 'en', string> =>
  typeof value['pt'] === 'string' && typeof value['en'] === 'string'

function withBlocks(page: Values, events: ReadonlySet<unknown>, { blocks: change = (all) => all }: Changes): Values {
  const [first, ...others] = (Array.isArray(page['blocks']) ? page['blocks'] : []).filter(
    (block) => isMap(block) && (block['event'] === undefined || events.has(block['event'])),
  ) as Values[]
  const all = [first, ...change(others)]
  const anchors = new Set(all.flatMap((block) => (isMap(block) ? [block['anchor']] : [])))
  return { ...page, blocks: all.map((block) => withoutDangling(block, anchors)) }
}

/** A link that scrolled to a block that is gone leads home instead. */
function withoutDangling(value: unknown, anchors: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDangling(item, anchors))
  if (!isMap(value)) return value
  const { scroll, ...others } = value
  const inner = Object.fromEntries(Object.entries(others).map(([key, each]) => [key, withoutDangling(each, anchors)]))
  if (scroll === undefined) return inner
  return anchors.has(scroll) ? { ...inner, scroll } : { ...inner, page: '/' }
}

/** A list of so many items, all copied from an existing one: every copy has a title or a name of its own. */
export const asMany =
  (count: number) =>
  (items: readonly unknown[]): readonly unknown[] =>
    Array.from({ length: items.length > 0 ? count : 0 }, (_, index) => {
      const item = items[index % items.length]
      // The first ones keep the names by which blocks refer to them.
      return index < items.length ? item : numbered(item, index + 1)
    })

function numbered(item: unknown, number: number): unknown {
  if (!isMap(item)) return item
  const { title, name } = item
  return {
    ...item,
    ...(isMap(title) && { title: { pt: `${String(title['pt'])} ${number}`, en: `${String(title['en'])} ${number}` } }),
    ...(typeof name === 'string' && { name: 'icon' in item ? `${name}-${number}` : `${name} ${number}` }),
  }
}

export const half = (text: string): string => {
  const words = text.trim().split(/\s+/)
  return words.slice(0, Math.ceil(words.length / 2)).join(' ')
}
export const twice = (text: string): string => (text.includes('\n') ? `${text.trim()}\n\n${text}` : `${text} ${text}`)
