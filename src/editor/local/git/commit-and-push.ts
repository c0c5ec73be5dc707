import { pictureFolder } from '../../../content/model/content-names.ts'
import { type PublishRequest, type PublishResult, RemoteFailure } from '../../publish/repository.ts'
import { type Git, GitFailure, pushProblem, saidBy } from './git.ts'
import { changedTree, contentFiles, type TreeChanges, writeObject } from './git-objects.ts'
import { canFollow, moveBranch, outsideContent } from './move-branch.ts'
import { type ReadyRepository, tryGit, baseCommit, fetchPublished, isAncestor, readHeads } from './repository-state.ts'

/**
 * Publishes content: makes a commit that changes only the content, and pushes it to the branch's upstream. The branch,
 * the index and the files follow only after the push, so a failure leaves nothing half-done. Staged changes stay
 * staged, and history is never rewritten.
 *
 * @throws RemoteFailure
 */
export async function publishContent(
  git: Git,
  ready: ReadyRepository,
  request: PublishRequest,
): Promise<PublishResult> {
  await fetchPublished(git, ready)
  const heads = await readHeads(git, ready)
  const { head, published } = heads
  if (published !== request.on?.commit || (await baseCommit(git, heads)) !== published)
    throw new RemoteFailure({ problem: 'theirsFirst' })

  const parent = await parentOf(git, head, published)
  const content = await treeChanges(git, ready.prefix, parent, request)
  const tree = await changedTree(git, parent, content)
  const isSame = (await git.text(['rev-parse', `${parent}^{tree}`])) === tree
  // Local commits made by other tools are pushed as well, as in any push.
  if (isSame && parent === published) return { outcome: 'nothing' }

  const outside = parent === head ? undefined : await outsideContent(git, ready.prefix, { head, tree, content })
  if (outside && !(await canFollow(git, head, outside)))
    throw new RemoteFailure({ problem: 'outsideChanged', files: outside.files })
  const commit = isSame
    ? parent
    : await git.text(['commit-tree', tree, '-p', parent, '-F', '-'], { input: request.message })
  try {
    await git.text(['push', '--porcelain', '--progress', ready.remote, `${commit}:${ready.remoteRef}`])
  } catch (error) {
    throw new RemoteFailure(pushProblem(saidBy(error)))
  }
  // It is published even if the local branch is locked: the next publication then starts from that commit.
  const programChanged = await moveBranch(git, ready, { head, commit, content, outside }).catch((error: unknown) => {
    if (error instanceof GitFailure) return false
    throw error
  })
  return { outcome: 'sent', programChanged }
}

/**
 * The commit to continue from: the local or the published one, whichever contains the other.
 *
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
): Promise<TreeChanges> {
  const changes = new Map<string, string | null>()
  for (const { name } of await contentFiles(git, parent, prefix)) changes.set(prefix + name, null)
  for (const [name, text] of files) {
    const known = on?.files.get(name) === text ? on.fileIds.get(name) : undefined
    changes.set(prefix + name, known ?? (await writeObject(git, prefix + name, text)))
  }
  for (const [name, picture] of pictures) {
    const path = prefix + pictureFolder + name
    changes.set(path, typeof picture === 'string' ? picture : await writeObject(git, path, picture))
  }
  return changes
}
