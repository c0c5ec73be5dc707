import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { RemoteFailure, type RepositoryState } from '../../publish/repository.ts'
import { type Git, plain, remoteProblem, saidBy } from './git.ts'

/** The first obstacle to publishing the content folder; `ready` if there is none. */
export type LocalState = Exclude<RepositoryState, { readonly state: 'ready' }> | ReadyRepository

export interface ReadyRepository {
  readonly state: 'ready'
  readonly branch: string
  readonly remote: string
  /** The full ref of the branch on the remote. */
  readonly remoteRef: string
  /** The full ref of the remote-tracking branch. */
  readonly trackingRef: string
  /** The ref that keeps a merged commit until the branch contains it. It is no branch, and is never pushed. */
  readonly mergedRef: string
  /** The path of the content folder in its repository, with a final slash; empty if it is the whole repository. */
  readonly prefix: string
}

/** The files in git's folder that reveal an unfinished merge or another operation. */
const begun = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'] as const
const locked = ['index.lock', 'HEAD.lock'] as const

/** Inspects the repository that contains a folder, with four git commands if there is no obstacle. */
export async function repositoryState(git: Git, folder: string): Promise<LocalState> {
  const gitPaths = [...begun, ...locked, 'refs'].flatMap((name) => ['--git-path', name])
  const asked = ['--show-toplevel', '--show-cdup', '--show-prefix', ...gitPaths, '--symbolic-full-name', 'HEAD']
  const said = await tryGit(git, ['rev-parse', ...asked])
  if (said === undefined) return stateWithoutHead(git, folder)
  const [top = '', up = '', prefix = '', ...lines] = said.split('\n')
  // With `core.worktree`, git may take another folder for the top, and the content for files at another path.
  if (!/^(?:\.\.\/)*$/.test(up) || !existsSync(resolve(folder, up, '.git'))) return { state: 'otherTop', top }
  const paths = lines.slice(0, -1).map((line) => resolve(folder, line))
  for (const path of paths.slice(0, begun.length)) if (existsSync(path)) return { state: 'unfinished' }
  const [, branch] = /^refs\/heads\/(.*)$/.exec(lines.at(-1) ?? '') ?? []
  if (branch === undefined) return { state: 'detached' }
  const target = await pushTarget(git, branch)
  if (!target) return { state: 'noRemote' }
  // Git would otherwise make up an address from the names of the user and the machine.
  if ((await tryGit(git, ['-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT'])) === undefined)
    return { state: 'noName' }
  const refs = paths.at(-1) ?? ''
  // A cloud drive leaves copies (`main 2`) and files that git takes for broken branches, and a loss of power leaves locks.
  const all = await readdir(refs, { recursive: true }).catch(() => [])
  const junk = all.filter((name) => /[ \r]|desktop\.ini$|\.lock$/i.test(name)).map((name) => resolve(refs, name))
  for (const file of [...paths.slice(begun.length, -1), ...junk]) if (existsSync(file)) return { state: 'locked', file }
  return { state: 'ready', branch, ...target, mergedRef: `refs/editor/${branch}`, prefix }
}

/** Why git names no newest commit (a loss of power empties its file, or HEAD), or no top of the files (`core.bare`). */
async function stateWithoutHead(git: Git, folder: string): Promise<LocalState> {
  const asked = git.text(['rev-parse', '--show-toplevel']).then(() => git.text(['log', '-1', '--format=']))
  const said = await asked.catch(saidBy)
  if (/not have any commits/i.test(said)) return { state: 'noCommit' }
  if (/repository \(or any/i.test(said) && !existsSync(resolve(folder, '../.git'))) return { state: 'noRepository' }
  // Git prints the folder as it must be typed: in quotes if needed, and on Windows in a special form.
  if (/dubious ownership|unsafe repository/i.test(said))
    return { state: 'untrusted', folder: /safe\.directory (.+)/.exec(said)?.[1] ?? folder }
  if ((await tryGit(git, ['--version'])) === undefined) return { state: 'noGit' }
  return { state: 'unreadable', said: plain(said) }
}

/** The upstream of the branch; without one, the branch of the same name on `origin`. */
async function pushTarget(git: Git, branch: string) {
  const format = '%(upstream:remotename)%00%(upstream:remoteref)%00%(upstream)'
  const said = await tryGit(git, ['for-each-ref', `--format=${format}`, `refs/heads/${branch}`])
  const [remote = '', remoteRef = '', trackingRef = ''] = said?.split('\0') ?? []
  // A branch may also follow another one of this repository.
  if (trackingRef.startsWith('refs/remotes/')) return { remote, remoteRef, trackingRef }
  if (!(await tryGit(git, ['remote', 'get-url', 'origin']))) return undefined
  return { remote: 'origin', remoteRef: `refs/heads/${branch}`, trackingRef: `refs/remotes/origin/${branch}` }
}

/** Git's output; undefined if it refuses. */
export const tryGit = (git: Git, args: readonly string[]): Promise<string | undefined> =>
  git.text(args).catch((error: unknown) => void saidBy(error))

/**
 * The commits that publishing is based on: the newest of the local branch; that of the remote branch, as last fetched,
 * undefined if it does not exist yet; and the newest published one that the local content includes.
 */
export async function readHeads(git: Git, { trackingRef, mergedRef }: ReadyRepository) {
  const [head = '', published, taken] = await commitsAt(git, ['HEAD', trackingRef, mergedRef])
  return { head, published, base: await baseCommit(git, head, published, taken) }
}

/** The commit of each name; undefined if a name has none. */
async function commitsAt(git: Git, names: readonly string[]): Promise<readonly (string | undefined)[]> {
  const input = `${names.map((name) => `${name}^{commit}`).join('\n')}\n`
  const said = await git.text(['cat-file', '--batch-check=%(objectname)'], { input })
  return said.split('\n').map((line) => (/^[0-9a-f]+$/.test(line) ? line : undefined))
}

export const isCommit = async (git: Git, commit: string) => (await commitsAt(git, [commit]))[0] === commit

export const isAncestor = async (git: Git, one: string, other: string): Promise<boolean> =>
  one === other || (await tryGit(git, ['merge-base', one, other])) === one

/** The newest published commit that the local content includes; undefined if nothing was published. */
async function baseCommit(git: Git, head: string, published?: string, taken?: string): Promise<string | undefined> {
  if (published === undefined || published === head || published === taken) return published
  const common = await tryGit(git, ['merge-base', head, published])
  // What was taken may have been published by the owner, and may not have arrived.
  const merged = taken && (await tryGit(git, ['merge-base', taken, published]))
  return common === undefined || (merged && (await isAncestor(git, common, merged))) ? merged : common
}

/** Fetches the remote branch; a branch that has never been there is no error. @throws RemoteFailure */
export async function fetchPublished(git: Git, ready: ReadyRepository): Promise<void> {
  const { remote, remoteRef, trackingRef } = ready
  const fetched = git.text(['fetch', '--no-tags', '--progress', remote, `+${remoteRef}:${trackingRef}`])
  const said = await fetched.then(() => undefined, saidBy)
  if (said === undefined) return
  if (!/couldn't find remote ref/i.test(said)) throw new RemoteFailure(remoteProblem(said))
  // A push would make it anew under its former name, from which no site is built.
  if ((await commitsAt(git, [trackingRef]))[0]) throw new RemoteFailure({ problem: 'remoteMoved' })
}
