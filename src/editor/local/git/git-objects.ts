import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureFolder } from '../../../content/model/content-names.ts'
import { decodeText } from '../../../content/model/text-encoding.ts'
import { versionOf } from '../../content-store.ts'
import { messageLines } from '../../publish/publisher.ts'
import { contentFilesIn, type FileIds, readSnapshot, type Version } from '../../publish/repository.ts'
import { type Git, GitFailure } from './git.ts'

/** The content files of a commit. @param prefix the content folder in the repository with a final slash, or empty */
export async function contentFiles(git: Git, commit: string, prefix: string): Promise<FileIds> {
  const listed = await git.text(['ls-tree', '-r', '-z', '--full-tree', commit, ...(prefix ? [prefix] : [])])
  const files = listed.split('\0').map((line) => {
    const [, mode = '', sha = '', path = ''] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? []
    return { mode, sha, path }
  })
  return contentFilesIn(files, prefix)
}

/**
 * Reads the content of a commit.
 * @param filtered gets the pictures that git keeps otherwise than they are on disk, by their version there
 */
export async function readCommit(git: Git, commit: string, prefix: string, filtered: Map<string, FilteredPicture>) {
  const listed = await contentFiles(git, commit, prefix)
  const onDisk = new Map(listed)
  for (const [name, id] of await withFilter(git, listed)) {
    const bytes = await git.bytes(['cat-file', '--filters', `--path=${prefix}${name}`, id])
    const version = await versionOf(bytes)
    filtered.set(version, { id, bytes })
    onDisk.set(name, version)
  }
  return readSnapshot(commit, onDisk, async (files) => {
    const texts = await readObjects(git, [...files.values()])
    if (texts.includes(undefined)) throw new GitFailure(`error: objects of ${commit} are missing`)
    return texts.map((bytes) => decodeText(bytes ?? new Uint8Array()))
  })
}

/** A picture that git keeps otherwise than it is on disk, as Git LFS does: the object, and the picture. */
export interface FilteredPicture {
  readonly id: string
  readonly bytes: Buffer
}

/** The pictures to which `.gitattributes` applies a filter. */
async function withFilter(git: Git, listed: FileIds) {
  const pictures = [...listed].filter(([name]) => name.startsWith(pictureFolder))
  const input = pictures.map(([name]) => `${name}\0`).join('')
  const said = (await git.text(['check-attr', '-z', '--stdin', 'filter'], { input })).split('\0')
  return pictures.filter((_, index) => !/^un(?:set|specified)$/.test(said[3 * index + 2] ?? ''))
}

/** The bytes of objects, in the order of their ids; undefined for a missing object. */
export async function readObjects(git: Git, ids: readonly string[]): Promise<(Buffer | undefined)[]> {
  const output = await git.bytes(['cat-file', '--batch'], { input: ids.map((id) => `${id}\n`).join('') })
  const contents: (Buffer | undefined)[] = []
  for (let at = 0; at < output.length;) {
    const lineEnd = output.indexOf(10, at)
    // The line of a missing object has no size.
    const [, , size] = output.toString('latin1', at, lineEnd).split(' ')
    const end = lineEnd + 1 + Number(size)
    contents.push(size ? output.subarray(lineEnd + 1, end) : undefined)
    at = size ? end + 1 : lineEnd + 1
  }
  return contents
}

/** The history of a commit, newest first: the commits that changed the content folder. */
export async function readVersions(git: Git, tip: string, most: number): Promise<readonly Version[]> {
  const format = '%H%x1f%aI%x1f%an%x1f%P%x1f%B'
  const range = ['log', '--first-parent', '-z', `--max-count=${most}`, `--format=${format}`, tip, '--', '.']
  const entries = (await git.text(range)).split('\0').filter(Boolean)
  return entries.map((entry) => {
    const [commit = '', time = '', author = '', parents = '', message = ''] = entry.split('\x1f')
    const [title = '', ...lines] = messageLines(message)
    return { commit, time, author, title, lines, before: parents.split(' ')[0] || undefined }
  })
}

/** The new object id of each file in a tree, by its path in the repository; null removes the file. */
type TreeChanges = ReadonlyMap<string, string | null>

/** Writes a copy of a tree with some files changed. @returns its id */
export async function changedTree(git: Git, from: string, changes: TreeChanges): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  const index = join(folder, 'index')
  try {
    await git.text(['read-tree', from], { index })
    await changeIndex(git, index, changes)
    return await git.text(['write-tree'], { index })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param index undefined for the repository's own index */
export async function changeIndex(git: Git, index: string | undefined, changes: TreeChanges): Promise<void> {
  const lines = [...changes].map(([path, id]) => `${id ? `100644 ${id}` : `0 ${'0'.repeat(40)}`}\t${path}\0`)
  if (lines.length > 0) await git.text(['update-index', '-z', '--index-info'], { input: lines.join(''), index })
}

/**
 * Writes a file's bytes into the repository, with the filters that git applies to its path.
 * @param path in the content folder, where git runs
 */
export const writeObject = (git: Git, path: string, bytes: string | Uint8Array): Promise<string> =>
  git.text(['hash-object', '-w', '--stdin', '--path', path], { input: bytes })
