import { type Git, GitFailure } from './git.ts'
import { type ReadyRepository, tryGit, takenOverRef } from './repository-state.ts'
import { changedTree, changeIndex, contentFiles, type TreeChanges } from './git-objects.ts'

/** The files outside the content that must change, and a tree that combines them with the current content. */
export interface Outside {
  readonly tree: string
  readonly files: readonly string[]
}

interface Move {
  readonly head: string
  readonly commit: string
  /** The published object of each content file, by its path in the repository; the file on disk is not changed. */
  readonly content: TreeChanges
  /** Undefined if nothing outside the content changes. */
  readonly outside: Outside | undefined
}

/**
 * Moves the branch, the index and the files outside the content to a published commit. The content files and
 * everything else that was staged stay as they are.
 *
 * @returns whether files outside the content have changed
 */
export async function moveBranch(git: Git, ready: ReadyRepository, move: Move): Promise<boolean> {
  const { head, commit, content, outside } = move
  const { branch, trackingRef } = ready
  // The remote-tracking branch comes first: if anything below fails, it still records what the content is based on.
  const known = [trackingRef, takenOverRef(branch)].map((ref) => `update ${ref} ${commit}\n`)
  await git.text(['update-ref', '--stdin'], { input: known.join('') })
  if (outside) await git.text(['read-tree', '-m', '-u', head, outside.tree])
  await git.text(['update-ref', '-m', 'publish', `refs/heads/${branch}`, commit, head])
  await changeIndex(git, undefined, content)
  await git.text(['branch', '--set-upstream-to', trackingRef, branch])
  return outside !== undefined
}

/**
 * The differences outside the content between a tree and `head`.
 *
 * @returns undefined if there are none
 */
export async function outsideContent(
  git: Git,
  prefix: string,
  { head, tree, content }: { readonly head: string; readonly tree: string; readonly content: TreeChanges },
): Promise<Outside | undefined> {
  const changes = new Map<string, string | null>([...content.keys()].map((path) => [path, null]))
  for (const { name, id } of await contentFiles(git, head, prefix)) changes.set(prefix + name, id)
  const outside = await changedTree(git, tree, changes)
  const changed = await git.text(['diff-tree', '-r', '-z', '--name-only', head, outside])
  return changed === '' ? undefined : { tree: outside, files: changed.split('\0').filter((name) => name !== '') }
}

/** Whether the files outside the content can be replaced: none of them has uncommitted changes. */
export async function canFollow(git: Git, head: string, { tree }: Outside): Promise<boolean> {
  // In a copied or restored folder every file looks changed to git until the index is refreshed.
  await tryGit(git, ['update-index', '-q', '--refresh'])
  try {
    await git.text(['read-tree', '-m', '-n', '-u', head, tree])
    return true
  } catch (error) {
    if (error instanceof GitFailure) return false
    throw error
  }
}
