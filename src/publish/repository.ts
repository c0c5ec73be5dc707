import { realpath } from 'node:fs/promises'
import { gitIn } from './git.ts'
import { baseCommit, commitAt, fetchPublished, prefixOf, takenOverRef } from './place.ts'
import type { PublishProblem } from './publish-problem.ts'
import { publishContent, type PublishRequest, type PublishResult } from './publish-content.ts'
import { type ReadyRepository, type RepositoryState, repositoryState, tried } from './repository-state.ts'
import { readObjects, readSnapshot, type Snapshot } from './snapshots.ts'
import { readVersions, type Version } from './versions.ts'

/** The repository that a content folder is in, as far as publishing needs it. */
export interface Repository {
  readonly state: () => Promise<RepositoryState>
  /** Asks the remote what is published there by now. @returns why it could not be asked */
  readonly refresh: () => Promise<PublishProblem | undefined>
  /** What was last seen to be published; undefined where nothing was yet. */
  readonly published: () => Promise<Snapshot | undefined>
  /** What the content here has begun with: what was published when that was last taken over. */
  readonly base: () => Promise<Snapshot | undefined>
  /** Remembers that everything up to this commit is in the content here. */
  readonly tookOver: (commit: string) => Promise<void>
  readonly publish: (request: PublishRequest) => Promise<PublishResult>
  /** The published versions of the content, the newest first. */
  readonly versions: (most: number) => Promise<readonly Version[]>
  /** The content at one of them; undefined where there is no such version. */
  readonly versionAt: (commit: string) => Promise<Snapshot | undefined>
  /** The bytes of a picture by its version in a snapshot. */
  readonly picture: (version: string) => Promise<Buffer | undefined>
  /** The versions of pictures as they would be in a snapshot, by their files. */
  readonly pictureVersions: (files: readonly string[]) => Promise<readonly string[]>
}

/** @param contentFolder need not be in a repository: `state` tells */
export async function openRepository(contentFolder: string): Promise<Repository> {
  const folder = await realpath(contentFolder)
  const git = gitIn(folder)
  const place = { git, folder }
  const state = () => repositoryState(git, folder)
  const whenReady = async <T>(task: (ready: ReadyRepository) => Promise<T>): Promise<T | undefined> => {
    const now = await state()
    return now.state === 'ready' ? task(now) : undefined
  }
  const snapshot = async (commit: string | undefined) =>
    commit === undefined ? undefined : readSnapshot(git, commit, await prefixOf(place))

  return {
    state,
    refresh: () => whenReady((ready) => fetchPublished(git, ready)),
    published: () => whenReady(async ({ trackingRef }) => snapshot(await commitAt(git, trackingRef))),
    base: () => whenReady(async (ready) => snapshot(await baseCommit(git, ready))),
    tookOver: async (commit) => {
      await whenReady(({ branch }) => git.text(['update-ref', takenOverRef(branch), commit]))
    },
    publish: async (request) => {
      const now = await state()
      return now.state === 'ready' ? publishContent(place, now, request) : { outcome: 'notReady', ...now }
    },
    versions: async (most) =>
      (await whenReady(async ({ trackingRef }) => {
        const tip = await commitAt(git, trackingRef)
        return tip === undefined ? [] : readVersions(git, tip, most)
      })) ?? [],
    versionAt: async (commit) => (/^[0-9a-f]{40,64}$/.test(commit) ? snapshot(await commitAt(git, commit)) : undefined),
    picture: async (version) =>
      /^[0-9a-f]{40,64}$/.test(version) ? (await readObjects(git, [version]))[0] : undefined,
    pictureVersions: async (files) =>
      files.length === 0 ? [] : ((await tried(git, ['hash-object', '--', ...files])) ?? '').split('\n'),
  }
}
