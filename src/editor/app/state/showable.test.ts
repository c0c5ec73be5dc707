import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { testSite } from '../../../../tests/site.ts'
import { fileNode, nodeAt, type SchemaField } from '../../../content/model/schema/schema-node.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { ValuePath, Value } from '../../../content/model/source.ts'
import { readContentFolder } from '../../../disk/load-content-folder.ts'
import { pt } from '../messages/pt.ts'
import { blankOf } from '../panel/filled-value.ts'
import { addableFields } from '../panel/schema-values.ts'
import { type Checked, checker } from './checked.ts'

const texts = new Map([...(readContentFolder(testSite).files ?? [])].map(([name, text]) => [name, String(text)]))
const pictures = new Map(
  readdirSync(`${testSite}/images`).map((name) => [name, { facts: { width: 4000, height: 3000, digest: name } }]),
)

/** What is shown of a site with one file that says something else, when the editor opens. */
const opened = (file: string, text: string): Checked =>
  checker('pt', pt).check(new Map([...texts, [file, text]]), pictures)

const replaced = (file: string, from: RegExp | string, to: string): Checked => {
  const text = texts.get(file) ?? ''
  expect(text).toMatch(from)
  return opened(file, text.replace(from, to))
}

test.each([
  ['a cleared phone', 'site.yaml', /number: .*/, 'number: ""'],
  ['a removed phone that buttons use', 'site.yaml', / {2}biodanza:\n.*\n.*\n/, ''],
  ['no phone at all', 'site.yaml', /phones:\n( .*\n)+/, 'phones: {}\n'],
  ['no field of phones', 'site.yaml', /phones:\n( .*\n)+/, ''],
  [
    'a monthly schedule without its hour',
    'events.yaml',
    /weekly: .*/,
    'monthly: { which: first, day: monday, from: "" }',
  ],
  ['an unknown type of block', 'home.yaml', 'type: services', 'type: servicess'],
  ['a text of one word where a list has to be', 'home.yaml', /services:\n( {6}.*\n)+/, 'services: nada\n'],
  ['a file that cannot be parsed', 'home.yaml', 'pt: Um sítio para pousar', 'pt: "Um sítio para pousar'],
  ['an empty file', 'biodanza.yaml', /[^]*/, ''],
] as const)(
  'with %s, every page is shown when the editor opens, and what is wrong is reported',
  (_, file, from, to) => {
    const { content, diagnostics, isCurrent } = replaced(file, from, to)
    expect(content?.pages.map((each) => each.file).toSorted()).toEqual(
      [...texts.keys()].filter((name) => !/site|dictionary|events/.test(name)).toSorted(),
    )
    expect(isCurrent).toBe(true)
    expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true)
  },
)

test('what is right stays as it is beside what is wrong', () => {
  const right = checker('pt', pt).check(texts, pictures).content
  const { content } = replaced('site.yaml', /number: .*/, 'number: ""')
  expect(content?.pages).toEqual(right?.pages)
  expect(content?.events).toEqual(right?.events)
  expect(content?.site.name).toEqual(right?.site.name)
})

const blank = ({ key, node }: SchemaField) => ({ [key]: blankOf(node, () => []) })

test('whatever was just added to the site or its practice, the rest is shown while that is empty', () => {
  const { practice: _, ...site } = readValue(texts.get('site.yaml') ?? '') as { readonly [key: string]: Value }
  const ofSite = addableFields(fileNode('site'), site).map((field) => ({ ...site, ...blank(field) }))
  const node = nodeAt('site', site, ['practice'])
  const ofPractice = (node ? addableFields(node, {}) : []).map((field) => ({ ...site, practice: blank(field) }))
  expect(ofSite).not.toEqual([])
  expect(ofPractice.length).toBeGreaterThan(5)
  for (const added of [...ofSite, ...ofPractice])
    expect(opened('site.yaml', stringify(added)).content?.site).toMatchObject({
      name: site['name'],
      role: site['role'],
    })
})

test('a picture still to be chosen takes nothing else from its page, though others are too small for its place', () => {
  const small = new Map([...pictures].map(([name]) => [name, { facts: { width: 10, height: 10, digest: name } }]))
  const gallery = texts.get('biodanza.yaml') ?? ''
  const added = gallery.replace(/ {4}pictures:\n/, (list) => `${list}      - { file: "", alt: { pt: "", en: "" } }\n`)
  expect(added).not.toBe(gallery)
  const blocksOf = (text: string, facts: typeof pictures) => {
    const { content } = checker('pt', pt).check(new Map([...texts, ['biodanza.yaml', text]]), facts)
    return content?.pages.find(({ file }) => file === 'biodanza.yaml')?.page.blocks.map(({ type }) => type)
  }
  expect(blocksOf(added, small)).toEqual(blocksOf(gallery, pictures))
})

/** Every place in a value. */
function placesIn(value: Value, path: ValuePath = []): readonly ValuePath[] {
  if (typeof value === 'string') return [path]
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [
    path,
    ...steps.flatMap((step) => placesIn((value as Record<string | number, Value>)[step] ?? '', [...path, step])),
  ]
}

function put(value: Value, [step, ...rest]: ValuePath, inner: Value | undefined): Value | undefined {
  if (step === undefined) return inner
  const entries = Object.entries(value).flatMap(([key, each]) => {
    const now = key === String(step) ? put(each, rest, inner) : each
    return now === undefined ? [] : [[key, now] as const]
  })
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}

test.each(['home.yaml', 'site.yaml', 'events.yaml'])(
  'with any place of %s empty, wrong or gone, all pages are shown',
  { timeout: 120_000 },
  (file) => {
    const value = readValue(texts.get(file) ?? '') ?? ''
    const { check } = checker('pt', pt)
    // Every place takes minutes; a prime step gives places of every depth and kind.
    const some = placesIn(value).filter((_, index) => index % 11 === 0)
    const unshown = some.flatMap((path, index) => {
      const wrong = ['', '!', undefined, []][index % 4]
      const text = stringify(put(value, path, wrong) ?? {}, { lineWidth: 0 })
      const { content, isCurrent } = check(new Map([...texts, [file, text]]), pictures)
      return isCurrent && content?.pages.length === 3 ? [] : [`${path.join('/')} = ${JSON.stringify(wrong)}`]
    })
    expect(unshown).toEqual([])
  },
)
