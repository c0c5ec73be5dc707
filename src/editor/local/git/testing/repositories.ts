import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { testSite } from '../../../../../tests/site.ts'
import type { Repository } from '../../../publish/repository.ts'
import { openRepository } from '../git-repository.ts'

/** A clone that somebody works in. */
export interface Clone {
  readonly folder: string
  readonly content: string
  readonly git: (...args: string[]) => string
  readonly write: (path: string, text: string) => void
  readonly read: (path: string) => string
  readonly open: () => Promise<Repository>
}

export const homeText = 'path: /\ntitle: { pt: Olá, en: Hello }\n'

/** Two people's clones of one remote on disk. */
export interface TwoClones {
  readonly remote: string
  readonly mine: Clone
  readonly theirs: Clone
}

/** Creates a remote with a site, and two clones of it, in an empty folder. */
export function cloneTwice({ remote, mine, theirs }: TwoClones): void {
  const around = dirname(remote)
  gitIn(around)('init', '-q', '--bare', '-b', 'main', remote)
  for (const { folder, git } of [mine, theirs]) {
    const name = basename(folder)
    gitIn(around)('clone', '-q', remote, folder)
    git('config', 'user.name', name)
    git('config', 'user.email', `${name}@example.pt`)
  }
  mine.git('checkout', '-q', '-b', 'main')
  mine.write('content/home.yaml', homeText)
  mine.write('content/images/sala.jpg', 'photo')
  mine.write('content/LEIA-ME.md', 'guia')
  mine.write('src/program.ts', 'export const one = 1\n')
  mine.git('add', '.')
  mine.git('commit', '-q', '-m', 'Início')
  mine.git('push', '-q', '-u', 'origin', 'main')
  theirs.git('pull', '-q')
}

/**
 * Call it once at the top of a test file. The returned function gives a test its own two clones. They are created once
 * for the file and then copied, because git is slow.
 * @param make receives the clones before they exist on disk
 * @param parts what a test needs of them
 */
export function copiesOf(make: (clones: TwoClones) => void, parts = ['remote.git', 'mine', 'theirs']) {
  let made: string | undefined
  afterAll(() => {
    if (made !== undefined) rmSync(made, { recursive: true })
  })
  return (atEnd: (end: () => Promise<void>) => void = onTestFinished): TwoClones => {
    if (made === undefined) {
      made = emptyFolder('repositories-')
      make(clonesIn(made))
    }
    const around = emptyFolder('repositories-')
    // A command of git that the editor left behind may still be writing.
    atEnd(() => rm(around, { recursive: true, force: true, maxRetries: 5 }))
    for (const part of parts) cpSync(join(made, part), join(around, part), { recursive: true })
    const clones = clonesIn(around)
    for (const { folder } of [clones.mine, clones.theirs]) {
      const config = join(folder, '.git/config')
      if (!existsSync(config)) continue
      const settings = readFileSync(config, 'utf8')
      // Git interprets quotes and backslashes in a value as JSON does.
      const url = `url = ${JSON.stringify(clones.remote)}`
      writeFileSync(
        config,
        settings.replace(/url = .*/, () => url),
      )
    }
    return clones
  }
}

export const emptyFolder = (prefix: string, parent = tmpdir()): string =>
  realpathSync(mkdtempSync(join(parent, prefix)))

const clonesIn = (around: string): TwoClones => ({
  remote: join(around, 'remote.git'),
  mine: cloneIn(join(around, 'mine')),
  theirs: cloneIn(join(around, 'theirs')),
})

function cloneIn(folder: string): Clone {
  const content = join(folder, 'content')
  return {
    folder,
    content,
    git: gitIn(folder),
    write: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    open: () => openRepository(content),
  }
}

/** Git in a folder, independent of the settings of the machine that runs the tests. */
function gitIn(folder: string): Clone['git'] {
  const environment = {
    PATH: process.env['PATH'],
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    LC_ALL: 'C',
  }
  return (...args) =>
    execFileSync('git', args, { cwd: folder, env: environment, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** Pulls, commits one file and pushes it. */
export function pushed({ git, write }: Clone, path: string, text: string): string {
  git('pull', '-q', '--no-rebase')
  write(path, text)
  git('add', path)
  git('commit', '-q', '-m', `Mudou ${path}`)
  git('push', '-q')
  return git('rev-parse', 'HEAD')
}

/** Installs a hook in a repository. */
export function hook(gitFolder: string, name: string, script: string): void {
  const file = join(gitFolder, 'hooks', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}

/** Publishes everything on disk. */
export async function publishDisk(repository: Repository, { content }: Clone, message = 'Mudança') {
  const names = readdirSync(content).filter((name) => name.endsWith('.yaml'))
  const pictures = readdirSync(join(content, 'images'))
  return repository.publish({
    files: new Map(names.map((name) => [name, readFileSync(join(content, name), 'utf8')])),
    pictures: new Map(pictures.map((name) => [name, readFileSync(join(content, 'images', name))])),
    on: (await repository.inspect()).published,
    message,
  })
}

/**
 * Everything that a failure must not change: the branch, the staged, stashed and configured state, every file of the
 * folder and of git's own folder, and the remote.
 */
export function everythingOf({ folder, git }: Clone, remote: string): unknown {
  const own = join(folder, '.git')
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).startsWith(own))
    .map((entry) => join(entry.parentPath, entry.name))
  return {
    head: readFileSync(join(own, 'HEAD'), 'utf8'),
    branches: git('for-each-ref', 'refs/heads', 'refs/stash'),
    staged: git('ls-files', '-s'),
    status: git('status', '--porcelain'),
    putAside: git('stash', 'list'),
    settings: readFileSync(join(own, 'config'), 'utf8'),
    files: Object.fromEntries(names.map((name) => [name, readFileSync(name, 'utf8')])),
    // After a fetch git records the remote's answer.
    gitFolder: readdirSync(own).filter((name) => name !== 'FETCH_HEAD'),
    remote: existsSync(remote) && gitIn(remote)('for-each-ref'),
  }
}

/** Creates two clones of one remote, with the tests' site ready to go live. */
export function makeTwoSites(clones: TwoClones): void {
  cloneTwice(clones)
  const { mine, theirs } = clones
  rmSync(mine.content, { recursive: true })
  cpSync(testSite, mine.content, { recursive: true })
  for (const name of readdirSync(mine.content).filter((each) => each.endsWith('.yaml'))) {
    const real = readFileSync(join(mine.content, name), 'utf8')
      .replaceAll(/^ *sample: true\n/gm, '')
      .replaceAll('+351 900 000', '+351 912 345')
      .replace('ines-falcao.example', 'ines-falcao.pt')
    writeFileSync(join(mine.content, name), real)
  }
  mine.git('add', '-A')
  mine.git('commit', '-q', '-m', 'O site')
  mine.git('push', '-q')
  theirs.git('pull', '-q')
}

/** The first Portuguese text of a page's title. */
export const titleOf = (clone: Clone): string =>
  /title:\s*\n?\s*\{? ?pt: "?([^,"\n]+)/.exec(clone.read('content/home.yaml'))?.[1] ?? ''
