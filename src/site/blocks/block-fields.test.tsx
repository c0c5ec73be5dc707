import { existsSync, readdirSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { mistakesInTestSite } from '../../../tests/site-mistakes.ts'
import { validate } from '../../content/check/validate/examine.ts'
import type { Content } from '../../content/model/content.ts'
import { languages, type Language } from '../../content/model/language.ts'
import { localisePage } from '../../content/page/localise.ts'
import type { ResponsiveImage } from '../../content/page/localised.ts'
import type { ValuePath } from '../../content/model/source.ts'
import { placesIn, blockNode, type SchemaNode } from '../../content/model/schema/schema-node.ts'
import { blockTypes, readSchema, blockSchemaPath } from '../../content/model/schema/schema-files.ts'
import { testContent } from '../../content/testing/test-content.ts'
import type { Block, PageFile } from '../../content/model/schema/types.generated.ts'
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import { WordsContext } from '../ui/words.tsx'
import { BlockRenderer } from './block-renderer.tsx'
import { blocks } from './index.ts'

const examplesOf = (type: string) => (readSchema(blockSchemaPath(type))['examples'] ?? []) as Block[]

const pageOf = (example: Block): PageFile => ({
  path: '/',
  title: { pt: 'Exemplo', en: 'Example' },
  description: { pt: 'Um exemplo.', en: 'An example.' },
  blocks: [example],
})

const image: ResponsiveImage = {
  width: 1200,
  height: 1500,
  src: '',
  sources: [{ type: 'image/avif', srcset: '/images/example-480.avif 480w' }],
  placeholder: { columns: 1, colours: ['#efd9c3'] },
}

const pictureNamed = (file: string): ResponsiveImage => ({ ...image, src: `/images/${file}` })

const phone = { number: '+351 900 000 001' }
const content: Content = {
  ...testContent,
  site: { ...testContent.site, phones: { studio: phone, therapy: phone, biodanza: phone } },
}

/** Blocks as a visitor gets them. */
function htmlOf(block: Block, language: Language, page = pageOf(block), from = content): string {
  const { words, blocks: shown } = localisePage(from, { ...page, blocks: [block] }, language, pictureNamed)
  return renderToStaticMarkup(
    <MemoryRouter>
      <WordsContext value={words}>
        {shown.map((each) => (
          <BlockRenderer key={each.key} block={each} />
        ))}
      </WordsContext>
    </MemoryRouter>,
  )
}

/** Every text of one language that an example says, what is sent or never shown left out. */
function textsOf(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return []
  const text = (value as Record<string, unknown>)[language]
  if (typeof text === 'string') return text.split('\n\n')
  return Object.entries(value).flatMap(([key, inner]) => (key === 'chat' ? [] : textsOf(inner, language)))
}

const escaped = (text: string) => renderToStaticMarkup(<>{text}</>)

test('every folder of a block has its schema', () => {
  const folders = readdirSync('src/site/blocks', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of folders) {
    expect(blockTypes(), `Add schema/blocks/${name}.schema.json, or remove src/site/blocks/${name}/.`).toContain(name)
  }
})

describe.each(blockTypes())('%s', (type) => {
  test('has a folder with its component and its style, a line in the registry, and an example', () => {
    for (const file of [`${type}.tsx`, `${type}.css`]) {
      const path = `src/site/blocks/${type}/${file}`
      expect(existsSync(path), `Add ${path}: schema/blocks/${type}.schema.json asks for it.`).toBe(true)
    }
    expect(Object.keys(blocks), `Add a line for '${type}' to src/site/blocks/index.ts.`).toContain(type)
    const hint = `Add "examples" to schema/blocks/${type}.schema.json: at least one whole block.`
    expect(examplesOf(type).length, hint).toBeGreaterThan(0)
  })

  test('its examples are valid', () => {
    for (const example of examplesOf(type)) {
      expect(validate('page', structuredClone(pageOf(example)))).toEqual([])
    }
  })

  test.each(languages)('its examples are complete in %s', (language) => {
    for (const example of examplesOf(type)) {
      const html = htmlOf(example, language).replaceAll(/<span class="unbroken">([^<]*)<\/span>/g, '$1')
      const hint = `Let src/site/blocks/${type}/${type}.tsx put all of it into one <Section>.`
      expect(html, hint).toMatch(new RegExp(`^<(section|footer|div) [^>]*data-block="${type}"`))
      const texts = textsOf(example, language).map((text) => escaped(text.trim()))
      const alone = texts.filter((text) => html.includes(`>${text}<`) || html.includes(`="${text}"`))
      const opens = 'each in an element of its own: a click on it in the editor opens its field'
      expect(alone, `Let src/site/blocks/${type}/${type}.tsx show all of these, ${opens}.`).toEqual(texts)
    }
  })

  test('is a section only if it has a heading', () => {
    for (const example of examplesOf(type)) {
      const html = htmlOf(example, 'pt')
      const hint = `Let src/site/blocks/${type}/${type}.tsx have a heading, or write <Section as="div" …>.`
      expect(html.startsWith('<section') && !/<h[1-6]/.test(html), hint).toBe(false)
    }
  })

  test('its HTML keeps to the security policy: no style attribute and no handler', () => {
    for (const example of examplesOf(type)) expect(htmlOf(example, 'pt')).not.toMatch(/<[^>]+ (style|on\w+)=/)
  })
})

/** The content of the tests, which uses every field. */
const testSite = await contentOfTests()

async function contentOfTests(): Promise<Content> {
  const { content: checked } = await loadContentFolder('tests/site')
  if (!checked) throw new Error(await mistakesInTestSite())
  return checked
}

/** Another value for a field; undefined if visitors do not see the field: a constant, and the mark of a sample. */
function otherThan(value: unknown, { schema }: SchemaNode): unknown {
  if (typeof value === 'object' || 'const' in schema || schema['marks'] === 'sample') return undefined
  const { phones = {}, contacts = [] } = testSite.site
  const names = {
    phone: Object.keys(phones),
    contact: contacts.map(({ name }) => name),
    event: testSite.events.map(({ name }) => name),
  }
  const choices = schema['enum'] ?? names[schema['refersTo'] as keyof typeof names]
  if (Array.isArray(choices)) return choices.find((choice) => choice !== value)
  return typeof value === 'number' ? value / 2 + 1 : `${String(value)}x`
}

function withOther(block: Block, path: ValuePath, other: unknown): Block {
  const copy = structuredClone(block)
  const owner = path.slice(0, -1).reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], copy)
  ;(owner as Record<string, unknown>)[String(path.at(-1))] = other
  return copy
}

test.each(blockTypes())('whatever a field of %s says can be seen on the page', (type) => {
  const seen = new Set<string>()
  for (const { page } of testSite.pages)
    for (const block of page.blocks.filter((each) => each.type === type))
      for (const { path, value, node } of placesIn(block, blockNode(type))) {
        const field = path.filter((step) => typeof step === 'string').join('.')
        const other = otherThan(value, node)
        if (other === undefined || seen.has(field)) continue
        seen.add(field)
        const language = languages.find((each) => each === path.at(-1)) ?? 'pt'
        const shown = (each: Block) => htmlOf(each, language, page, testSite)
        const isSame = shown(withOther(block, path, other)) === shown(block)
        const hint = `Let src/site/blocks/${type}/${type}.tsx show ${field}, or take it out of schema/blocks/${type}.schema.json.`
        expect(isSame, hint).toBe(false)
      }
})
