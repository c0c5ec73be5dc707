import type { Snapshot } from '../publish/repository.ts'

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
