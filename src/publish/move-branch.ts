import { type Git, GitFailure } from './git.ts'
import { takenOverRef } from './place.ts'
import { type ReadyRepository, tried } from './repository-state.ts'
import { contentFiles } from './snapshots.ts'
import { changedTree, changeIndex, type TreeChanges } from './trees.ts'

/** The files outside the content that are to change, and a tree that has them beside the content as it is. */
export interface Outside {
  readonly tree: string
  readonly files: readonly string[]
}

interface Move {
  readonly head: string
  readonly commit: string
  /** What every file of the content became, by its path in the repository: on the disk it stands as she wrote it. */
  readonly content: TreeChanges
  /** Undefined where nothing outside the content changes. */
  readonly outside: Outside | undefined
}

/**
 * Moves the branch, the index and the files outside the content to a commit that was published. The files of the
 * content, and whatever else was staged, are left alone.
 *
 * @returns whether files outside the content have changed
 */
export async function moveBranch(git: Git, ready: ReadyRepository, move: Move): Promise<boolean> {
  const { head, commit, content, outside } = move
  const { branch, remote, remoteRef, trackingRef, hasUpstream } = ready
  // The remote's own branch first: should anything below fail, it is known all the same what is in the content here.
  const known = [trackingRef, takenOverRef(branch)].map((ref) => `update ${ref} ${commit}\n`)
  await git.text(['update-ref', '--stdin'], { input: known.join('') })
  if (outside) await git.text(['read-tree', '-m', '-u', head, outside.tree])
  await git.text(['update-ref', '-m', 'publish', `refs/heads/${branch}`, commit, head])
  await changeIndex(git, undefined, content)
  if (!hasUpstream) {
    await git.text(['config', `branch.${branch}.remote`, remote])
    await git.text(['config', `branch.${branch}.merge`, remoteRef])
  }
  return outside !== undefined
}

/**
 * What a tree has outside the content that is not what `head` has.
 *
 * @returns undefined where it is all the same
 */
export async function outsideContent(
  git: Git,
  prefix: string,
  { head, tree, content }: { readonly head: string; readonly tree: string; readonly content: TreeChanges },
): Promise<Outside | undefined> {
  const changes = new Map<string, string | null>([...content.keys()].map((path) => [path, null]))
  for (const { name, id } of await contentFiles(git, head, prefix)) changes.set(prefix + name, id)
  const outside = await changedTree(git, tree, changes)
  const changed = await git.text(['diff-tree', '-r', '--name-only', head, outside])
  return changed === '' ? undefined : { tree: outside, files: changed.split('\n') }
}

/** Whether the files outside the content could become others: none of them was changed here and not committed. */
export async function canFollow(git: Git, head: string, { tree }: Outside): Promise<boolean> {
  // A folder that was copied, or brought back from a backup, is as it was; git does not see that before it has looked.
  await tried(git, ['update-index', '-q', '--refresh'])
  try {
    await git.text(['read-tree', '-m', '-n', '-u', head, tree])
    return true
  } catch (error) {
    if (error instanceof GitFailure) return false
    throw error
  }
}
