import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Git } from './git.ts'

/** What a file of a tree becomes: an object by its id, or nothing. By its path in the repository. */
export type TreeChanges = ReadonlyMap<string, string | null>

/** Calls `task` with the path of an index of its own, which is gone afterwards. */
export async function withIndex<T>(task: (index: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  try {
    return await task(join(folder, 'index'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Writes a tree that differs from another one in some files. @returns its id */
export function changedTree(git: Git, from: string, changes: TreeChanges): Promise<string> {
  return withIndex(async (index) => {
    await git.text(['read-tree', from], { index })
    await changeIndex(git, index, changes)
    return git.text(['write-tree'], { index })
  })
}

/** @param index the repository's own where it is undefined */
export async function changeIndex(git: Git, index: string | undefined, changes: TreeChanges): Promise<void> {
  const none = '0'.repeat(40)
  const lines = [...changes].map(([path, id]) => `${id === null ? `0 ${none}` : `100644 ${id}`}\t${path}\0`)
  if (lines.length > 0)
    await git.text(['update-index', '-z', '--index-info'], {
      input: lines.join(''),
      ...(index !== undefined && { index }),
    })
}

/** Writes a file's bytes into the repository, as git would take them from its path. @returns the id of the object */
export function writeObject(git: Git, path: string, bytes: string | Buffer): Promise<string> {
  return git.text(['hash-object', '-w', '--stdin', '--path', path], { input: bytes })
}

/**
 * Joins what two commits have done outside the content, file by file.
 *
 * @param changes to the content, which stand whatever the two say of it
 * @returns the tree, or the files that both have changed
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
