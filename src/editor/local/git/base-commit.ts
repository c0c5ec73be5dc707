import { RemoteFailure } from '../../publish/repository.ts'
import type { Git } from './git.ts'
import { remoteProblem, saidBy } from './publish-problem.ts'
import { type ReadyRepository, tryGit } from './repository-state.ts'

/** The ref that keeps a merged commit until the branch contains it. It is no branch, and is never pushed. */
export const takenOverRef = (branch: string): string => `refs/editor/${branch}`

/** The commits that publishing is based on. */
export interface Heads {
  /** The newest commit of the local branch. */
  readonly head: string
  /** The newest commit of the remote branch, as last fetched; undefined if that branch does not exist yet. */
  readonly published: string | undefined
  /** The last commit that was merged. */
  readonly taken: string | undefined
}

export async function readHeads(git: Git, { branch, trackingRef }: ReadyRepository): Promise<Heads> {
  const [head = '', published, taken] = await commitsAt(git, ['HEAD', trackingRef, takenOverRef(branch)])
  return { head, published, taken }
}

/** The commit of each name; undefined if a name has none. */
async function commitsAt(git: Git, names: readonly string[]): Promise<readonly (string | undefined)[]> {
  const input = `${names.map((name) => `${name}^{commit}`).join('\n')}\n`
  const said = await git.text(['cat-file', '--batch-check=%(objectname)'], { input })
  return said.split('\n').map((line) => (/^[0-9a-f]+$/.test(line) ? line : undefined))
}

export const isCommit = async (git: Git, commit: string): Promise<boolean> =>
  (await commitsAt(git, [commit]))[0] === commit

export async function isAncestor(git: Git, one: string, other: string): Promise<boolean> {
  return one === other || (await tryGit(git, ['merge-base', one, other])) === one
}

/** The newest published commit that the local content includes; undefined if nothing was published. */
export async function baseCommit(git: Git, { head, published, taken }: Heads): Promise<string | undefined> {
  if (published === undefined || published === head || published === taken) return published
  const common = await tryGit(git, ['merge-base', head, published])
  if (taken === undefined || !(await isAncestor(git, taken, published))) return common
  return common === undefined || (await isAncestor(git, common, taken)) ? taken : common
}

/** Fetches the remote branch; a branch that does not exist yet is no error. @throws RemoteFailure */
export async function fetchPublished(git: Git, ready: ReadyRepository): Promise<void> {
  const { remote, remoteRef, trackingRef } = ready
  try {
    await git.text(['fetch', '--no-tags', '--progress', remote, `+${remoteRef}:${trackingRef}`])
  } catch (error) {
    if (!/couldn't find remote ref/i.test(saidBy(error))) throw new RemoteFailure(remoteProblem(saidBy(error)))
  }
}
