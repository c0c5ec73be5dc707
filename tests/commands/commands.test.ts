import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { projectFolder } from '../../src/disk/project-folder.ts'
import { siteFiles } from '../build/site-files.ts'
import { testSite } from '../site.ts'

/** Each test leaves its sources as they were. */
let project: string
beforeAll(() => {
  project = copyOfProject()
})
afterAll(() => rmSync(project, { recursive: true }))

test('a build is identical to the byte to any other, and leaves no link: in a folder whose path has signs that Vite takes for an end, elsewhere, without the editor in the project', () => {
  const before = project
  project = `${before} #1?`
  renameSync(before, project)
  const content = join(project, 'conteúdos')
  cpSync(testSite, content, { recursive: true })
  const links = mkdtempSync(join(tmpdir(), 'links-'))
  vi.stubEnv('TMPDIR', links)
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  vi.stubEnv('LC_ALL', 'tr_TR.UTF-8')
  const [editor, aside] = [join(project, 'src/editor'), join(project, 'aside')]
  const foreign = join(project, 'postcss.config.cjs')
  renameSync(editor, aside)
  writeFileSync(foreign, `module.exports = { plugins: [{ postcssPlugin: 'empty', Once: (css) => css.removeAll() }] }`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(links, { recursive: true })
    renameSync(aside, editor)
    rmSync(foreign)
    renameSync(project, before)
    project = before
  })
  run('build', '--content', content, '--out', join(project, 'dist'))
  expect(filesBut(join(project, 'dist'))).toEqual(filesBut(inject('site').folder))
  expect(readdirSync(links)).toEqual([])
})

/** Calendars say when the events were last changed, which the copy has no history of. */
const filesBut = (folder: string) =>
  Object.fromEntries(Object.entries(siteFiles(folder)).filter(([name]) => !name.startsWith('calendar/')))

test('commands, builds and the editor beside them use the current sources, whatever was kept of earlier ones', () => {
  vi.stubEnv('GITHUB_REPOSITORY', 'ines/site')
  onTestFinished(() => void vi.unstubAllEnvs())
  /** Builds the site. @returns what the browser loads for the editor beside it */
  const built = (name: string): string => {
    const assets = join(project, name, 'editar/assets')
    run('build', '--content', testSite, '--out', join(project, name))
    const programs = readdirSync(assets).filter((file) => file.endsWith('.js'))
    return programs.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n')
  }
  // As if the computer had been switched off while it was written.
  writeFileSync(join(project, 'node_modules/.cache/editor-program-github'), 'half of it')
  const first = built('first')
  expect(built('from cache') === first).toBe(true)
  rewrite('src/content/check/messages/pt.ts', 'Verificado:', 'Visto:')
  rewrite('src/site/blocks/testimonials/testimonials.tsx', 'className="stars"', 'className="stars changed"')
  rewrite('src/site/shell/site.css', 'block-size: 3px', 'block-size: 7px')
  expect(run('check', '--content', testSite)).toContain('Visto:')
  // A copy has what was kept of the original.
  const [original, copy] = [project, `${project} (cópia)`]
  cpSync(original, copy, { recursive: true, preserveTimestamps: true })
  project = copy
  onTestFinished(() => {
    project = original
    rmSync(copy, { recursive: true })
  })
  rewrite('src/content/check/messages/pt.ts', 'Visto:', 'Visto na cópia:')
  expect(run('check', '--content', testSite)).toContain('Visto na cópia:')
  project = original
  expect(built('after')).toContain('stars changed')
  const page = readFileSync(join(project, 'after/index.html'), 'utf8')
  expect(page).toContain('class="stars changed"')
  expect(page).toContain('block-size:7px')
})

test('a command needs no cache: it runs where nothing can be written beside the packages', () => {
  const [cache, aside] = [join(project, 'node_modules/.cache'), join(project, 'aside')]
  renameSync(cache, aside)
  writeFileSync(cache, 'no folder')
  onTestFinished(() => {
    rmSync(cache)
    renameSync(aside, cache)
  })
  expect(run('check', '--content', testSite)).toContain('Verificado:')
})

/** The project's own files of these names, in a folder of their own. */
function folderWith(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) cpSync(join(projectFolder, name), join(folder, name), { recursive: true })
  return folder
}

test('what the build needs is installed also where the computer is set to production, or to omit what is optional', () => {
  const { stdout } = spawnSync('npm ci --dry-run --offline', {
    cwd: folderWith('.npmrc', 'package.json', 'package-lock.json'),
    env: { ...process.env, NODE_ENV: 'production', npm_config_omit: 'optional' },
    encoding: 'utf8',
    shell: true,
  })
  expect(stdout).toMatch(/^add vite /m)
  expect(stdout).toMatch(/^add @rolldown\/binding-/m)
})

test('a command without the packages that it needs says how to install them', () => {
  const cwd = folderWith('package.json', 'scripts')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.js', 'edit'], { cwd, encoding: 'utf8' })
  const said = 'Faltam pacotes do programa, ou são os de outro computador. Escreva: npm ci\n'
  expect({ status, stderr }).toEqual({ status: 1, stderr: said })
})

/** The project in a folder of its own, with this project's packages and nothing kept but pictures, which take long. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'Área de Inês $& 100% [{x}] (1)-'))
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
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.js', command, ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

function rewrite(name: string, text: string, by: string): void {
  const file = join(project, name)
  const before = readFileSync(file, 'utf8')
  if (!before.includes(text)) throw new Error(`${name} does not say ${text}.`)
  onTestFinished(() => writeFileSync(file, before))
  writeFileSync(file, before.replaceAll(text, by))
}
