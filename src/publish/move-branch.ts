import { GitFailure } from './git.ts'
import { type Place, prefixOf, takenOverRef } from './place.ts'
import type { ReadyRepository } from './repository-state.ts'
import { contentFiles } from './snapshots.ts'
import { changedTree, changeIndex, type TreeChanges } from './trees.ts'

interface Move {
  readonly head: string
  readonly commit: string
  /** What every file of the content became, by its path in the repository: on the disk it stands as she wrote it. */
  readonly content: TreeChanges
}

/**
 * Brings the branch, the index and the files outside the content to a commit that was published. The files of the
 * content and whatever was staged beside them are left alone.
 *
 * @returns whether files outside the content have changed
 */
export async function moveBranch(place: Place, ready: ReadyRepository, move: Move): Promise<boolean> {
  const { git } = place
  const { head, commit, content } = move
  const { branch, remote, remoteRef, trackingRef, hasUpstream } = ready
  // The remote's own branch first: should anything below fail, it is known all the same what is in the content here.
  await git.text(['update-ref', trackingRef, commit])
  await git.text(['update-ref', takenOverRef(branch), commit])
  const outside = await outsideTree(place, head, commit, content)
  const changed = (await git.text(['diff-tree', '-r', '--name-only', head, outside])) !== ''
  if (changed) await git.text(['read-tree', '-m', '-u', head, outside])
  await git.text(['update-ref', '-m', 'publish', `refs/heads/${branch}`, commit, head])
  await changeIndex(git, undefined, content)
  if (!hasUpstream) {
    await git.text(['config', `branch.${branch}.remote`, remote])
    await git.text(['config', `branch.${branch}.merge`, remoteRef])
  }
  return changed
}

/**
 * Whether the files outside the content could follow to a tree.
 *
 * @returns those that were changed here and not committed, and are other ones there
 */
export async function outsideChangesFit(
  place: Place,
  head: string,
  tree: string,
  content: TreeChanges,
): Promise<readonly string[]> {
  const { git } = place
  const outside = await outsideTree(place, head, tree, content)
  const changed = await git.text(['diff-tree', '-r', '--name-only', head, outside])
  if (changed === '') return []
  try {
    await git.text(['read-tree', '-m', '-n', '-u', head, outside])
    return []
  } catch (error) {
    if (error instanceof GitFailure) return changed.split('\n')
    throw error
  }
}

/** A tree with the content of `head` and everything else of another one. */
async function outsideTree(place: Place, head: string, tree: string, content: TreeChanges): Promise<string> {
  const { git } = place
  const prefix = await prefixOf(place)
  const changes = new Map<string, string | null>([...content.keys()].map((path) => [path, null]))
  for (const { name, id } of await contentFiles(git, head, prefix)) changes.set(prefix + name, id)
  return changedTree(git, tree, changes)
}
