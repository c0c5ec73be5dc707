import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { projectFolder } from '../src/disk/project-folder.ts'
import { siteFiles } from './build/site-files.ts'
import { testSite } from './site.ts'

const slow = { timeout: 120_000 }

/** Each test leaves its sources as they were. */
let project: string
beforeAll(() => {
  project = copyOfProject()
})
afterAll(() => rmSync(project, { recursive: true }))

test(
  'a build is identical to the byte to any other of the same content: in other folders, beside other files, elsewhere',
  slow,
  () => {
    const content = join(project, 'conteúdos')
    cpSync(testSite, content, { recursive: true })
    vi.stubEnv('TZ', 'Pacific/Kiritimati')
    vi.stubEnv('LC_ALL', 'tr_TR.UTF-8')
    onTestFinished(() => void vi.unstubAllEnvs())
    const foreign = join(project, 'postcss.config.cjs')
    writeFileSync(foreign, `module.exports = { plugins: [{ postcssPlugin: 'empty', Once: (css) => css.removeAll() }] }`)
    onTestFinished(() => rmSync(foreign))
    run('build', '--content', content, '--out', join(project, 'dist'))
    expect(siteFiles(join(project, 'dist'))).toEqual(siteFiles(inject('site').folder))
  },
)

test('commands, builds and the editor use the current sources', slow, () => {
  const editor = editorProgram()
  expect(editorProgram()).toBe(editor)
  rewrite('src/content/check/messages/pt.ts', 'Verificado:', 'Visto:')
  rewrite('src/site/ui/stars.tsx', 'className="stars"', 'className="stars changed"')
  rewrite('src/site/shell/site.css', 'block-size: 3px', 'block-size: 7px')
  expect(run('check', '--content', testSite)).toContain('Visto:')
  run('build', '--content', testSite, '--out', join(project, 'after'))
  const page = readFileSync(join(project, 'after/index.html'), 'utf8')
  expect(page).toContain('class="stars changed"')
  expect(page).toContain('block-size:7px')
  expect(editorProgram()).toContain('stars changed')
})

test('a build has the editor beside its pages, also when the build itself is kept from an earlier one', slow, () => {
  vi.stubEnv('GITHUB_REPOSITORY', 'ines/site')
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const out of ['first', 'second']) {
    run('build', '--content', testSite, '--out', join(project, out))
    expect(existsSync(join(project, out, 'editar/index.html'))).toBe(true)
  }
})

test('the editor starts with its whole program when what was kept of it is damaged', slow, () => {
  const whole = editorProgram()
  const kept = join(project, 'node_modules/.cache/editor-program-local')
  writeFileSync(kept, readFileSync(kept).subarray(0, 1000))
  expect(editorProgram()).toBe(whole)
})

test('where nothing can be kept beside the packages, commands do the same and leave nothing behind', slow, async () => {
  const cache = join(project, 'node_modules/.cache')
  rmSync(cache, { recursive: true })
  // As root, which tests may be run by, a folder can always be written to.
  writeFileSync(cache, '')
  onTestFinished(() => {
    rmSync(cache)
    mkdirSync(cache)
  })
  const temporary = mkdtempSync(join(tmpdir(), 'temporary-'))
  onTestFinished(() => rmSync(temporary, { recursive: true }))
  expect(run('check', '--content', testSite)).toContain('Verificado:')
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => void vi.unstubAllEnvs())
  run('build', '--content', await plainContent(), '--out', join(project, 'not-kept'))
  expect(editorProgram()).not.toBe('')
  expect(readdirSync(temporary)).toEqual([])
})

/** The project in a folder of its own, with this project's packages and nothing kept but pictures, which take long. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'schema', 'scripts', 'src'])
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true })
  const packages = join(projectFolder, 'node_modules')
  mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true })
  for (const name of readdirSync(packages).filter((each) => !each.startsWith('.')))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name), 'junction')
  const pictures = '.cache/images'
  if (existsSync(join(packages, pictures)))
    symlinkSync(join(packages, pictures), join(folder, 'node_modules', pictures), 'junction')
  return folder
}

function run(command: string, ...args: string[]): string {
  return node('scripts/run.js', command, ...args)
}

/** What the browser loads for the editor, as one text. */
function editorProgram(): string {
  const bundler = pathToFileURL(join(project, 'src/editor/local/open-editor.ts')).href
  const print = `
    const { editorFiles } = await import('${bundler}')
    for (const [name, { body }] of (await editorFiles()).assets) if (/js$|css$/.test(name)) console.log(name, String(body))`
  return node('--import', './scripts/typescript.js', '--input-type=module', '--eval', print)
}

function node(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined },
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

/** The content with pictures of a single colour, which are quick to encode. */
async function plainContent(): Promise<string> {
  const content = join(project, 'plain')
  cpSync(testSite, content, { recursive: true })
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a8472a' } })
    .jpeg()
    .toBuffer()
  for (const name of readdirSync(join(content, 'images')))
    if (name.endsWith('.jpg')) writeFileSync(join(content, 'images', name), picture)
  return content
}

function rewrite(name: string, text: string, by: string): void {
  const file = join(project, name)
  const before = readFileSync(file, 'utf8')
  if (!before.includes(text)) throw new Error(`${name} does not say ${text}.`)
  onTestFinished(() => writeFileSync(file, before))
  writeFileSync(file, before.replaceAll(text, by))
}
