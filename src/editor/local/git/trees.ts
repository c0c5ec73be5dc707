import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Git } from './git.ts'

/** The new object id of each file in a tree, by its path in the repository; null removes the file. */
export type TreeChanges = ReadonlyMap<string, string | null>

/** Calls `task` with the path of a temporary index, which is removed afterwards. */
async function withIndex<T>(task: (index: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  try {
    return await task(join(folder, 'index'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Writes a copy of a tree with some files changed. @returns its id */
export function changedTree(git: Git, from: string, changes: TreeChanges): Promise<string> {
  return withIndex(async (index) => {
    await git.text(['read-tree', from], { index })
    await changeIndex(git, index, changes)
    return git.text(['write-tree'], { index })
  })
}

/** @param index undefined for the repository's own index */
export async function changeIndex(git: Git, index: string | undefined, changes: TreeChanges): Promise<void> {
  const none = '0'.repeat(40)
  const lines = [...changes].map(([path, id]) => `${id === null ? `0 ${none}` : `100644 ${id}`}\t${path}\0`)
  if (lines.length > 0)
    await git.text(['update-index', '-z', '--index-info'], {
      input: lines.join(''),
      ...(index !== undefined && { index }),
    })
}

/** Writes a file's bytes into the repository, with the filters that git applies to its path. @returns the object id */
export function writeObject(git: Git, path: string, bytes: string | Uint8Array): Promise<string> {
  return git.text(['hash-object', '-w', '--stdin', '--path', path], { input: bytes })
}

/**
 * Merges the changes of two commits outside the content, file by file.
 *
 * @param changes the content files, which take precedence over both commits
 * @returns the tree, or the files that both commits have changed
 */
export function mergedTree(
  git: Git,
  [base, ours, theirs]: readonly [string, string, string],
  changes: TreeChanges,
): Promise<string | readonly string[]> {
  return withIndex(async (index) => {
    await git.text(['read-tree', '-i', '-m', '--aggressive', base, ours, theirs], { index })
    await changeIndex(git, index, changes)
    const unmerged = await git.text(['ls-files', '-u', '-z', '--full-name', ':/'], { index })
    const paths = unmerged.split('\0').flatMap((line) => /\t(.*)$/s.exec(line)?.[1] ?? [])
    return paths.length > 0 ? [...new Set(paths)] : git.text(['write-tree'], { index })
  })
}
