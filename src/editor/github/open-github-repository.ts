import { messageLines } from '../publish/publisher.ts'
import { problemIn, RemoteFailure, type Repository } from '../publish/repository.ts'
import { contains, gitData, isId, unlessMissing } from './git-data.ts'
import { GithubFailure } from './rest-client.ts'
import { commitContent, type GithubRepositoryOptions, type GithubSnapshot, snapshotReader } from './snapshots.ts'

/** The owner's repository on GitHub. No method but `inspect` without `refresh` answers without a network. */
export function openGithubRepository(options: GithubRepositoryOptions): Repository {
  const { branch, storage, program } = options
  const git = gitData(options)
  const snapshotAt = snapshotReader(git, storage)
  /** What was published in this window: an older answer about the branch is then a late one. Else a second one decides. */
  const ours = new Set<string>()

  async function refresh(): Promise<void> {
    const [tip, before] = [await git.tip(branch), await storage.read('published')]
    if (tip === undefined) {
      // Throws if the key does not see the repository: that has no list of branches either.
      await git.branches(branch)
      throw new RemoteFailure({ problem: 'remoteMoved' })
    }
    // It may have been noted only as published.
    if (tip === before?.commit && !(await unanswered())) return
    const isOlder = before && tip !== before.commit && (await contains(git, before.commit, tip))
    if (isOlder && (ours.has(before.commit) || (await git.tip(branch)) !== tip)) return
    await storage.write('published', await snapshotAt(tip))
    const lost = await unanswered()
    if (lost && (await contains(git, tip, lost.commit)))
      await storage.write('base', lost).then(() => storage.write('sent'))
  }

  /** What was sent, and is not known to be published. */
  async function unanswered(): Promise<GithubSnapshot | undefined> {
    const [sent, base] = [await storage.read('sent'), await storage.read('base')]
    return sent && sent.on === base?.commit ? sent.snapshot : undefined
  }

  /**
   * Finds out what became of a commit that the branch could not be moved to, as far as GitHub said.
   * @throws RemoteFailure unless it is published all the same
   */
  async function settle(made: GithubSnapshot, seen: GithubSnapshot, error: unknown): Promise<void> {
    if (!(error instanceof GithubFailure) || !(error.isLost || error.isRefused)) throw error
    const look = refresh().then(() => Promise.all([storage.read('published'), storage.read('base')]))
    // Neither GitHub nor this browser may answer: whether it is published can't be known now. The next look tells.
    const [now, base] = await look.catch(() => {
      throw error.isLost ? new RemoteFailure({ problem: 'answerLost' }) : error
    })
    if (base?.commit === made.commit) return
    throw error.isRefused && now?.commit !== seen.commit ? new RemoteFailure({ problem: 'theirsFirst' }) : error
  }

  return {
    async inspect({ refresh: asks } = { refresh: false }) {
      const unreachable = asks ? await problemIn(refresh()) : undefined
      const [published, base] = [await storage.read('published'), await storage.read('base')]
      const isNewer = program !== undefined && published !== undefined && published.program !== program
      return { state: isNewer ? { state: 'programNewer' } : { state: 'ready', branch }, unreachable, published, base }
    },

    noteMerged: async (commit) => storage.write('base', await snapshotAt(commit)),

    async publish(request) {
      if (await unanswered()) await refresh()
      const [seen, base] = [await storage.read('published'), await storage.read('base')]
      // What was sent before had arrived.
      if (seen && seen.commit === base?.commit && seen.commit !== request.on?.commit) return { outcome: 'lookAgain' }
      if (!seen || seen.commit !== request.on?.commit || seen.commit !== base?.commit)
        throw new RemoteFailure({ problem: 'theirsFirst' })
      const made = await commitContent(git, options, request, seen)
      if (!made) return { outcome: 'nothing' }
      // A browser without space for that publishes all the same.
      await storage.write('sent', { snapshot: made, on: seen.commit }).catch(() => undefined)
      await git.moveBranch(branch, made.commit).catch((error: unknown) => settle(made, seen, error))
      ours.add(made.commit)
      // It is published, whether or not this browser has space to note it. In this order: a new base beside what was
      // published before would take the owner's change back. If nothing is noted, the next look does it.
      const noted = storage.write('published', made).then(() => storage.write('base', made))
      await noted.then(() => storage.write('sent')).catch(() => undefined)
      return { outcome: 'sent', programChanged: false }
    },

    async versions(most) {
      const seen = await storage.read('published')
      const commits = seen ? await git.history(seen.commit, 'content', most) : []
      return commits.map(({ sha, commit: { author, message }, parents: [before] }) => {
        const [title = '', ...lines] = messageLines(message)
        return { commit: sha, time: author?.date ?? '', author: author?.name ?? '', title, lines, before: before?.sha }
      })
    },

    versionAt: async (commit) => (isId(commit) ? unlessMissing(snapshotAt(commit)) : undefined),

    picture: async (version) => (isId(version) ? unlessMissing(git.blob(version)) : undefined),
  }
}
