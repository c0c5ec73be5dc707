import { realpath, stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import type { RepositoryState } from '../../publish/repository.ts'
import { type Git, GitFailure } from './git.ts'
import { plain, saidBy } from './publish-problem.ts'

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
  readonly hasUpstream: boolean
  /** The path of the content folder in its repository, with a final slash; empty if it is the whole repository. */
  readonly prefix: string
}

/** The files in git's folder that reveal an unfinished merge or another operation. */
const begun = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'] as const
const locked = ['index.lock', 'HEAD.lock'] as const

/** Inspects the repository that contains a folder, with two git commands if there is no obstacle. */
export async function repositoryState(git: Git, folder: string): Promise<LocalState> {
  const gitPaths = [...begun, ...locked, 'refs/heads'].flatMap((name) => ['--git-path', name])
  const said = await tryGit(git, ['rev-parse', '--show-toplevel', ...gitPaths, '--symbolic-full-name', 'HEAD'])
  if (said === undefined) return stateWithoutHead(git, folder)
  const [top = '', ...lines] = said.split('\n')
  const paths = lines.slice(0, -1).map((line) => resolve(folder, line))
  for (const path of paths.slice(0, begun.length)) if (await isThere(path)) return { state: 'unfinished' }
  const [, branch] = /^refs\/heads\/(.*)$/.exec(lines.at(-1) ?? '') ?? []
  if (branch === undefined) return { state: 'detached' }
  const settings = await readSettings(git)
  const target = pushTarget(settings, branch)
  if (!target) return { state: 'noRemote' }
  if (!settings.get('user.name') || !settings.get('user.email')) return { state: 'noName' }
  for (const file of [...paths.slice(begun.length, -1), `${paths.at(-1)}/${branch}.lock`])
    if (await isThere(file)) return { state: 'locked', file }
  const inside = relative(await realpath(top), folder)
    .split(sep)
    .join('/')
  return { state: 'ready', branch, ...target, prefix: inside === '' ? '' : `${inside}/` }
}

/** Why git can't name the newest commit. */
async function stateWithoutHead(git: Git, folder: string): Promise<LocalState> {
  try {
    await git.text(['rev-parse', '--git-dir'])
    return { state: 'noCommit' }
  } catch (error) {
    const said = saidBy(error)
    if (/not a git repository \(or any/i.test(said)) return { state: 'noRepository' }
    // Git prints the folder as it must be typed: in quotes if needed, and on Windows in a special form.
    if (/dubious ownership|unsafe repository/i.test(said))
      return { state: 'untrusted', folder: /safe\.directory (.+)/.exec(said)?.[1] ?? folder }
    if ((await tryGit(git, ['--version'])) === undefined) return { state: 'noGit' }
    return { state: 'unreadable', said: plain(said) }
  }
}

/** The settings that publishing depends on; the last value wins, as in git. */
async function readSettings(git: Git): Promise<ReadonlyMap<string, string>> {
  const said = await tryGit(git, [
    'config',
    '-z',
    '--get-regexp',
    '^(remote\\..*\\.url|branch\\..*|user\\.(name|email))$',
  ])
  const entries = (said ?? '').split('\0').filter(Boolean)
  return new Map(
    entries.map((entry) => {
      const [key = '', ...value] = entry.split('\n')
      return [key, value.join('\n')]
    }),
  )
}

/** The upstream of the branch; without one, the branch of the same name on the only remote, or on `origin`. */
function pushTarget(settings: ReadonlyMap<string, string>, branch: string) {
  const remotes = [...settings.keys()].flatMap((key) => /^remote\.(.*)\.url$/.exec(key)?.[1] ?? [])
  const [set, merge] = [settings.get(`branch.${branch}.remote`), settings.get(`branch.${branch}.merge`)]
  const hasUpstream = set !== undefined && merge !== undefined && remotes.includes(set)
  const remote = hasUpstream ? set : remotes.length === 1 ? remotes[0] : remotes.find((each) => each === 'origin')
  if (remote === undefined) return undefined
  const remoteRef = hasUpstream ? merge : `refs/heads/${branch}`
  return { remote, remoteRef, trackingRef: remoteRef.replace('refs/heads/', `refs/remotes/${remote}/`), hasUpstream }
}

/** Git's output; undefined if it refuses. */
export async function tryGit(git: Git, args: readonly string[]): Promise<string | undefined> {
  try {
    return (await git.text(args)) || undefined
  } catch (error) {
    if (error instanceof GitFailure) return undefined
    throw error
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch {
    // A file that cannot be inspected counts as absent; if it is an obstacle, git reports it later.
    return false
  }
}
