import { realpath, stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { type Git, GitFailure } from './git.ts'
import { plain, saidBy } from './publish-problem.ts'

/** What keeps the content folder from being published, the first obstacle; `ready` if nothing does. */
export type RepositoryState =
  /** There is no git on this machine. */
  | { readonly state: 'noGit' }
  | { readonly state: 'noRepository' }
  /** Somebody else on this machine owns the folder, which git considers unsafe: its path, as git has to be given it. */
  | { readonly state: 'untrusted'; readonly folder: string }
  /** There is a repository, and git can't read it. */
  | { readonly state: 'unreadable'; readonly said: string }
  /** Nothing was ever committed. */
  | { readonly state: 'noCommit' }
  /** A merge or another long operation of git has begun and not ended. */
  | { readonly state: 'unfinished' }
  | { readonly state: 'detached' }
  | { readonly state: 'noRemote' }
  /** Git does not know whose name belongs under a commit. */
  | { readonly state: 'noName' }
  /** Another program has locked the repository, or was killed while it had. */
  | { readonly state: 'locked'; readonly file: string }
  | ReadyRepository

export interface ReadyRepository {
  readonly state: 'ready'
  readonly branch: string
  readonly remote: string
  /** The branch there, as a whole ref. */
  readonly remoteRef: string
  /** Where the branch there was last seen, as a whole ref. */
  readonly trackingRef: string
  readonly hasUpstream: boolean
  /**
   * The content folder as a path in its repository, with a slash after it; nothing where it is all of the repository.
   */
  readonly prefix: string
}

/** The files in git's folder that show an unfinished merge or another long operation. */
const begun = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'] as const
const locked = ['index.lock', 'HEAD.lock'] as const

/** Inspects the repository that a folder is in, with two calls of git if all is well. */
export async function repositoryState(git: Git, folder: string): Promise<RepositoryState> {
  const asked = [...begun, ...locked, 'refs/heads'].flatMap((name) => ['--git-path', name])
  const said = await tried(git, ['rev-parse', '--show-toplevel', ...asked, '--symbolic-full-name', 'HEAD'])
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

/** Which of its foundations is missing, where git can't say what the newest commit is. */
async function stateWithoutHead(git: Git, folder: string): Promise<RepositoryState> {
  try {
    await git.text(['rev-parse', '--git-dir'])
    return { state: 'noCommit' }
  } catch (error) {
    const said = saidBy(error)
    if (/not a git repository \(or any/i.test(said)) return { state: 'noRepository' }
    // Git names the folder as it has to be typed: in quotes where it needs them, and on Windows in a form of its own.
    if (/dubious ownership|unsafe repository/i.test(said))
      return { state: 'untrusted', folder: /safe\.directory (.+)/.exec(said)?.[1] ?? folder }
    if ((await tried(git, ['--version'])) === undefined) return { state: 'noGit' }
    return { state: 'unreadable', said: plain(said) }
  }
}

/** What is set of whatever publishing depends on; the last one counts, as for git. */
async function readSettings(git: Git): Promise<ReadonlyMap<string, string>> {
  const said = await tried(git, [
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

/** Where the branch goes: to what it is set to, else to the branch of its name at the one remote, or at `origin`. */
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
export async function tried(git: Git, args: readonly string[]): Promise<string | undefined> {
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
    // Something that cannot be inspected is no obstacle; if it is one after all, git will say so.
    return false
  }
}
