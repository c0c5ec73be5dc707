import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { Git } from './git.ts'
import { type PublishProblem, remoteProblem } from './publish-problem.ts'
import { type ReadyRepository, tried } from './repository-state.ts'

/** The place of a content folder, and git in it. */
export interface Place {
  readonly git: Git
  readonly folder: string
}

/** The content folder as a path in its repository, with a slash behind it; nothing where it is all of the repository. */
export async function prefixOf({ git, folder }: Place): Promise<string> {
  const top = await realpath(await git.text(['rev-parse', '--show-toplevel']))
  const inside = relative(top, folder).split(sep).join('/')
  return inside === '' ? '' : `${inside}/`
}

/** Where is kept what was taken over, until the branch itself has it: beside the branches, and never pushed. */
export const takenOverRef = (branch: string): string => `refs/editor/${branch}`

export const commitAt = (git: Git, ref: string): Promise<string | undefined> =>
  tried(git, ['rev-parse', '--verify', '-q', `${ref}^{commit}`])

export async function isAncestor(git: Git, one: string, other: string): Promise<boolean> {
  return (await tried(git, ['merge-base', one, other])) === one
}

/** The newest published commit that is in the content here; undefined where nothing was published. */
export async function baseCommit(git: Git, { branch, trackingRef }: ReadyRepository): Promise<string | undefined> {
  const published = await commitAt(git, trackingRef)
  if (published === undefined) return undefined
  const common = await tried(git, ['merge-base', 'HEAD', published])
  const taken = await commitAt(git, takenOverRef(branch))
  if (taken === undefined || !(await isAncestor(git, taken, published))) return common
  return common === undefined || (await isAncestor(git, common, taken)) ? taken : common
}

/** Brings what is published there; a branch that is not there yet is no problem. */
export async function fetchPublished(git: Git, ready: ReadyRepository): Promise<PublishProblem | undefined> {
  const { remote, remoteRef, trackingRef } = ready
  try {
    await git.text(['fetch', '--no-tags', '--progress', remote, `+${remoteRef}:${trackingRef}`])
    return undefined
  } catch (error) {
    if (error instanceof Error && /couldn't find remote ref/i.test(error.message)) return undefined
    return remoteProblem(error)
  }
}
