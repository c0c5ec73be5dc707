import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ContentSource } from '../content/content-source.ts'
import { languages, type Language } from '../content/language.ts'
import { loadContent } from '../content/load.ts'
import { localisePage } from '../content/localise/localise.ts'
import { migrate } from './migrate.ts'
import { UnreadableFile } from './old-content.ts'

type Files = ReadonlyMap<string, string>

/** A site as it was written before events and the footer stood once, with notes wherever one may stand. Never changed. */
const folder = fileURLToPath(new URL('./testing/old-form/', import.meta.url))
const old: Files = new Map(readdirSync(folder).map((name) => [name, readFileSync(folder + name, 'utf8')]))

const changed = (name: string, from: string, to: string): Files => {
  const text = old.get(name) ?? ''
  expect(text).toContain(from)
  return new Map([...old, [name, text.replace(from, () => to)]])
}

function moved(files: Files): Files {
  const migration = migrate(files, 2025)
  if (!migration) throw new Error('There was nothing to move.')
  return new Map([...files, ...migration.files])
}

function load(files: Files) {
  const pictures: ContentSource['pictures'] = new Map(
    [...files.values()]
      .flatMap((text) => [...text.matchAll(/file: (\S+)/g)])
      .map(([, name = '']) => [name, { width: 4000, height: 4000 }]),
  )
  return loadContent({ folder: 'content', files, pictures }, { today: '2025-11-01', lang: 'en' })
}

const image = { width: 1, height: 1, src: '', sources: [], placeholder: { columns: 1, colours: [] } }

/** Every text of one language that something says, its addresses and its interface left out. */
function textsOf(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return []
  const text = (value as Record<string, unknown>)[language]
  if (typeof text === 'string') return [text]
  return Object.entries(value).flatMap(([key, inner]) => (key === 'chat' ? [] : textsOf(inner, language)))
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** The pages as visitors read them. */
function shown(files: Files, language: Language) {
  const { content, diagnostics } = load(files)
  if (!content) throw new Error(JSON.stringify(diagnostics, null, 2))
  return content.pages.map(({ page }) => localisePage(content, page, language, () => image))
}

test('content in the old form is reported as such, with the command that moves it, and nothing else is reported', () => {
  const { diagnostics, content } = load(old)
  expect(content).toBeUndefined()
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['oldForm']))
  expect(diagnostics).toHaveLength(4)
  expect(diagnostics[0]?.message).toContain('npm run migrate')
})

test('one run moves it all: the check finds nothing, and a second run has nothing to do', () => {
  expect(load(moved(old)).diagnostics).toEqual([])
  expect(migrate(moved(old), 2025)).toBeUndefined()
  expect(migrate(old, 2025)?.notes).toEqual([])
})

test.each(languages)('every page still says everything that it said, block by block, in %s', (language) => {
  const pages = shown(moved(old), language)
  for (const name of ['home.yaml', 'biodanza.yaml']) {
    const before = parse(old.get(name) ?? '') as { path: string; blocks: { type: string }[] }
    const page = pages.find(({ path }) => path === before.path)
    expect(page?.blocks.map(({ type }) => type)).toEqual(before.blocks.slice(0, -1).map(({ type }) => type))
    for (const [index, block] of before.blocks.entries()) {
      const now = stringsOf(block.type === 'footer' ? page?.footer : page?.blocks[index])
      expect(now).toEqual(expect.arrayContaining(textsOf(block, language)))
    }
  }
})

test('an event keeps the name that visitors’ calendars know it by', () => {
  expect(stringsOf(shown(moved(old), 'pt')).filter((text) => text.startsWith('/calendar/'))).toEqual(
    expect.arrayContaining(['/calendar/aula-aberta.pt.ics', '/calendar/workshop-sobre-arquetipos-2025.pt.ics']),
  )
})

const notes = (files: Files): string[] =>
  [...files.values()].flatMap((text) => text.match(/# nota .*/g) ?? []).toSorted()

test('no comment is lost, and none is there twice', () => {
  expect(notes(old)).toHaveLength(9)
  expect(notes(moved(old))).toEqual(notes(old))
})

test('what was in two places is in one', () => {
  const texts = [...moved(old).values()].join('\n')
  for (const once of ['portrait.jpg', 'Rua do Exemplo, 28', 'euros: 10', 'day: wednesday']) {
    expect(texts.split(new RegExp(`(?<![\\w,-])${once}(?!\\w)`)), once).toHaveLength(2)
  }
})

test("the owner's own wording stays where the site would write something else", () => {
  const words = 'Quartas, ao fim do dia'
  const files = moved(changed('home.yaml', 'pt: Quartas-feiras, das 20h às 22h', `pt: ${words}`))
  expect(files.get('events.yaml')).toContain(`pt: ${words}`)
  expect(stringsOf(shown(files, 'pt'))).toEqual(expect.arrayContaining([words, 'Quartas-feiras, das 20h às 22h']))
})

test('a class that is not among the events gets an entry of its own, and the cards stay as they were', () => {
  const files = moved(changed('biodanza.yaml', 'from: "20:00"', 'from: "20:30"'))
  const [home, biodanza] = shown(files, 'pt')
  expect(stringsOf(biodanza)).toContain('/calendar/a-aula-aberta.pt.ics')
  const [cards] = home?.blocks.flatMap((block) => (block.type === 'events' ? [block.events] : [])) ?? []
  expect(cards?.map(({ name }) => name)).toEqual([
    'aula-aberta',
    'grupo-de-aprofundamento',
    'workshop-sobre-arquetipos',
  ])
})

test('what visitors will see differently is reported', () => {
  const migration = migrate(changed('biodanza.yaml', 'pt: Venha como está.', 'pt: Até quarta.'), 2025)
  expect(migration?.notes).toEqual([
    'biodanza.yaml: no rodapé, a frase passa de «Até quarta.» para «Venha como está.».',
  ])
})

test('a file that cannot be parsed is named, and nothing is moved', () => {
  expect(() => migrate(changed('home.yaml', 'path: /', 'path: ['), 2025)).toThrow(UnreadableFile)
})
