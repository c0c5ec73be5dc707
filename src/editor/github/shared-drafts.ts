import { Refused } from '../protocol.ts'
import { type DraftBranch, draftBranch, draftName, draftPrefix, type SharedDrafts } from '../publish/drafts.ts'
import type { PublisherServices } from '../publish/publisher.ts'
import { picturesToSend, readWorkingCopy, shownState, publishMessage, shownChanges } from '../publish/publisher.ts'
import { RemoteFailure } from '../publish/repository.ts'
import { mergeIntoWorkingCopy } from '../publish/merge-theirs.ts'
import { contains, gitData } from './git-data.ts'
import { commitContent, type GithubRepositoryOptions, type GithubSnapshot, snapshotReader } from './snapshots.ts'

/** Of one file of a draft that is shown: comparing and checking more would hold up the browser for seconds. */
const mostShown = 300_000

/** Drafts in branches of their own on GitHub. Each call throws a `RemoteFailure` if GitHub refuses it. */
export function openSharedDrafts(options: GithubRepositoryOptions, services: PublisherServices): SharedDrafts {
  const { storage, branch: main } = options
  const git = gitData(options)
  const snapshotAt = snapshotReader(git, storage)

  const included = async (branch: DraftBranch) => (await storage.read('drafts'))?.[branch]
  const include = async (branch: DraftBranch, commit: string) =>
    storage.write('drafts', { ...(await storage.read('drafts')), [branch]: commit })

  /** The newest commit of a draft. An answer that is older than what is included here is a late one. */
  async function tipOf(branch: DraftBranch): Promise<string | undefined> {
    const [tip, here] = [await git.tip(branch), await included(branch)]
    return tip !== undefined && here !== undefined && (await contains(git, here, tip)) ? here : tip
  }

  async function draftAt(branch: DraftBranch): Promise<GithubSnapshot> {
    const tip = await tipOf(branch)
    if (tip === undefined) throw new Refused({ refused: 'notFound' })
    return snapshotAt(tip)
  }

  /** What a draft and another commit both contain. */
  const commonWith = async (commit: string, draft: string): Promise<GithubSnapshot> =>
    snapshotAt((await git.compare(commit, draft)).merge_base_commit.sha)

  return {
    async list() {
      const here = (await storage.read('drafts')) ?? {}
      const branches = (await git.branches(draftPrefix)).map(({ ref }) => ref.replace('refs/heads/', ''))
      // A branch that others have made may have another name.
      const drafts = branches.map((branch) => draftBranch(draftName(branch))).filter((each) => branches.includes(each))
      return drafts.map((branch) => ({ branch, isHere: branch in here }))
    },

    async save(name, lang) {
      const branch = draftBranch(name)
      const [now, base, tip] = [await readWorkingCopy(services), await storage.read('base'), await tipOf(branch)]
      if (!base || (tip !== undefined && tip !== (await included(branch))))
        throw new RemoteFailure({ problem: 'draftChanged' })
      const isIncluded = tip !== undefined && (await contains(git, tip, base.commit))
      const parents = [...(tip === undefined ? [] : [tip]), ...(isIncluded ? [] : [base.commit])]
      const request = {
        files: now.files,
        pictures: await picturesToSend(services.store, now, base),
        message: publishMessage(shownChanges(base, now, lang), lang),
      }
      const made = await commitContent(git, options, request, base, parents)
      if (!made) return { outcome: 'nothing' }
      try {
        await (tip === undefined ? git.createBranch(branch, made.commit) : git.moveBranch(branch, made.commit))
      } catch (error) {
        // Only its answer may have been lost.
        const found = await git.tip(branch).catch(() => tip)
        if (found !== made.commit) throw found === tip ? error : new RemoteFailure({ problem: 'draftChanged' })
      }
      await include(branch, made.commit)
      return { outcome: 'saved', branch }
    },

    async open(branch, lang) {
      const published = await git.tip(main)
      // Without it the repository can't be seen, and nothing is known of its drafts.
      if (published === undefined) throw new RemoteFailure({ problem: 'remoteMissing' })
      const draft = await draftAt(branch)
      if ([...draft.files.values()].some(({ length }) => length > mostShown)) throw new Refused({ refused: 'tooLarge' })
      const before = await commonWith(published, draft.commit)
      return { ...(await shownState(services, draft)), changed: shownChanges(before, draft, lang), since: [] }
    },

    async mergeTheirs(branch, request) {
      const [draft, base, before] = [await draftAt(branch), await storage.read('base'), await included(branch)]
      if (!base) throw new RemoteFailure({ problem: 'theirsFirst' })
      const isContinued = before !== undefined && before !== draft.commit && (await contains(git, draft.commit, before))
      const common = isContinued ? await snapshotAt(before) : await commonWith(base.commit, draft.commit)
      const result = await mergeIntoWorkingCopy(services, common, draft, request)
      if (result.conflicts.length === 0) await include(branch, draft.commit)
      return result
    },

    async remove(branch) {
      // Of what cannot be undone, the name is checked here too: another would be another address of GitHub's API.
      if (draftBranch(draftName(branch)) !== branch) throw new Refused({ refused: 'notFound' })
      await git.removeBranch(branch).catch(async (error: unknown) => {
        // It may be gone already, or only the answer was lost.
        if ((await git.branches(branch)).some(({ ref }) => ref.endsWith(`/${branch}`))) throw error
      })
    },
  }
}
