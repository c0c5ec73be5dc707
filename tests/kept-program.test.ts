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
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { sourcesKey } from '../scripts/run/sources-key.js'
import { projectFolder } from '../src/build/project-folder.ts'
import { siteFiles } from './build/site-fingerprint.ts'
import { testSite } from './site.ts'

const slow = { timeout: 120_000 }

/** Each test leaves its sources as they were, so that what is cached for them serves the next. */
let project: string
beforeAll(() => {
  project = copyOfProject()
})
afterAll(() => rmSync(project, { recursive: true }))
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
  const before = sourcesKey(project)
  const file = join(project, name)
  const bytes = readFileSync(file)
  onTestFinished(() => writeFileSync(file, bytes))
  writeFileSync(file, Buffer.concat([bytes, Buffer.from(' ')]))
  expect(sourcesKey(project)).not.toBe(before)
  writeFileSync(file, bytes)
  expect(sourcesKey(project)).toBe(before)
})

test('nothing cached is used for another Node, another environment, or a project in another folder', () => {
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
    keyWhere(() => vi.stubEnv('NODE_ENV', 'neither of them')),
  ]
  const elsewhere = `${project}-elsewhere`
  renameSync(project, elsewhere)
  onTestFinished(() => renameSync(elsewhere, project))
  keys.push(sourcesKey(elsewhere))
  expect(new Set([before, ...keys]).size).toBe(4)
  expect(sourcesKey(elsewhere)).toBe(keys.at(-1))
})

test('a source that is added, moved or removed makes another program, its test does not', () => {
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
  for (const name of ['newer.ts', 'new.test.ts']) rmSync(join(project, 'src/site', name))
  expect(sourcesKey(project)).toBe(keys[0])
})

test(
  'a build with everything cached is identical to the byte to the first one, and to one with a damaged cache, whatever else lay in the folder',
  slow,
  () => {
    const foreign = join(project, 'postcss.config.cjs')
    writeFileSync(foreign, `module.exports = { plugins: [{ postcssPlugin: 'empty', Once: (css) => css.removeAll() }] }`)
    const first = built('first')
    rmSync(foreign)
    expect(built('second')).toEqual(first)
    const kept = [...keptFiles('commands'), ...keptFiles('program')]
    const damaged = kept.filter((file) => !isList(file))
    expect(damaged.length).toBeGreaterThan(4)
    // Half of a bundle, as a full disk leaves it; the next one is whole, but not what was cached.
    damaged.forEach((file, index) =>
      writeFileSync(file, index % 2 ? 'throw new Error("not ours")' : readFileSync(file).subarray(0, 100)),
    )
    expect(built('third')).toEqual(first)
    for (const file of kept.filter(isList)) writeFileSync(file, readFileSync(file).subarray(0, 100))
    expect(built('fourth')).toEqual(first)
  },
)

test('only the editor, which bundles its own program, starts with the compiler of the schemas', slow, () => {
  run('check', '--content', testSite)
  const compiling = keptFiles('commands').filter((file) => readFileSync(file, 'utf8').includes('addVocabulary('))
  expect([...new Set(compiling.map((file) => basename(file)))]).toEqual(['edit.js'])
})

test('commands and builds use the current sources, not cached ones', slow, () => {
  run('check', '--content', testSite)
  run('build', '--content', testSite, '--out', join(project, 'before'))
  rewrite('src/content/diagnostics/messages/pt.ts', 'Verificado:', 'Visto:')
  rewrite('src/ui/stars.tsx', 'className="stars"', 'className="stars changed"')
  rewrite('src/site/site.css', 'block-size: 3px', 'block-size: 7px')
  expect(run('check', '--content', testSite)).toContain('Visto:')
  run('build', '--content', testSite, '--out', join(project, 'after'))
  const page = readFileSync(join(project, 'after/index.html'), 'utf8')
  expect(page).toContain('class="stars changed"')
  expect(page).toContain('block-size:7px')
})

/** The project in a folder of its own, with this project's packages and nothing cached. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'schema', 'scripts', 'src'])
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true })
  const packages = join(projectFolder, 'node_modules')
  mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true })
  for (const name of readdirSync(packages).filter((each) => !each.startsWith('.')))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name), 'junction')
  // Pictures take long, and have a cache of their own.
  const pictures = '.cache/images'
  if (existsSync(join(packages, pictures)))
    symlinkSync(join(packages, pictures), join(folder, 'node_modules', pictures), 'junction')
  cpSync(join(packages, '.package-lock.json'), join(folder, 'node_modules/.package-lock.json'))
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

function built(out: string): Record<string, string> {
  run('build', '--content', testSite, '--out', join(project, out))
  return siteFiles(join(project, out))
}

function rewrite(name: string, text: string, by: string): void {
  const file = join(project, name)
  const before = readFileSync(file, 'utf8')
  if (!before.includes(text)) throw new Error(`${name} does not say ${text}.`)
  onTestFinished(() => writeFileSync(file, before))
  writeFileSync(file, before.replaceAll(text, by))
}

function keptFiles(kind: string): string[] {
  return readdirSync(join(project, 'node_modules/.cache', kind), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** Which files are cached together, with their checksums. */
const isList = (file: string) => basename(file) === 'kept.json'
