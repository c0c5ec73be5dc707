import type { PublishProblem } from '../publish/repository.ts'
import { type GitData, unlessMissing } from './git-data.ts'
import { GithubFailure } from './rest-client.ts'

/** Whether a commit is, or contains, another one. */
export async function contains(git: GitData, commit: string, other: string): Promise<boolean> {
  if (commit === other) return true
  const comparison = await unlessMissing(git.compare(other, commit))
  return comparison?.status === 'ahead' || comparison?.status === 'identical'
}

/**
 * Lets a branch begin with a commit, or go on with it, which is what publishes it.
 *
 * @param from the branch's newest commit so far; undefined if there is no such branch
 * @returns why it did not; undefined if it did
 */
export async function publishedOn(
  git: GitData,
  branch: string,
  from: string | undefined,
  commit: string,
): Promise<PublishProblem | undefined> {
  try {
    await (from === undefined ? git.createBranch(branch, commit) : git.moveBranch(branch, commit))
    return undefined
  } catch (error) {
    if (!(error instanceof GithubFailure)) throw error
    const isRefused = error.status === 409 || error.status === 422
    return error.isLost || isRefused ? whatBecameOf(git, branch, from, commit, error) : error.problem
  }
}

async function whatBecameOf(
  git: GitData,
  branch: string,
  from: string | undefined,
  commit: string,
  failure: GithubFailure,
): Promise<PublishProblem | undefined> {
  try {
    const tip = await git.tip(branch)
    if (tip !== undefined && (await contains(git, tip, commit))) return undefined
    // The branch was there: whoever no longer sees it has been signed out.
    if (tip === undefined && from !== undefined && failure.isLost) return { problem: 'answerLost' }
    const isBehind = !failure.isLost && (tip !== from || /fast.forward|already exists/i.test(failure.said))
    return isBehind ? { problem: 'theirsFirst' } : failure.problem
  } catch (later) {
    if (!(later instanceof GithubFailure)) throw later
    // Whether it is published can't be known now. The next look at the branch tells.
    return failure.isLost ? { problem: 'answerLost' } : failure.problem
  }
}
