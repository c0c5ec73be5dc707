import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSchema } from './model/schema/schema-files.ts'
import { diagnosticsWith, inHome, messagesOf, reportedFor } from './testing/content-with.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const guide = readFileSync(`${project}content/LEIA-ME.md`, 'utf8')

/** The smallest picture that a type of block takes, as the guide writes it. */
const sizeIn = (type: string): string => {
  const match = /"smallest":\{"width":(\d+),"height":(\d+)\}/.exec(
    JSON.stringify(readSchema(`blocks/${type}.schema.json`)),
  )
  return `${match?.[1]} × ${match?.[2]}`
}

const workshopWhen = / {4}when:\n.*7 a 9.*\n.*7 to 9.*\n/

const setting = (name: string): string => readFileSync(`${project}.vscode/${name}`, 'utf8')

test('the guide shows a message in the words of the check', () => {
  const report = messagesOf(inHome('pt: Um lugar para se escutar', 'pt: Workshop: arquétipos'))
  const [, what = '', remedy = '', shouldRead = '', corrected = ''] = report.split('\n')
  for (const line of [what, remedy, shouldRead, corrected.trim()]) expect(guide).toContain(line)
})

test('the guide gives the sizes of pictures that the schema asks for', () => {
  expect(guide).toContain(`na abertura da página: pelo menos ${sizeIn('hero')} píxeis`)
  expect(guide).toContain(`ao lado de um texto: ${sizeIn('passage')}`)
  expect(guide).toContain(`na galeria: ${sizeIn('gallery')}`)
  expect(guide).toContain(`o retrato: ${sizeIn('contact')}`)
})

test("the dates in the guide's examples are correct", () => {
  const [days = '', weekly = '', monthly = ''] = ['days', 'weekly', 'monthly'].map(
    (key) => new RegExp(`${key}: \\{.*?\\}`).exec(guide)?.[0],
  )
  expect(days && weekly && monthly).toBeTruthy()
  for (const schedule of [days, weekly, monthly]) {
    const diagnostics = diagnosticsWith(
      { 'events.yaml': (events) => events.replace(workshopWhen, '').replace(/days: \{.*\}/, schedule) },
      { today: '2026-01-01' },
    )
    expect(diagnostics, schedule).toEqual([])
  }
})

test('what the guide names is what the editor offers', () => {
  for (const prefix of ['evento', 'evento-semanal', 'testemunho']) {
    expect(guide).toContain(`\`${prefix}\``)
    expect(setting('content.code-snippets')).toContain(`"${prefix}"`)
  }
  for (const task of [
    'Editar o site',
    'Ver o site enquanto escrevo',
    'Verificar o conteúdo',
    'Ver se está pronto para publicar',
  ]) {
    expect(guide).toContain(`**${task}**`)
    expect(setting('tasks.json')).toContain(`"${task}"`)
  }
})

const models = ['privacidade.yaml', 'acessibilidade.yaml', 'precos.yaml', 'primeira-sessao.yaml'].map(
  (name) => [name, readFileSync(`${project}schema/${name}`, 'utf8')] as const,
)

test.each(models)(
  'nothing is wrong with %s, the model of a page, but its gaps and that nothing leads to it',
  (name, model) => {
    const [unlinked, ...others] = reportedFor({ [name]: model })
    expect(unlinked).toBe(`warning content/${name}:5 pageUnlinked`)
    expect(new Set(others.map((each) => each.split(' ').at(-1)))).toEqual(new Set(['leftOver']))
  },
)

test.each(models)('every block of %s is marked as a sample', (_, model) => {
  expect(model.match(/^ {4}sample: true$/gm)).toHaveLength(model.match(/^ {2}- type: /gm)?.length ?? 0)
})
