import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'

type Values = Record<string, unknown>

/** How to turn a site into another one. Whatever is left out stays as it is. */
export interface Changes {
  /** What becomes of every text in two languages; by default it says the same in other words. */
  readonly text?: (text: string) => string
  /** What becomes of the list of events; a block about an event that is gone is dropped too. */
  readonly events?: (events: readonly unknown[]) => readonly unknown[]
  readonly testimonials?: (testimonials: readonly unknown[]) => readonly unknown[]
  /** What becomes of the blocks after the opening. */
  readonly blocks?: (blocks: readonly unknown[]) => readonly unknown[]
}

/**
 * Writes a content folder that is like another, whatever that one says, but belongs to somebody else: name, phones,
 * address and photographs are different, and nothing is a sample.
 */
export async function writeSomeoneElses(real: string, folder: string, changes: Changes): Promise<void> {
  const files = new Map(
    readdirSync(real)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name, changed(parse(readFileSync(join(real, name), 'utf8')), changes) as Values]),
  )
  const names = namesIn(files.get('events.yaml'))
  for (const [name, file] of files) if ('path' in file) files.set(name, withBlocks(file, names, changes))
  mkdirSync(join(folder, 'images'), { recursive: true })
  for (const [name, file] of files)
    writeFileSync(join(folder, name), stringify(file, { lineWidth: 0, aliasDuplicateObjects: false }))
  await writePhotographs(join(folder, 'images'))
}

/** Wide, upright and square, as photographs come, and large enough for every place. */
const photographs = [
  { file: 'larga.jpg', width: 2000, height: 1250 },
  { file: 'alta.jpg', width: 1600, height: 2000 },
  { file: 'quadrada.jpg', width: 1600, height: 1600 },
]

/** The same bytes each time, so that they are encoded only once. */
async function writePhotographs(folder: string): Promise<void> {
  for (const { file, width, height } of photographs) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#8a6"/><circle cx="40%" cy="60%" r="25%" fill="#468"/></svg>`
    await sharp(Buffer.from(svg)).jpeg().toFile(join(folder, file))
  }
}

let pictures = 0

function changed(value: unknown, changes: Changes): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, changes))
  if (!isMap(value)) return value
  if (isText(value))
    return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, (changes.text ?? changedText)(text)]))
  const { sample: _, ...kept } = value
  const inner = Object.fromEntries(Object.entries(kept).map(([key, each]) => [key, changed(each, changes)]))
  for (const list of ['events', 'testimonials'] as const) {
    if (Array.isArray(inner[list])) inner[list] = changes[list]?.(inner[list]) ?? inner[list]
  }
  if (typeof inner['number'] === 'string') inner['number'] = '+351 912 345 678'
  if (typeof inner['name'] === 'string' && !isEvent(inner)) inner['name'] = `Maria ${inner['name']}`
  if ('phones' in inner) {
    const text = changes.text ?? changedText
    inner['name'] = { pt: text('Consultório de Maria Albuquerque'), en: text('Practice of Maria Albuquerque') }
    inner['address'] = 'https://outra-pessoa.pt'
  }
  if ('file' in inner && 'alt' in inner) inner['file'] = photographs[pictures++ % photographs.length]?.file
  return inner
}

const isEvent = (value: Values): boolean => 'icon' in value && 'name' in value
/** Words that differ from those of the samples, about as many of them. */
const changedText = (text: string): string => `${text}!`
const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: Values): value is Record<'pt' | 'en', string> =>
  typeof value['pt'] === 'string' && typeof value['en'] === 'string'

function namesIn(events: Values | undefined): ReadonlySet<unknown> {
  const list = Array.isArray(events?.['events']) ? events['events'] : []
  return new Set(list.map((event) => isMap(event) && event['name']))
}

/** An opening first, as every page needs one; anything may follow. */
function withBlocks(page: Values, names: ReadonlySet<unknown>, changes: Changes): Values {
  const blocks = Array.isArray(page['blocks']) ? page['blocks'] : []
  const ofType = (type: string) => blocks.filter((block) => isMap(block) && block['type'] === type)
  const opening = ofType('hero')[0] ?? {
    type: 'hero',
    title: page['title'],
    lead: page['description'],
    buttons: [{ label: { pt: 'Início', en: 'Home' }, page: '/' }],
  }
  const otchangedText = blocks.filter(
    (block) => isMap(block) && block['type'] !== 'hero' && (block['event'] === undefined || names.has(block['event'])),
  )
  const all = [opening, ...(changes.blocks?.(otchangedText) ?? otchangedText)]
  const anchors = new Set(all.flatMap((block) => (isMap(block) ? [block['anchor']] : [])))
  return { ...page, blocks: all.map((block) => withoutDangling(block, anchors)) }
}

/** A link that scrolled to a block that is gone leads home instead. */
function withoutDangling(value: unknown, anchors: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDangling(item, anchors))
  if (!isMap(value)) return value
  const { scroll, ...otchangedText } = value
  const inner = Object.fromEntries(
    Object.entries(otchangedText).map(([key, each]) => [key, withoutDangling(each, anchors)]),
  )
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
    ...(typeof name === 'string' && { name: isEvent(item) ? `${name}-${number}` : `${name} ${number}` }),
  }
}

export const half = (text: string): string => {
  const words = text.trim().split(/\s+/)
  return words.slice(0, Math.ceil(words.length / 2)).join(' ')
}
export const twice = (text: string): string => (text.includes('\n') ? `${text.trim()}\n\n${text}` : `${text} ${text}`)
