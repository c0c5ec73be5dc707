import { realpath } from 'node:fs/promises'
import { type Git, gitIn } from './git.ts'
import { baseCommit, fetchPublished, isCommit, readHeads, takenOverRef } from './place.ts'
import type { PublishProblem } from './publish-problem.ts'
import { publishContent, type PublishRequest, type PublishResult } from './publish-content.ts'
import { type ReadyRepository, type RepositoryState, repositoryState, tried } from './repository-state.ts'
import { readObjects, readSnapshot, type Snapshot } from './snapshots.ts'
import { readVersions, type Version } from './versions.ts'

/** How a repository stands at one time. Without `published` and `base` where it is not ready, or nothing was published. */
export interface RepositoryView {
  readonly state: RepositoryState
  /** Why the remote could not be asked; the rest is then as it was last seen. */
  readonly unreachable?: PublishProblem
  /** What was last seen to be published. */
  readonly published?: Snapshot
  /** What the content here has begun with: what was published when that was last taken over. */
  readonly base?: Snapshot
}

/** The repository that a content folder is in, as far as publishing needs it. */
export interface Repository {
  /** @param options.refresh whether the remote is asked what is published there by now */
  readonly look: (options?: { readonly refresh: boolean }) => Promise<RepositoryView>
  /** Remembers that everything up to this commit is in the content here. */
  readonly tookOver: (commit: string) => Promise<void>
  readonly publish: (request: PublishRequest) => Promise<PublishResult>
  /** The published versions of the content, the newest first. */
  readonly versions: (most: number) => Promise<readonly Version[]>
  /** The content at one of them; undefined where there is no such version. */
  readonly versionAt: (commit: string) => Promise<Snapshot | undefined>
  /** The bytes of pictures by their versions in a snapshot, in their order; undefined where there is none. */
  readonly pictures: (versions: readonly string[]) => Promise<readonly (Buffer | undefined)[]>
  /** The versions of pictures as they would be in a snapshot, by their files; undefined where git can't tell. */
  readonly pictureVersions: (files: readonly string[]) => Promise<readonly (string | undefined)[]>
}

const isId = (version: string): boolean => /^[0-9a-f]{40,64}$/.test(version)

/** @param contentFolder need not be in a repository: `look` says whether it is */
export async function openRepository(contentFolder: string): Promise<Repository> {
  const folder = await realpath(contentFolder)
  const git = gitIn(folder)
  const snapshotAt = snapshotsOf(git)
  const state = () => repositoryState(git, folder)
  const whenReady = async <T>(task: (ready: ReadyRepository) => Promise<T>): Promise<T | undefined> => {
    const now = await state()
    return now.state === 'ready' ? task(now) : undefined
  }

  return {
    async look({ refresh } = { refresh: false }) {
      const now = await state()
      if (now.state !== 'ready') return { state: now }
      const unreachable = refresh ? await fetchPublished(git, now) : undefined
      const heads = await readHeads(git, now)
      const [published, base] = await Promise.all(
        [heads.published, await baseCommit(git, heads)].map((commit) => commit && snapshotAt(commit, now.prefix)),
      )
      return {
        state: now,
        ...(unreachable && { unreachable }),
        ...(published && { published }),
        ...(base && { base }),
      }
    },
    tookOver: async (commit) => {
      await whenReady(({ branch }) => git.text(['update-ref', takenOverRef(branch), commit]))
    },
    publish: async (request) => {
      const now = await state()
      return now.state === 'ready' ? publishContent(git, now, request) : { outcome: 'notReady', ...now }
    },
    versions: async (most) =>
      (await whenReady(async (ready) => {
        const { published } = await readHeads(git, ready)
        return published === undefined ? [] : readVersions(git, published, most)
      })) ?? [],
    versionAt: async (commit) =>
      isId(commit) && (await isCommit(git, commit)) ? whenReady(({ prefix }) => snapshotAt(commit, prefix)) : undefined,
    pictures: async (versions) => {
      const found = await readObjects(git, versions.filter(isId))
      return versions.map((version) => (isId(version) ? found.shift() : undefined))
    },
    pictureVersions: async (files) => {
      const said = files.length === 0 ? undefined : await tried(git, ['hash-object', '--', ...files])
      const ids = said?.split('\n') ?? []
      return files.map((_, index) => ids[index])
    },
  }
}

/** How many snapshots are cached. She looks at what is published, at what she began with, and at a version or two. */
const mostSnapshots = 8

/** Reads each snapshot once: what a commit has never changes. */
function snapshotsOf(git: Git): (commit: string, prefix: string) => Promise<Snapshot> {
  const kept = new Map<string, Promise<Snapshot>>()
  return (commit, prefix) => {
    const snapshot = kept.get(commit) ?? readSnapshot(git, commit, prefix)
    kept.delete(commit)
    kept.set(commit, snapshot)
    snapshot.catch(() => kept.delete(commit))
    for (const oldest of kept.keys()) if (kept.size > mostSnapshots) kept.delete(oldest)
    return snapshot
  }
}
