import { messageLines } from '../publish/shown-changes.ts'
import {
  RemoteFailure,
  type PublishProblem,
  type Repository,
  type Snapshot,
  type Version,
} from '../publish/repository.ts'
import { contains, publishedOn, type GitData, gitData, unlessMissing } from './git-data.ts'
import { commitContent } from './publish-content.ts'
import { type GithubAccess, restClient } from './rest-client.ts'
import { type GithubSnapshot, type RepositoryStorage, snapshotReader } from './snapshots.ts'

export interface GithubRepositoryOptions extends GithubAccess {
  readonly branch: string
  readonly storage: RepositoryStorage
  /** The program that this page was built from, as `programOf` identifies it; undefined if that is unknown. */
  readonly program?: string
}

/** The owner's repository on GitHub. No method but `inspect` without `refresh` answers without a network. */
export function openGithubRepository(options: GithubRepositoryOptions): Repository {
  const { branch, storage, program } = options
  const git = gitData(restClient(options))
  const snapshotAt = snapshotReader(git, storage)
  /** What was published from here. An older answer about the branch is then a late one. */
  const published = new Set<string>()

  /** Sees what is published now. */
  async function refresh(): Promise<void> {
    const [tip, before] = [await git.tip(branch), await storage.read('published')]
    if (tip === undefined) throw new RemoteFailure({ problem: 'remoteMissing' })
    if (tip === before?.commit) return
    if (before && published.has(before.commit) && (await contains(git, before.commit, tip))) return
    await storage.write('published', await snapshotAt(tip))
    const lost = await unanswered()
    if (lost && (await contains(git, tip, lost.commit))) await storage.write('base', lost)
  }

  /** What was sent, and is not known to be published. */
  async function unanswered(): Promise<GithubSnapshot | undefined> {
    const [sent, base] = [await storage.read('sent'), await storage.read('base')]
    return sent && sent.on === base?.commit ? sent.snapshot : undefined
  }

  async function settle(sent: GithubSnapshot) {
    published.add(sent.commit)
    await storage.write('published', sent)
    await storage.write('base', sent)
    return { outcome: 'sent', commit: sent.commit, programChanged: false } as const
  }

  return {
    async inspect({ refresh: asks } = { refresh: false }) {
      const unreachable = asks ? await problemIn(refresh()) : undefined
      const [seen, base] = [await storage.read('published'), await storage.read('base')]
      const isNewer = program !== undefined && seen !== undefined && seen.program !== program
      return {
        state: isNewer ? { state: 'programNewer' } : { state: 'ready', branch },
        ...(unreachable && { unreachable }),
        ...(seen && { published: seen }),
        ...(base && { base }),
      }
    },

    tookOver: async (commit) => storage.write('base', await snapshotAt(commit)),

    async publish(request) {
      try {
        if (await unanswered()) await refresh()
        const [seen, base] = [await storage.read('published'), await storage.read('base')]
        if (!seen || seen.commit !== request.on?.commit || seen.commit !== base?.commit)
          return { outcome: 'problem', problem: 'theirsFirst' }
        if (program !== undefined && seen.program !== program) return { outcome: 'notReady', state: 'programNewer' }
        const made = await commitContent(git, request, seen)
        if (!made) return { outcome: 'nothing' }
        await storage.write('sent', { snapshot: made, on: seen.commit })
        const problem = await publishedOn(git, branch, seen.commit, made.commit)
        return problem ? { outcome: 'problem', ...problem } : await settle(made)
      } catch (error) {
        if (error instanceof RemoteFailure) return { outcome: 'problem', ...error.problem }
        throw error
      }
    },

    async versions(most) {
      const seen = await storage.read('published')
      if (!seen) return []
      const versions: Version[] = []
      for (let page = 1; versions.length < most; page += 1) {
        const listed = await git.history(seen.commit, 'content', page)
        versions.push(...listed.map(versionOf))
        if (listed.length < 100) break
      }
      return versions.slice(0, most)
    },

    versionAt: async (commit): Promise<Snapshot | undefined> =>
      isId(commit) ? unlessMissing(snapshotAt(commit)) : undefined,

    pictures: (versions) => Promise.all(versions.map((id) => (isId(id) ? unlessMissing(git.blob(id)) : undefined))),
  }
}

const isId = (version: string): boolean => /^[0-9a-f]{40}$/.test(version)

type Commit = Awaited<ReturnType<GitData['history']>>[number]

function versionOf({ sha, commit: { author, message }, parents }: Commit): Version {
  const [title = '', ...lines] = messageLines(message)
  const [before] = parents
  return { commit: sha, time: author?.date ?? '', author: author?.name ?? '', title, lines, before: before?.sha }
}

async function problemIn(task: Promise<unknown>): Promise<PublishProblem | undefined> {
  try {
    await task
    return undefined
  } catch (error) {
    if (error instanceof RemoteFailure) return error.problem
    throw error
  }
}
