import { type Snapshot, RemoteFailure } from '../publish/repository.ts'
import { isContentName, pictureFolder } from '../../content/model/content-names.ts'
import type { GitData, TreeEntry } from './git-data.ts'

/** The content of a commit on GitHub. It can be kept in a browser's database as it is. */
export interface GithubSnapshot extends Snapshot {
  readonly tree: string
  /** Identifies the program in that commit: the trees of `src` and `schema`. */
  readonly program: string
}

/** What is remembered of a repository between visits, so that the editor opens without a network. */
interface RememberedSnapshots {
  /** The published content, as last seen. */
  readonly published: GithubSnapshot
  /** What the working copy includes. */
  readonly base: GithubSnapshot
  /** What was sent last, and the commit that it was based on. Its answer may have been lost, and its effect not. */
  readonly sent: { readonly snapshot: GithubSnapshot; readonly on: string }
  /** The newest commit of each draft, by its branch, that the working copy includes. */
  readonly drafts: Readonly<Record<string, string>>
}

/** A browser's database, or memory. The values are to be kept as they are (structured clones). */
export interface RepositoryStorage {
  readonly read: <Key extends keyof RememberedSnapshots>(key: Key) => Promise<RememberedSnapshots[Key] | undefined>
  readonly write: <Key extends keyof RememberedSnapshots>(key: Key, value: RememberedSnapshots[Key]) => Promise<void>
}

/** Forgets everything with the page. */
export function memoryStorage(): RepositoryStorage {
  const kept: Partial<RememberedSnapshots> = {}
  return {
    read: async (key) => kept[key],
    write: async (key, value) => {
      Object.assign(kept, { [key]: value })
    },
  }
}

/** The folder of the content in the repository. */
export const contentPrefix = 'content/'

/** Reads each snapshot that is remembered from where it is kept, and any other one from GitHub. */
export function snapshotReader(git: GitData, storage: RepositoryStorage): (commit: string) => Promise<GithubSnapshot> {
  return async (commit) => {
    const known = [await storage.read('published'), await storage.read('base'), (await storage.read('sent'))?.snapshot]
    return known.find((each) => each?.commit === commit) ?? readSnapshot(git, commit, known)
  }
}

/** @param known snapshots that may have some of the texts */
async function readSnapshot(
  git: GitData,
  commit: string,
  known: readonly (Snapshot | undefined)[],
): Promise<GithubSnapshot> {
  const { sha: tree } = (await git.commit(commit)).tree
  const listed = await git.tree(tree)
  if (listed.truncated) throw new RemoteFailure({ problem: 'tooManyFiles' })
  const entries = listed.tree.flatMap((entry) => {
    const name = entry.path.slice(contentPrefix.length)
    // A symbolic link in the repository may lead anywhere.
    return entry.path.startsWith(contentPrefix) && entry.mode.startsWith('100') && isContentName(name)
      ? [{ ...entry, name }]
      : []
  })
  const [pictures, texts] = [true, false].map((isPicture) =>
    entries.filter(({ name }) => name.startsWith(pictureFolder) === isPicture),
  ) as [typeof entries, typeof entries]
  const textOf = async ({ name, sha }: (typeof entries)[number]) =>
    known.find((each) => each?.fileIds.get(name) === sha)?.files.get(name) ?? decode(await git.blob(sha))
  const contents = await Promise.all(texts.map(async (each) => [each.name, await textOf(each)] as const))
  const inStorage = await Promise.all(pictures.map((each) => isPointer(git, each)))
  const pointers = [
    ...contents.flatMap(([name, text]) => (text.startsWith(pointerStart) ? [name] : [])),
    ...pictures.flatMap(({ name }, index) => (inStorage[index] ? [name] : [])),
  ]
  if (pointers.length > 0) throw new RemoteFailure({ problem: 'largeFileStorage', files: pointers })
  const treeAt = (path: string) => listed.tree.find((each) => each.path === path)?.sha ?? ''
  return {
    commit,
    tree,
    program: programOf(treeAt),
    files: new Map(contents),
    fileIds: new Map(texts.map(({ name, sha }) => [name, sha])),
    pictures: new Map(pictures.map(({ name, sha }) => [name.slice(pictureFolder.length), sha])),
  }
}

/**
 * Identifies the program in a commit.
 *
 * @param treeAt the id of a folder's tree; empty if there is none
 */
export const programOf = (treeAt: (folder: string) => string): string => `${treeAt('src')} ${treeAt('schema')}`

/** A Git LFS pointer: the repository holds it instead of the file (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const pointerStart = 'version https://git-lfs'
/** Bytes: no pointer is larger, and hardly a picture smaller. */
const largestPointer = 300

async function isPointer(git: GitData, { sha, size = 0 }: TreeEntry): Promise<boolean> {
  return size <= largestPointer && decode(await git.blob(sha)).startsWith(pointerStart)
}

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
