import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import vocabulary from '../../../../schema/vocabulary.json' with { type: 'json' }
import { keywordDiagnostics } from '../../check/validate/keyword-diagnostics.ts'
import { schemaValidator } from '../../check/validate/schema-validator.ts'
import { blockTypes, readSchema, schemaFiles, type JsonSchema } from './schema-files.ts'
import { blockNode, fieldsOf, nameOf, resolved } from './schema-node.ts'
const paths = [...schemaFiles.keys()]

const ajv = new Ajv2020({ allErrors: true, strict: false })
const isSchema = ajv.compile(vocabulary)

test.each(paths)('%s is a schema of the standard, and uses our own keywords as our vocabulary says', (path) => {
  expect(isSchema(readSchema(path)), ajv.errorsText(isSchema.errors)).toBe(true)
})

const schemaOf = (text: object) => ({ properties: { texts: { items: text } } })

test('the vocabulary and the standard apply at any depth of a schema', () => {
  expect(isSchema(schemaOf({ longest: 60 }))).toBe(true)
  expect(isSchema(schemaOf({ longest: 'sixty' }))).toBe(false)
  expect(isSchema(schemaOf({ refersTo: 'nothing' }))).toBe(false)
  expect(isSchema(schemaOf({ minLength: 'one' }))).toBe(false)
})

test('a keyword that neither the standard nor the vocabulary knows is rejected', () => {
  const validator = schemaValidator({})
  expect(() => validator.compile({ type: 'string', longst: 60 })).toThrow('longst')
})

/** Keywords that annotate a value or refer to another schema, and those whose subschemas report the violation. */
const neverWrong = [
  '$schema',
  '$comment',
  '$defs',
  '$ref',
  'title',
  'description',
  'properties',
  'items',
  'allOf',
  'if',
  'then',
]

/** Every keyword that a schema uses, at whatever depth. */
function keywords(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(keywords)
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([keyword, inner]) => {
    if (['examples', 'const', 'enum', 'dependentRequired', 'smallest'].includes(keyword) || keyword.includes('Names'))
      return [keyword]
    return [
      keyword,
      ...(['properties', '$defs'].includes(keyword) ? Object.values(inner as JsonSchema) : [inner]).flatMap(keywords),
    ]
  })
}

test('every keyword that can make a value wrong has a message of its own', () => {
  const used = new Set(paths.flatMap((path) => keywords(readSchema(path))))
  const unreported = [...used].filter(
    (keyword) =>
      ![...neverWrong, 'examples', ...Object.keys({ ...keywordDiagnostics, ...vocabulary.properties })].includes(
        keyword,
      ),
  )
  expect(unreported, 'Give each of these its diagnostic in src/content/check/validate/keyword-diagnostics.ts.').toEqual(
    [],
  )
})

/** Every property that a schema describes, by its path. */
function properties(schema: unknown, path: string): (readonly [string, JsonSchema])[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (key === 'examples' || key === 'if') return []
    const own = key === 'properties' ? Object.entries(inner as Record<string, JsonSchema>) : []
    return [...own.map(([name, each]) => [`${path}/${name}`, each] as const), ...properties(inner, `${path}/${key}`)]
  })
}

test('every field says in a sentence what it is for, since the editor shows it', () => {
  const silent = paths
    .flatMap((path) => properties(readSchema(path), path))
    .filter(([, schema]) => typeof schema['description'] !== 'string' || !schema['description'].endsWith('.'))
    .map(([path]) => path)
  expect(silent, 'Give each of these a "description" in Portuguese.').toEqual([])
})

test.each(['name', 'description', 'choiceName'])('every %s in Portuguese has the English beside it', (keyword) => {
  const silent = paths
    .flatMap((path) => withKeyword(keyword, readSchema(path), path))
    .filter(
      ([path, schema]) =>
        !path.includes('/examples/') &&
        typeof schema[keyword] === 'string' &&
        typeof schema[`${keyword}En`] !== 'string',
    )
    .map(([path]) => path)
  expect(silent, `Give each of these a "${keyword}En".`).toEqual([])
})

/** Every schema of the items of a list, by its path. */
function items(schema: unknown, path: string): (readonly [string, JsonSchema])[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (key === 'examples') return []
    const own = key === 'items' ? [[`${path}/items`, inner as JsonSchema] as const] : []
    return [...own, ...items(inner, `${path}/${key}`)]
  })
}

test('every field, and every item of a list, has a Portuguese name, which messages and the editor use', () => {
  const generated = 'block.schema.json'
  const nameless = paths
    .filter((path) => path !== generated)
    .flatMap((file) =>
      [...properties(readSchema(file), file), ...items(readSchema(file), file)].filter(
        ([, schema]) => !nameOf(resolved(schema, file)),
      ),
    )
    .map(([path]) => path)
  expect(nameless, 'Give each of these a "name" in Portuguese, beside its "description".').toEqual([])
})

/** Every schema in a schema that has a keyword, by its path. */
function withKeyword(keyword: string, schema: unknown, path: string): (readonly [string, JsonSchema])[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = Object.hasOwn(schema, keyword) ? [[path, schema as JsonSchema] as const] : []
  return [...own, ...Object.entries(schema).flatMap(([key, inner]) => withKeyword(keyword, inner, `${path}/${key}`))]
}

test('no text may be empty, and so be missing on a page without a word', () => {
  const texts = paths
    .flatMap((path) => withKeyword('type', readSchema(path), path))
    .filter(([, { type }]) => type === 'string')
  const mayBeEmpty = texts
    .filter(([, schema]) => schemaValidator({}).compile(schema).call([], ''))
    .map(([path]) => path)
  expect(texts.length).toBeGreaterThan(0)
  expect(
    mayBeEmpty,
    'Let each of these refer to the "text" or "name" in shared.schema.json, or give it a "minLength".',
  ).toEqual([])
})

test('every value that is chosen from a list has a Portuguese name, which the list shows', () => {
  const lists = paths
    .filter((path) => path !== 'block.schema.json')
    .flatMap((path) => withKeyword('enum', readSchema(path), path))
  expect(lists.length).toBeGreaterThan(0)
  for (const [path, schema] of lists)
    expect(Object.keys(schema['valueNames'] ?? {}), `Give each value of ${path} one of the "valueNames".`).toEqual(
      schema['enum'],
    )
})

test.each(['valueNames', 'prefixNames'])(
  'whatever has a Portuguese name among the %s has an English one, for the editor in English',
  (keyword) => {
    const named = paths.flatMap((path) => withKeyword(keyword, readSchema(path), path))
    expect(named.length).toBeGreaterThan(0)
    for (const [path, { [keyword]: portuguese, [`${keyword}En`]: english }] of named)
      expect(Object.keys(english ?? {}), `Give each of ${path} one of the "${keyword}En".`).toEqual(
        Object.keys(portuguese ?? {}),
      )
  },
)

describe.each(blockTypes())('a %s block', (type) => {
  const block = blockNode(type)
  const fieldNamed = (key: string) => fieldsOf(block).find((field) => field.key === key)

  test('has a name and says what it is for, where a block is chosen and where it is edited', () => {
    expect(nameOf(block), 'Give the block itself a "name" in Portuguese.').toBeDefined()
    expect(block.schema['description'], 'Give the block itself a "description" in Portuguese.').toMatch(/\.$/)
  })

  test('can be the target of a button, by a name that no other block of the page has', () => {
    const { node, required } = fieldNamed('anchor') ?? {}
    expect(node?.schema, 'Give it an "anchor" as the other blocks have it.').toMatchObject({ identifies: 'anchor' })
    expect(required).toBe(false)
  })

  test('may be marked as a sample, as the blocks of a new page are', () => {
    const { node, required } = fieldNamed('sample') ?? {}
    expect(node?.schema, 'Give it a "sample" as the other blocks have it.').toMatchObject({ marks: 'sample' })
    expect(required).toBe(false)
  })
})
