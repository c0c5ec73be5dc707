import { type ListedFile, readSnapshot, type Snapshot, RemoteFailure } from '../publish/repository.ts'
import { isContentName } from '../../content/model/content-names.ts'
import type { GitData } from './git-data.ts'

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
    return known.find((each) => each?.commit === commit) ?? download(git, commit, known)
  }
}

/** @param known snapshots that may have some of the texts */
async function download(
  git: GitData,
  commit: string,
  known: readonly (Snapshot | undefined)[],
): Promise<GithubSnapshot> {
  const { sha: tree } = (await git.commit(commit)).tree
  const listed = await git.tree(tree)
  if (listed.truncated) throw new RemoteFailure({ problem: 'failed', said: 'The list of files is cut short.' })
  const files = listed.tree.flatMap(({ path, mode, sha: id }) => {
    const name = path.slice(contentPrefix.length)
    // A symbolic link in the repository may lead anywhere.
    const isContent = path.startsWith(contentPrefix) && mode.startsWith('100') && isContentName(name)
    return isContent ? [{ name, id }] : []
  })
  const textOf = async ({ name, id }: ListedFile) =>
    known.find((each) => each?.fileIds.get(name) === id)?.files.get(name) ??
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await git.blob(id))
  const treeAt = (path: string) => listed.tree.find((each) => each.path === path)?.sha ?? ''
  return {
    ...(await readSnapshot(commit, files, (texts) => Promise.all(texts.map(textOf)))),
    tree,
    program: programOf(treeAt),
  }
}

/**
 * Identifies the program in a commit.
 *
 * @param treeAt the id of a folder's tree; empty if there is none
 */
export const programOf = (treeAt: (folder: string) => string): string => `${treeAt('src')} ${treeAt('schema')}`
