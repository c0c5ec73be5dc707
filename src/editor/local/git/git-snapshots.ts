import { isContentName } from '../../../content/model/content-names.ts'
import { messageLines } from '../../publish/shown-changes.ts'
import { type ListedFile, readSnapshot, type Snapshot, type Version } from '../../publish/repository.ts'
import type { Git } from './git.ts'

/** The content files of a commit. @param prefix the content folder in the repository with a final slash, or empty */
export async function contentFiles(git: Git, commit: string, prefix: string): Promise<readonly ListedFile[]> {
  const listed = await git.text(['ls-tree', '-r', '-z', '--full-tree', commit, ...(prefix ? [prefix] : [])])
  return listed
    .split('\0')
    .flatMap((line) => {
      const [, mode, id = '', path = ''] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? []
      // A symbolic link in the repository may lead anywhere.
      return mode?.startsWith('100') ? [{ name: path.slice(prefix.length), id }] : []
    })
    .filter(({ name }) => isContentName(name))
}

/** Reads the content of a commit. */
export async function readCommit(git: Git, commit: string, prefix: string): Promise<Snapshot> {
  return readSnapshot(commit, await contentFiles(git, commit, prefix), async (files) => {
    const ids = files.map(({ id }) => id)
    return (await readObjects(git, ids)).map((bytes) => bytes?.toString('utf8') ?? '')
  })
}

/** The bytes of objects, in the order of their ids; undefined for a missing object. */
export async function readObjects(git: Git, ids: readonly string[]): Promise<(Buffer | undefined)[]> {
  const output = await git.objects(ids)
  const contents: (Buffer | undefined)[] = []
  for (let at = 0; at < output.length;) {
    const lineEnd = output.indexOf(10, at)
    const [, kind, size] = output.toString('latin1', at, lineEnd).split(' ')
    at = lineEnd + 1
    if (kind === 'missing') contents.push(undefined)
    else {
      contents.push(output.subarray(at, at + Number(size)))
      at += Number(size) + 1
    }
  }
  return contents
}

/** The history of a commit, newest first: the commits that changed the content folder. */
export async function readVersions(git: Git, tip: string, most: number): Promise<readonly Version[]> {
  const format = '%H%x1f%aI%x1f%an%x1f%P%x1f%B'
  const range = ['log', '--first-parent', '-z', `--max-count=${most}`, `--format=${format}`, tip, '--', '.']
  const log = await git.text(range)
  return log.split('\0').flatMap((entry) => {
    const [commit = '', time = '', author = '', parents = '', message = ''] = entry.split('\x1f')
    if (!commit.trim()) return []
    const [title = '', ...lines] = messageLines(message)
    return [{ commit: commit.trim(), time, author, title, lines, before: parents.split(' ')[0] || undefined }]
  })
}
