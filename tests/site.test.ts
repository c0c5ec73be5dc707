import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadContentFolder } from '../src/disk/load-content-folder.ts'
import { testSite } from './site.ts'

test('nothing in the test site is wrong on a day before its workshop', async () => {
  expect((await loadContentFolder(testSite, { today: '2025-11-01' })).diagnostics).toEqual([])
})

test('every block type and every field of every schema is in the test site', () => {
  const schemas = readdirSync('schema', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.schema.json'))
    .map((path) => path.replaceAll('\\', '/'))
  const [fields, used] = [new Set<string>(), new Set<string>()]
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  // Every field's schema gets a keyword which notes, when a value is validated against it, that the field has one.
  ajv.addKeyword({ keyword: 'noted', validate: (name: string) => Boolean(used.add(name)) })
  for (const path of schemas) {
    const schema: unknown = JSON.parse(readFileSync(join('schema', path), 'utf8'))
    ajv.addSchema(noting(schema, path, fields) as object, `schema:///${path}`)
  }
  for (const file of readdirSync(testSite).filter((name) => name.endsWith('.yaml'))) {
    const own = file.replace('.yaml', '.schema.json')
    const schema = schemas.includes(own) ? own : 'page.schema.json'
    ajv.validate(`schema:///${schema}`, parse(readFileSync(join(testSite, file), 'utf8')))
  }
  const missing = [...fields].filter((field) => !used.has(field))
  expect(missing, 'Write an example of each into a page of tests/site/').toEqual([])
})

test('every block type is laid out with very little or very much text', () => {
  const types = readdirSync('schema/blocks').map((file) => file.replace('.schema.json', ''))
  const used = new Set(
    ['little.yaml', 'much.yaml'].flatMap((file) => {
      const page = parse(readFileSync(join('tests/extremes', file), 'utf8')) as { blocks: { type: string }[] }
      return page.blocks.map(({ type }) => type)
    }),
  )
  const missing = types.filter((type) => !used.has(type))
  expect(missing, 'Write one of each into tests/extremes/much.yaml, with far more text than usual').toEqual([])
})

/** A copy of a schema in which every field carries its own path, which is also added to the fields. */
function noting(schema: unknown, path: string, fields: Set<string>): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map((inner, index) => noting(inner, `${path}/${index}`, fields))
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]: [string, unknown]) => {
      // A condition only asks about a field, and an example is not part of the content.
      if (key === 'if' || key === 'examples') return [key, inner]
      if (key !== 'properties') return [key, noting(inner, `${path}/${key}`, fields)]
      const noted = Object.entries(inner as object).map(([name, each]: [string, unknown]) => {
        const field = `${path}/${name}`
        fields.add(field)
        return [name, { ...(noting(each, field, fields) as object), noted: field }]
      })
      return [key, Object.fromEntries(noted)]
    }),
  )
}
