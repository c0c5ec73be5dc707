import { realpath } from 'node:fs/promises'
import { problemIn, type Repository, type RepositoryView, type Snapshot } from '../../publish/repository.ts'
import { isElsewhere } from '../folder-store.ts'
import { gitIn, plain, saidBy } from './git.ts'
import { publishContent } from './commit-and-push.ts'
import { type ReadyRepository, repositoryState, fetchPublished, isCommit, readHeads } from './repository-state.ts'
import { type FilteredPicture, readObjects, readCommit, readVersions } from './git-objects.ts'

/**
 * A content folder's repository on this computer.
 * @param contentFolder need not be in a repository: `inspect` says whether it is
 */
export async function openRepository(contentFolder: string): Promise<Repository> {
  const folder = await realpath(contentFolder)
  const git = gitIn(folder)
  const filtered = new Map<string, FilteredPicture>()
  const kept = new Map<string, Promise<Snapshot>>()
  /** Reads each snapshot once: a commit never changes. */
  const snapshotAt = (commit: string, prefix: string) => {
    const snapshot = kept.get(commit) ?? readCommit(git, commit, prefix, filtered)
    kept.set(commit, snapshot)
    snapshot.catch(() => kept.delete(commit))
    return snapshot
  }
  const whenReady = async <T>(task: (ready: ReadyRepository) => Promise<T>): Promise<T | undefined> => {
    const now = await repositoryState(git, folder)
    return now.state === 'ready' ? task(now) : undefined
  }

  const view = async (refresh: boolean): Promise<RepositoryView> => {
    const now = await repositoryState(git, folder)
    if (now.state !== 'ready') return { state: now }
    const unreachable = refresh ? await problemIn(fetchPublished(git, now)) : undefined
    const { published, base } = await readHeads(git, now)
    const read = async (commit?: string) => (commit === undefined ? undefined : snapshotAt(commit, now.prefix))
    const content = { published: await read(published), base: await read(base) }
    for (const file of content.base?.fileIds.keys() ?? [])
      // It would be published as removed.
      if (await isElsewhere(folder, file)) return { state: { state: 'elsewhere', file } }
    return { state: now, unreachable, ...content }
  }

  return {
    inspect: ({ refresh } = { refresh: false }) =>
      // For example, Git LFS is not installed, or a cloud has not brought every file of git's own folder.
      view(refresh).catch((error: unknown) => ({ state: { state: 'unreadable', said: plain(saidBy(error)) } })),
    noteMerged: async (sha) => void (await whenReady(({ mergedRef }) => git.text(['update-ref', mergedRef, sha]))),
    publish: async (request) =>
      (await whenReady((ready) => publishContent(git, ready, request, filtered))) ?? { outcome: 'lookAgain' },
    versions: async (most) => {
      const { published } = await view(false)
      return published ? readVersions(git, published.commit, most) : []
    },
    versionAt: async (commit) =>
      (await isCommit(git, commit)) ? whenReady(({ prefix }) => snapshotAt(commit, prefix)) : undefined,
    picture: async (version) =>
      filtered.get(version)?.bytes ??
      (/^[0-9a-f]{40,64}$/.test(version) ? (await readObjects(git, [version]))[0] : undefined),
  }
}
