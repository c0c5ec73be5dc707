import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Git, GitFailure } from './git.ts'

/** What stands between the content folder and publishing it, the first thing first; `ready` where nothing does. */
export type RepositoryState =
  /** There is no git on this machine. */
  | { readonly state: 'noGit' }
  | { readonly state: 'noRepository' }
  /** Nothing was ever committed. */
  | { readonly state: 'noCommit' }
  /** A merge or another long operation of git has begun and not ended. */
  | { readonly state: 'unfinished' }
  | { readonly state: 'detached' }
  | { readonly state: 'noRemote' }
  /** Git does not know whose name belongs under a commit. */
  | { readonly state: 'noName' }
  /** Another program holds the repository, or was ended while it did. */
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
}

/** Looks at the repository that a folder is in. */
export async function repositoryState(git: Git, folder: string): Promise<RepositoryState> {
  const inside = await ifSaid(git.text(['rev-parse', '--git-dir']), git)
  if (inside === 'noGit') return { state: 'noGit' }
  if (inside === undefined) return { state: 'noRepository' }
  if ((await tried(git, ['rev-parse', '--verify', '-q', 'HEAD'])) === undefined) return { state: 'noCommit' }
  for (const begun of ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'])
    if (await isThere(await gitPath(git, folder, begun))) return { state: 'unfinished' }
  const branch = await tried(git, ['symbolic-ref', '--short', '-q', 'HEAD'])
  if (branch === undefined) return { state: 'detached' }
  const target = await pushTarget(git, branch)
  if (!target) return { state: 'noRemote' }
  const names = [await tried(git, ['config', 'user.name']), await tried(git, ['config', 'user.email'])]
  if (!names.every(Boolean)) return { state: 'noName' }
  for (const lock of ['index.lock', 'HEAD.lock', `refs/heads/${branch}.lock`]) {
    const file = await gitPath(git, folder, lock)
    if (await isThere(file)) return { state: 'locked', file }
  }
  return { state: 'ready', branch, ...target }
}

/** Where the branch goes: to what it is set to, else to the branch of its name at the one remote, or at `origin`. */
async function pushTarget(git: Git, branch: string) {
  const remotes = (await git.text(['remote'])).split('\n').filter(Boolean)
  const set = await tried(git, ['config', `branch.${branch}.remote`])
  const merge = await tried(git, ['config', `branch.${branch}.merge`])
  const hasUpstream = set !== undefined && merge !== undefined && remotes.includes(set)
  const remote = hasUpstream ? set : remotes.length === 1 ? remotes[0] : remotes.find((each) => each === 'origin')
  if (remote === undefined) return undefined
  const remoteRef = hasUpstream ? merge : `refs/heads/${branch}`
  return { remote, remoteRef, trackingRef: remoteRef.replace('refs/heads/', `refs/remotes/${remote}/`), hasUpstream }
}

/** What git says; undefined where it says no. */
export async function tried(git: Git, args: readonly string[]): Promise<string | undefined> {
  try {
    return (await git.text(args)) || undefined
  } catch (error) {
    if (error instanceof GitFailure) return undefined
    throw error
  }
}

async function ifSaid(answer: Promise<string>, git: Git): Promise<string | undefined | 'noGit'> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    return (await tried(git, ['--version'])) === undefined ? 'noGit' : undefined
  }
}

const gitPath = async (git: Git, folder: string, name: string): Promise<string> =>
  resolve(folder, await git.text(['rev-parse', '--git-path', name]))

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch {
    // Whatever can't be looked at does not stand in the way; git says so itself if it does.
    return false
  }
}
