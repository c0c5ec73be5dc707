import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import vocabulary from '../../../../schema/vocabulary.json' with { type: 'json' }
import { generatedFiles } from '../../../../scripts/generated-files.ts'
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

test('the types and the list of blocks follow from the current schema; if not, run npm run generate', async () => {
  for (const [path, text] of await generatedFiles()) expect(readFileSync(path, 'utf8'), path).toBe(text)
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
  'default',
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
    if (
      ['examples', 'const', 'enum', 'dependentRequired', 'smallest', 'usual', 'default'].includes(keyword) ||
      keyword.includes('Names')
    )
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

/** Every schema in all files, by its path: `site.schema.json/properties/name`. Examples are none. */
const schemas = paths.flatMap((path) => schemasIn(readSchema(path), path))

function schemasIn(schema: unknown, path: string): (readonly [path: string, JsonSchema])[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.entries(schema).filter(([key]) => key !== 'examples')
  return [[path, schema as JsonSchema], ...inner.flatMap(([key, each]) => schemasIn(each, `${path}/${key}`))]
}

const withKeyword = (keyword: string) => schemas.filter(([, schema]) => Object.hasOwn(schema, keyword))
const fields = schemas.filter(([path]) => /\/properties\/[^/]+$/.test(path) && !path.includes('/if/'))
const items = schemas.filter(([path]) => path.endsWith('/items'))
const pathsOf = (found: typeof schemas): string[] => found.map(([path]) => path)

test('every field says in a sentence what it is for, since the editor shows it', () => {
  // The name of an interface word says what it is for.
  const others = fields.filter(([path]) => !path.includes('/$defs/words/'))
  const silent = others.filter(([, { description }]) => typeof description !== 'string' || !description.endsWith('.'))
  expect(pathsOf(silent), 'Give each of these a "description" in Portuguese.').toEqual([])
})

test.each(['name', 'description', 'choiceName', 'patternErrorMessage', 'controlMessage'])(
  'every %s in Portuguese has the English beside it',
  (keyword) => {
    const silent = withKeyword(keyword).filter(
      ([, schema]) => typeof schema[keyword] === 'string' && typeof schema[`${keyword}En`] !== 'string',
    )
    expect(pathsOf(silent), `Give each of these a "${keyword}En".`).toEqual([])
  },
)

const fileOf = (path: string): string => /^.*?\.schema\.json/.exec(path)?.[0] ?? path

test('a group has no field but its own: what is written under a misspelt name is no field that nobody shows', () => {
  // The fields of a block stand in two files.
  const groups = withKeyword('properties').filter(([path]) => !/\/if$|^block\.schema/.test(path))
  const open = groups.filter(([, { additionalProperties }]) => additionalProperties !== false)
  expect(groups.length).toBeGreaterThan(0)
  expect(pathsOf(open), 'Give each of these "additionalProperties": false.').toEqual([])
})

test('every pattern that is not met has its words', () => {
  // A text with nothing in it is empty, and a sum that is none is no number.
  const silent = withKeyword('pattern').filter(
    ([, { type, pattern, patternErrorMessage }]) =>
      type !== undefined && pattern !== '\\S' && patternErrorMessage === undefined,
  )
  expect(pathsOf(silent), 'Give each of these a "patternErrorMessage".').toEqual([])
})

test('every field, and every item of a list, has a Portuguese name, which messages and the editor use', () => {
  const nameless = [...fields, ...items].filter(
    ([path, schema]) => fileOf(path) !== 'block.schema.json' && !nameOf(resolved(schema, fileOf(path))),
  )
  expect(pathsOf(nameless), 'Give each of these a "name" in Portuguese, beside its "description".').toEqual([])
})

test('no text may be empty, and so be missing on a page without a word', () => {
  const texts = withKeyword('type').filter(([, { type }]) => type === 'string')
  const mayBeEmpty = texts.filter(([, schema]) => schemaValidator({}).compile(schema).call([], ''))
  expect(texts.length).toBeGreaterThan(0)
  const remedy = 'Let each of these refer to the "text" or "name" in shared.schema.json, or give it a "minLength".'
  expect(pathsOf(mayBeEmpty), remedy).toEqual([])
})

test('every value that is chosen from a list has a Portuguese name, which the list shows', () => {
  const lists = withKeyword('enum').filter(([path]) => !path.startsWith('block.schema.json'))
  expect(lists.length).toBeGreaterThan(0)
  for (const [path, schema] of lists)
    expect(Object.keys(schema['valueNames'] ?? {}), `Give each value of ${path} one of the "valueNames".`).toEqual(
      schema['enum'],
    )
})

test.each(['valueNames', 'prefixNames'])(
  'whatever has a Portuguese name among the %s has an English one, for the editor in English',
  (keyword) => {
    expect(withKeyword(keyword).length).toBeGreaterThan(0)
    for (const [path, { [keyword]: portuguese, [`${keyword}En`]: english }] of withKeyword(keyword))
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

  test('may be shown on some days only', () => {
    expect(fieldNamed('shown')?.required, 'Give it a "shown" as the other blocks have it.').toBe(false)
  })

  test('may be marked as a sample, as the blocks of a new page are', () => {
    const { node, required } = fieldNamed('sample') ?? {}
    expect(node?.schema, 'Give it a "sample" as the other blocks have it.').toMatchObject({ marks: 'sample' })
    expect(required).toBe(false)
  })
})
