import { pictureFolder } from '../../../content/model/content-names.ts'
import { versionOf } from '../../content-store.ts'
import { type PublishRequest, type PublishResult, RemoteFailure } from '../../publish/repository.ts'
import { type Git, pushProblem, saidBy } from './git.ts'
import { changedTree, changeIndex, contentFiles, type FilteredPicture, writeObject } from './git-objects.ts'
import { type ReadyRepository, tryGit, fetchPublished, isAncestor, readHeads } from './repository-state.ts'

/**
 * Publishes content: makes a commit that changes only the content, and pushes it to the branch's upstream. The branch,
 * the index and the files follow only after the push, so a failure leaves nothing half-done. Staged changes stay
 * staged, and history is never rewritten.
 * @param filtered the pictures of snapshots whose version is not their object
 * @throws RemoteFailure
 */
export async function publishContent(
  git: Git,
  ready: ReadyRepository,
  request: PublishRequest,
  filtered: ReadonlyMap<string, FilteredPicture>,
): Promise<PublishResult> {
  await fetchPublished(git, ready)
  const { head, published, base } = await readHeads(git, ready)
  if (published !== request.on?.commit || base !== published) throw new RemoteFailure({ problem: 'theirsFirst' })

  const parent = await parentOf(git, head, published)
  const content = await treeChanges(git, ready.prefix, parent, request, filtered)
  const tree = await changedTree(git, parent, content)
  const isSame = (await git.text(['rev-parse', `${parent}^{tree}`])) === tree
  // Local commits made by other tools are pushed as well, as in any push.
  if (isSame && parent === published) return { outcome: 'nothing' }

  const outside = parent === head ? undefined : await outsideContent(git, ready.prefix, head, tree, content.keys())
  if (outside && !(await canFollow(git, head, outside.tree)))
    throw new RemoteFailure({ problem: 'outsideChanged', files: outside.files })
  // Unlike `git commit`, `git commit-tree` signs only if it is told to.
  const isSigned = (await tryGit(git, ['config', '--type=bool', 'commit.gpgSign'])) === 'true'
  const commit = isSame
    ? parent
    : await git.text(['commit-tree', ...(isSigned ? ['-S'] : []), tree, '-p', parent, '-F', '-'], {
        input: request.message,
      })
  // First of all: where the answer is lost, the commit that is there is known to be the owner's.
  await git.text(['update-ref', ready.mergedRef, commit])
  await git.text(['push', '--progress', ready.remote, `${commit}:${ready.remoteRef}`]).catch((error: unknown) => {
    throw new RemoteFailure(pushProblem(saidBy(error)))
  })
  // It is published even if the local branch is locked: the next publication then starts from that commit.
  const programChanged = await moveBranch().catch((error: unknown) => void saidBy(error))
  return { outcome: 'sent', programChanged: programChanged ?? false }

  /**
   * Moves the branch, the index and the files outside the content to the published commit. The content files and
   * everything else that was staged stay as they are.
   * @returns whether files outside the content have changed
   */
  async function moveBranch(): Promise<boolean> {
    const { branch, trackingRef } = ready
    // The remote-tracking branch comes first: if anything below fails, it still records what is published.
    await git.text(['update-ref', trackingRef, commit])
    if (outside) await git.text(['read-tree', '-m', '-u', head, outside.tree])
    await git.text(['update-ref', '-m', 'publish', `refs/heads/${branch}`, commit, head])
    await changeIndex(git, undefined, content)
    await git.text(['branch', '--set-upstream-to', trackingRef, branch])
    return outside !== undefined
  }
}

/**
 * The commit to continue from: the local or the published one, whichever contains the other.
 * @throws RemoteFailure if neither does. The editor commits nothing that is not published, so whoever did merges it.
 */
async function parentOf(git: Git, head: string, published: string | undefined): Promise<string> {
  if (published === undefined || (await isAncestor(git, published, head))) return head
  if (await isAncestor(git, head, published)) return published
  const changed = await tryGit(git, ['diff', '--name-only', '-z', `${published}...${head}`])
  throw new RemoteFailure({ problem: 'outsideChanged', files: changed?.split('\0').filter(Boolean) ?? [] })
}

async function treeChanges(
  git: Git,
  prefix: string,
  parent: string,
  { files, pictures, on }: PublishRequest,
  filtered: ReadonlyMap<string, FilteredPicture>,
) {
  const changes = new Map<string, string | null>()
  for (const name of (await contentFiles(git, parent, prefix)).keys()) changes.set(prefix + name, null)
  for (const [name, text] of files) {
    // What is not changed keeps its object: git may want its ends of lines otherwise. Unless it is not in UTF-8.
    const id = await versionOf(new TextEncoder().encode(text))
    changes.set(prefix + name, on?.fileIds.get(name) === id ? id : await writeObject(git, name, text))
  }
  for (const [name, picture] of pictures) {
    const path = pictureFolder + name
    const id = typeof picture === 'string' ? (filtered.get(picture)?.id ?? picture) : undefined
    changes.set(prefix + path, id ?? (await writeObject(git, path, picture)))
  }
  return changes
}

/**
 * The differences outside the content between a tree and `head`.
 * @returns the files that must change, and a tree that combines them with the current content; undefined if there are none
 */
async function outsideContent(git: Git, prefix: string, head: string, tree: string, content: Iterable<string>) {
  const changes = new Map<string, string | null>([...content].map((path) => [path, null]))
  for (const [name, id] of await contentFiles(git, head, prefix)) changes.set(prefix + name, id)
  const outside = await changedTree(git, tree, changes)
  const changed = await git.text(['diff-tree', '-r', '-z', '--name-only', head, outside])
  return changed === '' ? undefined : { tree: outside, files: changed.split('\0').filter((name) => name !== '') }
}

/** Whether the files outside the content can be replaced: none of them has uncommitted changes. */
async function canFollow(git: Git, head: string, tree: string): Promise<boolean> {
  // In a copied or restored folder every file looks changed to git until the index is refreshed.
  await tryGit(git, ['update-index', '-q', '--refresh'])
  return (await tryGit(git, ['read-tree', '-m', '-n', '-u', head, tree])) !== undefined
}
