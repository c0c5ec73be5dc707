import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkCommand } from './check-command.ts'
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import { contentFolder, changedTexts } from '../../disk/testing/content-folder.ts'
import type { TestChanges } from '../../content/testing/content-with.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))

/** Content that stays right for as long as anyone runs these tests: its dates are far away. */
const lasting: TestChanges = { 'events.yaml': (text) => text.replaceAll('2031', '2099') }
const broken: TestChanges = { ...lasting, 'home.yaml': (text) => text.replace('type: hero', 'type: heroo') }

const folderWith = (changes: TestChanges): Promise<string> => contentFolder(changedTexts(changes))

const linesOf = async (changes: TestChanges): Promise<string[]> =>
  (await checkCommand({ content: await folderWith({ ...lasting, ...changes }) })).output.split('\n')

test('correct content gives one line that says what was checked', async () => {
  const { output, succeeded } = await checkCommand({ content: await folderWith(lasting) })
  expect(output.split('\n')[0]).toBe('Tudo certo. Verificado: 2 páginas, 5 blocos, 2 eventos, 1 imagem e 28 palavras.')
  expect(succeeded).toBe(true)
})

test('with warnings only it succeeds, and samples are counted', async () => {
  const folder = await folderWith({
    'events.yaml': (text) => text.replaceAll('2031', '2021'),
    'home.yaml': (text) => text.replace('name: Sofia', 'name: Sofia\n        sample: true'),
  })
  const { output, succeeded } = await checkCommand({ content: folder })
  expect(output.split('\n')).toContain(
    'Sem erros; 1 aviso. Verificado: 2 páginas, 5 blocos, 2 eventos, 1 imagem e 28 palavras. 1 exemplo por substituir antes de publicar (npm run check -- --release).',
  )
  expect(succeeded).toBe(true)
})

test('what a practice should show and the content leaves out is a hint, until it is there', async () => {
  const [, ...hints] = await linesOf({})
  expect(hints).toHaveLength(4)
  expect(hints[0]).toContain('cédula profissional')
  expect(hints[1]).toContain('Livro de Reclamações')
  expect(hints[2]).toContain('página de privacidade')
  expect(hints[3]).toContain('Decreto-Lei n.º 7/2004')
  const endless = await linesOf({ 'events.yaml': (text) => text.replace(", to: '22:00'", '') })
  expect(endless.at(-1)).toContain('hora de fim')
  const privacy = readFileSync(join(project, 'schema/privacidade.yaml'), 'utf8')
  const complete = await linesOf({
    'privacidade.yaml': privacy,
    'site.yaml': (text) =>
      text
        .replace('}]', '}, { label: { pt: Reclamações, en: Complaints }, address: https://www.livroreclamacoes.pt/ }]')
        .replace(
          /^footer:/m,
          'licences: [{ text: { pt: Cédula n.º, en: Licence no. }, number: "1" }]\nwithoutHints: [provider]\nfooter:',
        ),
  })
  // The page is linked from nowhere, and its model has gaps in both languages.
  expect(complete.at(-1)).toMatch(/^Sem erros; 3 avisos/)
})

test('an error makes it fail, with a count, and a location that a terminal makes clickable', async () => {
  const { output, succeeded } = await checkCommand({ content: await folderWith(broken) })
  expect(output).toMatch(/^\S+home\.yaml:5:11 {2}Erro · bloco 1 \(hero\), tipo\n/)
  expect(output.split('\n').at(-1)).toBe(
    '1 erro e 0 avisos em 1 ficheiro. Enquanto houver erros, o site fica como estava.',
  )
  expect(succeeded).toBe(false)
})

test('a pull request gets one annotation for each problem', async () => {
  const { output } = await checkCommand({ content: await folderWith(broken), format: 'github', lang: 'en' })
  expect(output).toMatch(
    /^::error file=[^,]+home\.yaml,line=5,col=11,endColumn=16::block 1 \(hero\), type: There is no 'heroo'\. Did you mean 'hero'\?/,
  )
})

test("VS Code's tasks list every problem at its location, with its remedy and its correction", async () => {
  const folder = await folderWith({
    ...lasting,
    'home.yaml': (text) => text.replace('type: hero', 'type: heroo').replace(/^(title:\n)/m, '$1  pt: Olá\n'),
    'events.yaml': (text) => text.replaceAll('2031', '2021'),
  })
  const { diagnostics } = await loadContentFolder(folder)
  const { output } = await checkCommand({ content: folder, format: 'line' })
  for (const { command, problemMatcher } of checkingTasks()) {
    expect(command).toMatch(/ -- --format line$/)
    const listed = problemMatcher.flatMap(({ severity, pattern: { regexp, ...groups } }) =>
      output.split('\n').flatMap((line) => {
        const found = new RegExp(regexp).exec(line)
        return found ? [{ severity, ...mapValues(groups, (group) => found[group] ?? '') }] : []
      }),
    )
    expect(listed).toHaveLength(diagnostics.length)
    for (const { severity, file, line, column, message, suggestion } of diagnostics) {
      const place = { severity, file, line: String(line), column: String(column) }
      const one = listed.find((each) => each.file === file && each.line === place.line && each.column === place.column)
      expect(one).toMatchObject(place)
      for (const part of [message, ...(suggestion?.lines ?? [])]) expect(one?.message).toContain(part)
    }
  }
})

interface CheckingTask {
  readonly command: string
  readonly problemMatcher: readonly {
    readonly severity: string
    readonly pattern: { readonly regexp: string } & Readonly<
      Record<'file' | 'line' | 'column' | 'endColumn' | 'message', number>
    >
  }[]
}

/** Those of the editor's tasks that list problems. */
function checkingTasks(): readonly CheckingTask[] {
  const { tasks } = JSON.parse(readFileSync(join(project, '.vscode/tasks.json'), 'utf8')) as {
    readonly tasks: readonly CheckingTask[]
  }
  const checking = tasks.filter(({ problemMatcher }) => problemMatcher.length > 0)
  expect(checking).toHaveLength(2)
  return checking
}

const mapValues = <K extends string, A, B>(values: Readonly<Record<K, A>>, make: (value: A) => B): Record<K, B> =>
  // The keys stay what they are.
  Object.fromEntries(Object.entries<A>(values).map(([key, value]) => [key, make(value)])) as Record<K, B>

test('an annotation is one line, and characters with a meaning to GitHub are escaped', async () => {
  const folder = await folderWith({ 'home.yaml': (text) => text.replace('scroll: contact', 'scroll: "100%,: a"') })
  const { output } = await checkCommand({ content: folder, format: 'github' })
  expect(output.split('\n')[0]).toContain('«100%25,: a»')
})

test('programs get the same facts as JSON', async () => {
  const { output } = await checkCommand({ content: await folderWith(broken), format: 'json', lang: 'en' })
  const { diagnostics, counts } = JSON.parse(output) as { diagnostics: Record<string, unknown>[]; counts: unknown }
  expect(diagnostics[0]).toMatchObject({ line: 5, column: 11, length: 5, severity: 'error', code: 'notOneOf' })
  expect(diagnostics[0]?.['location']).toBe('block 1 (hero), type')
  expect(counts).toMatchObject({ errors: 1, warnings: 0, pages: 2 })
})

test('the command itself prints the report, or in one line what it cannot understand or read', async () => {
  for (const [args, printed] of [
    [['--content', await folderWith(broken)], /home\.yaml:5:11 {2}Erro/],
    [['--content', 'x'.repeat(300)], /^O sistema não deixou continuar: ENAMETOOLONG.*\n$/],
    [['--langue', 'pt'], /^Não se percebe "--langue"\. As opções que há: --content, --lang, --format, --release\.\n$/],
    [['--lang', 'fr'], /^--lang não pode ser "fr"\. Pode ser: pt, en\.\n$/],
  ] as const) {
    const command = ['scripts/run.js', 'check', ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' })
    expect(stdout + stderr).toMatch(printed)
    expect(status).toBe(1)
  }
})
