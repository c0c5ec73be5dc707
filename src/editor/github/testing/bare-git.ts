import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openObjects } from './object-store.ts'

type Run<Output> = (args: readonly string[], input?: string | Buffer, env?: Record<string, string>) => Output

const identity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'ines'],
    [`GIT_${who}_EMAIL`, 'ines@example.pt'],
  ]),
)

export interface BareGit {
  readonly git: Run<Buffer>
  /** Undefined where git refuses. */
  readonly text: Run<string | undefined>
  /** The commit that a ref points to. @param ref in full: `refs/heads/main` */
  readonly tip: (ref: string) => string | undefined
  /** Lets a branch point to a commit. @param before what it points to now */
  readonly move: (ref: string, commit: string, before: string) => void
  readonly objects: ReturnType<typeof openObjects>
  /** Commits one file on a branch, as a clone that pushes it. */
  readonly commit: (branch: string, path: string, content: string) => void
}

/**
 * Git in a bare repository, as GitHub's servers would use it. What is asked most is read and written without a process.
 */
export function bareGit(folder: string): BareGit {
  const common = { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', ...identity }
  const git: Run<Buffer> = (args, input = '', env = {}) =>
    execFileSync('git', args, { cwd: folder, input, stdio: 'pipe', maxBuffer: 1e9, env: { ...common, ...env } })
  const text: BareGit['text'] = (args, input, env) => {
    try {
      return git(args, input, env).toString().trim()
    } catch {
      return undefined
    }
  }
  const objects = openObjects(folder)
  const tip: BareGit['tip'] = (ref) => {
    if (existsSync(join(folder, ref))) return readFileSync(join(folder, ref), 'utf8').trim()
    const packed = join(folder, 'packed-refs')
    const lines = existsSync(packed) ? readFileSync(packed, 'utf8').split('\n') : []
    return lines.find((line) => line.endsWith(` ${ref}`))?.slice(0, 40)
  }
  const move: BareGit['move'] = (ref, commit, before) => {
    const file = join(folder, ref)
    // Of a new or a packed one git takes care.
    if (existsSync(file)) writeFileSync(file, `${commit}\n`)
    else git(['update-ref', ref, commit, before])
  }
  return {
    git,
    text,
    tip,
    move,
    objects,
    commit(branch, path, content) {
      const ref = `refs/heads/${branch}`
      const before = tip(ref) ?? ''
      const entry = { mode: '100644', id: objects.write('blob', Buffer.from(content)) }
      const tree = objects.changeTree(objects.commit(before).tree, [{ path, entry }])
      const theirs = 'theirs <theirs@example.pt>'
      const facts = { tree, parents: [before], author: theirs, committer: theirs, message: `Mudou ${path}` }
      move(ref, objects.writeCommit(facts), before)
    },
  }
}

/** Makes a bare repository with one commit on its main branch, as `git init` and a push would. */
export function makeBareRepository(folder: string, files: ReadonlyMap<string, string>): void {
  for (const part of ['objects/pack', 'refs/heads']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(folder, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = true\n')
  const objects = openObjects(folder)
  const changes = [...files].map(([path, content]) => {
    return { path, entry: { mode: '100644', id: objects.write('blob', Buffer.from(content)) } }
  })
  const people = { author: 'ines <ines@example.pt>', committer: 'ines <ines@example.pt>' }
  const facts = { tree: objects.changeTree(undefined, changes), parents: [], ...people, message: 'O site' }
  writeFileSync(join(folder, 'refs/heads/main'), `${objects.writeCommit(facts)}\n`)
}
