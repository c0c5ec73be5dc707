import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { describeNeeding } from '../../../../tests/needs.ts'
import { openRepository } from './git-repository.ts'
import { cloneTwice, copiesOf, pushed } from './testing/repositories.ts'

const twoClones = copiesOf(cloneTwice)

function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'state-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Puts a folder in front of the machine's PATH, or in its place. */
function programsIn(folder: string, ...others: readonly string[]): void {
  vi.stubEnv('PATH', [folder, ...others].join(delimiter))
  onTestFinished(() => void vi.unstubAllEnvs())
}

const real = () => execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()

/** Installs a script that runs in place of git. */
function insteadOfGit(script: string): void {
  const programs = emptyFolder()
  writeFileSync(join(programs, 'git'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(programs, 'git'), 0o755)
  programsIn(programs, process.env['PATH'] ?? '')
}

const stateOf = async (folder: string) => (await (await openRepository(folder)).inspect()).state

const unreadable = (said: string) => ({ state: 'unreadable', said: expect.stringContaining(said) as unknown })

test('a machine without git is distinguished from a folder without a repository', async () => {
  const folder = emptyFolder()
  expect(await stateOf(folder)).toEqual({ state: 'noRepository' })
  programsIn(folder)
  expect(await stateOf(folder)).toEqual({ state: 'noGit' })
})

test('a repository that git can’t read is not called missing: what git says is reported', async () => {
  const { mine } = twoClones()
  mine.write('.git/config', '[core\n')
  expect(await stateOf(mine.content)).toEqual(unreadable('bad config line 1'))
})

test('what git cannot do for its settings, a missing program or object is reported, and no fault of the editor', async () => {
  const { mine } = twoClones()
  mine.write('.gitattributes', '*.jpg filter=lfs\n')
  mine.git('config', 'filter.lfs.process', 'git-lfs-not-installed filter-process')
  mine.git('config', 'filter.lfs.required', 'true')
  expect(await stateOf(mine.content)).toEqual(unreadable('git-lfs-not-installed'))
  rmSync(join(mine.folder, '.gitattributes'))
  expect(await stateOf(mine.content)).toMatchObject({ state: 'ready' })
  mine.git('config', 'core.bare', 'true')
  expect(await stateOf(mine.content)).toEqual(unreadable('work tree'))
  mine.git('config', 'core.bare', 'false')
  const loseObject = (id: string) => rmSync(join(mine.folder, '.git/objects', id.slice(0, 2), id.slice(2)))
  loseObject(mine.git('rev-parse', 'HEAD:content/home.yaml'))
  expect(await stateOf(mine.content)).toEqual(unreadable('missing'))
  const folder = mine.git('rev-parse', 'HEAD:content')
  loseObject(folder)
  expect(await stateOf(mine.content)).toEqual(unreadable(folder))
})

test('an object that is cut short is told without the texts that git wrote before it', async () => {
  const { mine } = twoClones()
  // Random, or packed it would be shorter than what git reads of it at first.
  mine.write('content/zona.yaml', randomBytes(50_000).toString('hex'))
  mine.git('add', '.')
  mine.git('commit', '-q', '-m', 'Zona')
  mine.git('push', '-q')
  const id = mine.git('rev-parse', 'HEAD:content/zona.yaml')
  const file = join(mine.folder, '.git/objects', id.slice(0, 2), id.slice(2))
  chmodSync(file, 0o600)
  truncateSync(file, 20_000)
  expect(await stateOf(mine.content)).toEqual({
    state: 'unreadable',
    said: expect.not.stringContaining('Olá') as string,
  })
})

test('a file of git’s that was emptied as the computer went out is not called a missing commit or repository', async () => {
  const { mine } = twoClones()
  mine.write('.git/refs/heads/main', '')
  expect(await stateOf(mine.content)).toEqual(unreadable('broken'))
  mine.write('.git/HEAD', '')
  expect(await stateOf(mine.content)).toEqual(unreadable('not a git repository'))
})

const link = (path: string, target: string) => symlinkSync(target, path)
const placeholder = (path: string) => writeFileSync(join(dirname(path), `.${basename(path)}.icloud`), 'bplist00')

test.each([
  ['nova.yaml', link, 'nova.yaml'],
  ['images', link, 'images/sala.jpg'],
  ['nova.yaml', placeholder, 'nova.yaml'],
  ['images/sala.jpg', placeholder, 'images/sala.jpg'],
])('%s as a link, or kept elsewhere by iCloud, is told and not published as removed', async (moved, leave, file) => {
  const { mine } = twoClones()
  pushed(mine, 'content/nova.yaml', 'path: /nova\n')
  const [path, target] = [join(mine.content, moved), join(mine.folder, 'elsewhere')]
  renameSync(path, target)
  leave(path, target)
  expect(await stateOf(mine.content)).toEqual({ state: 'elsewhere', file })
})

// Windows can't run a script in place of a program.
describeNeeding('a POSIX shell', process.platform !== 'win32', () => {
  test('a folder of another user is reported with the command that makes git trust it', async () => {
    const { mine } = twoClones()
    const git = real()
    insteadOfGit(`GIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec "${git}" "$@"`)
    const home = emptyFolder()
    vi.stubEnv('HOME', home)
    expect(await stateOf(mine.content)).toEqual({ state: 'untrusted', folder: mine.folder })
    execFileSync(git, ['config', '--global', '--add', 'safe.directory', mine.folder], {
      env: { ...process.env, HOME: home },
    })
    expect(await stateOf(mine.content)).toMatchObject({ state: 'ready' })
  })
})
