import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { getLanguageService, TextDocument } from 'yaml-language-server'
import { testSite } from '../../tests/site.ts'
import { blockTypes } from './model/schema/schema-files.ts'
import { diagnosticsWith } from './testing/content-with.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(project, path), 'utf8'))

/** What the YAML extension of the editor asks, with the schemas that the project names in its settings. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})
const { 'yaml.schemas': schemas } = readJson('.vscode/settings.json') as {
  'yaml.schemas': Record<string, string | string[]>
}
service.configure({
  completion: true,
  hover: true,
  validate: true,
  schemas: Object.entries(schemas).map(([path, files]) => ({
    uri: pathToFileURL(join(project, path)).href,
    fileMatch: [files].flat(),
  })),
})

type YamlText = Parameters<typeof service.doHover>[0]

let opened = 0
/**
 * A text as a file of the content. Each is another version, since the service keeps what it has parsed. Its type has
 * two methods that the texts of the same package lack, and that none of these questions needs.
 */
const open = (name: string, text: string): YamlText =>
  TextDocument.create(pathToFileURL(join(project, 'content', name)).href, 'yaml', ++opened, text) as YamlText

/** What is offered at a place, zero-based. */
async function offeredAt(file: YamlText, line: number, character: number): Promise<string[]> {
  const { items } = await service.doComplete(file, { line, character }, false)
  return items.map(({ label }) => label)
}

const page = (...lines: readonly string[]): string =>
  ['path: /mais', 'title: { pt: Mais, en: More }', 'description: { pt: Mais, en: More }', 'blocks:', ...lines, ''].join(
    '\n',
  )

test('the editor offers every block type', async () => {
  const file = open('mais.yaml', page('  - type: '))
  expect(await offeredAt(file, 4, 10)).toEqual(expect.arrayContaining(blockTypes()))
})

test('the editor offers the keys of the block type that was chosen', async () => {
  const file = open('mais.yaml', page('  - type: testimonials', '    '))
  expect(await offeredAt(file, 5, 4)).toEqual(expect.arrayContaining(['title', 'testimonials', 'anchor']))
})

test('the editor offers the phone names, which are those of the site', async () => {
  const names = Object.keys((parse(readFileSync(join(testSite, 'site.yaml'), 'utf8')) as { phones: object }).phones)
  const file = open('mais.yaml', page('  - type: contact', '    button:', '      chat:', '        phone: '))
  expect(await offeredAt(file, 7, 15)).toEqual(expect.arrayContaining(names))
})

test('the editor says in Portuguese what a field is for', async () => {
  const file = open('mais.yaml', page('  - type: hero', '    lead: { pt: Um, en: One }'))
  const hover = await service.doHover(file, { line: 5, character: 5 })
  expect(JSON.stringify(hover)).toContain('Uma ou duas frases abaixo do título.')
})

test.each(readdirSync(testSite).filter((name) => name.endsWith('.yaml')))(
  'the editor finds nothing wrong in %s',
  async (name) => {
    const text = readFileSync(join(testSite, name), 'utf8').replace(/^# yaml-language-server: .*\n/, '')
    expect(await service.doValidation(open(name, text), false)).toEqual([])
  },
)

interface Snippet {
  readonly body: readonly string[]
}

const snippets = readJson('.vscode/content.code-snippets') as Record<string, Snippet>

/** A line of a snippet as it is inserted when nothing is filled in. */
const filled = (line: string): string =>
  line.replaceAll(/\$\{\d+\|([^,|]+)[^}]*\}/g, '$1').replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')

/** A snippet, indented as its place requires. */
function inserted(name: string, indent: number): string {
  return (snippets[name]?.body ?? []).map((line) => `${' '.repeat(indent)}${filled(line)}\n`).join('')
}

test.each([
  ['Evento com datas', 'events.yaml', 'events:\n', 2],
  ['Evento semanal', 'events.yaml', 'events:\n', 2],
  ['Testemunho', 'home.yaml', '    testimonials:\n', 6],
] as const)('the snippet "%s" gives an item that is right', (name, file, list, indent) => {
  const diagnostics = diagnosticsWith({
    [file]: (text) => text.replace(list, () => list + inserted(name, indent)),
  })
  expect(diagnostics).toEqual([])
})

test('the snippet "Imagem" gives a picture that is valid once its file is there', () => {
  const gallery = `  - type: gallery\n    title: { pt: Momentos, en: Moments }\n    pictures:\n${inserted('Imagem', 6)}`
  const diagnostics = diagnosticsWith({ 'biodanza.yaml': (text) => text + gallery })
  expect(diagnostics.map(({ code }) => code)).toEqual(['unknownPicture'])
})

test('the snippets offer every icon', () => {
  const { $defs } = readJson('schema/shared.schema.json') as { $defs: { icon: { enum: readonly string[] } } }
  for (const name of ['Evento com datas', 'Evento semanal']) {
    expect(snippets[name]?.body.join('\n')).toContain(`\${4|${$defs.icon.enum.join(',')}|}`)
  }
})
