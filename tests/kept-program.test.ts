import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
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
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { sourcesKey } from '../scripts/run/sources-key.js'
import { projectFolder } from '../src/build/project-folder.ts'
import { siteFiles } from './build/site-fingerprint.ts'
import { testSite } from './site.ts'

const slow = { timeout: 120_000 }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test.each([
  'src/site/site.tsx',
  'src/ui/stars.css',
  'src/styles/fonts/figtree.woff2',
  'schema/page.schema.json',
  'scripts/check.ts',
  'scripts/run/kept-files.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'node_modules/.package-lock.json',
])('nothing cached is used for another %s', (name) => {
  const project = copyOfProject()
  const before = sourcesKey(project)
  expect(sourcesKey(project)).toBe(before)
  appendFileSync(join(project, name), ' ')
  expect(sourcesKey(project)).not.toBe(before)
})

test('nothing cached is used for another Node, another environment, or a project in another folder', () => {
  const project = copyOfProject()
  const before = sourcesKey(project)
  const keyWhere = (change: () => void) => {
    change()
    const key = sourcesKey(project)
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    return key
  }
  const keys = [
    keyWhere(() => vi.stubGlobal('process', Object.create(process, { version: { value: 'v99.0.0' } }))),
    keyWhere(() => vi.stubEnv('NODE_ENV', 'production')),
    keyWhere(() => vi.stubEnv('NODE_ENV', 'development')),
  ]
  const elsewhere = `${project}-elsewhere`
  renameSync(project, elsewhere)
  onTestFinished(() => renameSync(elsewhere, project))
  keys.push(sourcesKey(elsewhere))
  expect(new Set([before, ...keys]).size).toBe(5)
  expect(sourcesKey(elsewhere)).toBe(keys.at(-1))
})

test('a source that is added, moved or removed makes another program, its test does not', () => {
  const project = copyOfProject()
  const keys = [sourcesKey(project)]
  const change = (act: () => void) => {
    act()
    keys.push(sourcesKey(project))
  }
  change(() => writeFileSync(join(project, 'src/site/new.ts'), 'export {}'))
  change(() => cpSync(join(project, 'src/site/new.ts'), join(project, 'src/site/newer.ts')))
  change(() => rmSync(join(project, 'src/site/new.ts')))
  expect(new Set(keys).size).toBe(keys.length)
  writeFileSync(join(project, 'src/site/new.test.ts'), 'export {}')
  expect(sourcesKey(project)).toBe(keys.at(-1))
})

test('commands and builds use the current sources, not cached ones', slow, () => {
  const project = copyOfProject()
  run(project, 'check', '--content', testSite)
  run(project, 'build', '--content', testSite, '--out', join(project, 'before'))
  rewrite(project, 'src/content/diagnostics/messages/pt.ts', 'Verificado:', 'Visto:')
  rewrite(project, 'src/ui/stars.tsx', 'className="stars"', 'className="stars changed"')
  rewrite(project, 'src/site/site.css', 'block-size: 3px', 'block-size: 7px')
  expect(run(project, 'check', '--content', testSite)).toContain('Visto:')
  run(project, 'build', '--content', testSite, '--out', join(project, 'after'))
  const page = readFileSync(join(project, 'after/index.html'), 'utf8')
  expect(page).toContain('class="stars changed"')
  expect(page).toContain('block-size:7px')
})

test(
  'a build with everything cached is identical to the byte to the first one, and to one with a damaged cache',
  slow,
  () => {
    const project = copyOfProject()
    const built = (out: string) => {
      run(project, 'build', '--content', testSite, '--out', join(project, out))
      return siteFiles(join(project, out))
    }
    const first = built('first')
    expect(built('second')).toEqual(first)
    const damaged = [...keptFiles(project, 'commands'), ...keptFiles(project, 'program')]
    expect(damaged.length).toBeGreaterThan(4)
    // Half of one, as a disk that was full leaves it; the next one whole, but somebody else's.
    damaged.forEach((file, index) =>
      writeFileSync(file, index % 2 ? 'throw new Error("not ours")' : readFileSync(file).subarray(0, 100)),
    )
    expect(built('third')).toEqual(first)
  },
)

/** The project in a folder of its own, with the packages of this one and nothing kept. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'schema', 'scripts', 'src'])
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true })
  const packages = join(projectFolder, 'node_modules')
  mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true })
  for (const name of readdirSync(packages).filter((each) => !each.startsWith('.')))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name), 'junction')
  // Pictures take long, and are another cache's to know.
  const pictures = '.cache/images'
  if (existsSync(join(packages, pictures)))
    symlinkSync(join(packages, pictures), join(folder, 'node_modules', pictures), 'junction')
  cpSync(join(packages, '.package-lock.json'), join(folder, 'node_modules/.package-lock.json'))
  return folder
}

function run(project: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.js', command, ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

function rewrite(project: string, name: string, text: string, by: string): void {
  const file = join(project, name)
  const before = readFileSync(file, 'utf8')
  if (!before.includes(text)) throw new Error(`${name} does not say ${text}.`)
  writeFileSync(file, before.replaceAll(text, by))
}

function keptFiles(project: string, kind: string): string[] {
  return readdirSync(join(project, 'node_modules/.cache', kind), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
