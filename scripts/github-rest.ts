/**
 * Writes the part of GitHub's own description of its REST API that the tests check requests and answers against:
 *
 *     npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-*.tgz package/generated/api.github.com.deref.json
 *     node scripts/run.js github-rest package/generated/api.github.com.deref.json
 */
import { readFileSync, writeFileSync } from 'node:fs'

const operations = new Set([
  ...['get-ref', 'get-commit', 'get-tree', 'get-blob', 'list-matching-refs'].map((id) => `git/${id}`),
  ...['create-blob', 'create-tree', 'create-commit', 'create-ref', 'update-ref', 'delete-ref'].map((id) => `git/${id}`),
  'repos/list-commits',
  'repos/compare-commits-with-basehead',
])
/** What nothing is checked against. */
const unused = new Set(['description', 'example', 'examples', 'externalDocs', 'x-github', 'title', 'tags', 'summary'])

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema as ajv takes it, without what explains it to people. */
function checkable(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((each) => checkable(each))
  if (!isNode(value)) return value
  const { nullable, ...rest } = value
  // OpenAPI 3.0 allows `nullable` beside `oneOf`; ajv knows it beside `type` only.
  const entries = Object.entries(nullable && !('type' in rest) ? rest : value)
  const node = Object.fromEntries(
    entries.flatMap(([key, each]) =>
      unused.has(key) && !isNames ? [] : [[key, checkable(each, key === 'properties' && !isNames)]],
    ),
  )
  return nullable && !('type' in rest) && !isNames ? { anyOf: [{ type: 'null' }, node] } : node
}

const [source = ''] = process.argv.slice(2)
const description = JSON.parse(readFileSync(source, 'utf8')) as {
  info: { version: string }
  paths: Record<string, Node>
}
const paths = Object.entries(description.paths).flatMap(([path, methods]) => {
  const used = Object.entries(methods).filter(([, each]) => isNode(each) && operations.has(String(each['operationId'])))
  return used.length === 0 ? [] : [[path, Object.fromEntries(used.map(([method, each]) => [method, checkable(each)]))]]
})
const extract = { from: `@octokit/openapi ${description.info.version}`, paths: Object.fromEntries(paths) as unknown }
writeFileSync('src/editor/github/testing/github-rest.json', `${JSON.stringify(extract)}\n`)
