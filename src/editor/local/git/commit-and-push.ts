import { pictureFolder } from '../../../content/model/content-names.ts'
import { type PublishRequest, type PublishResult, RemoteFailure } from '../../publish/repository.ts'
import { type Git, GitFailure, pushProblem, saidBy } from './git.ts'
import { changedTree, mergedTree, type TreeChanges, writeObject } from './trees.ts'
import { canFollow, moveBranch, outsideContent } from './move-branch.ts'
import { type ReadyRepository, tryGit, baseCommit, fetchPublished, isAncestor, readHeads } from './repository-state.ts'
import { contentFiles } from './git-snapshots.ts'

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

  const parents = await parentsOf(git, head, published)
  const content = await treeChanges(git, ready.prefix, parents, request)
  const tree = await treeOf(git, parents, published, content)
  const isSame = parents.length === 1 && (await git.text(['rev-parse', `${parents[0]}^{tree}`])) === tree
  // Local commits made by other tools are pushed as well, as in any push.
  if (isSame && parents[0] === published) return { outcome: 'nothing' }

  const isOnHead = parents[0] === head && parents.length === 1
  const outside = isOnHead ? undefined : await outsideContent(git, ready.prefix, { head, tree, content })
  if (outside && !(await canFollow(git, head, outside)))
    throw new RemoteFailure({ problem: 'outsideChanged', files: outside.files })
  const from = parents.flatMap((each) => ['-p', each])
  const commit = isSame
    ? (parents[0] ?? head)
    : await git.text(['commit-tree', tree, ...from, '-F', '-'], { input: request.message })
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

/** The parents of the new commit: the published commit, the local one, or both if neither contains the other. */
async function parentsOf(git: Git, head: string, published: string | undefined): Promise<readonly string[]> {
  if (published === undefined || (await isAncestor(git, published, head))) return [head]
  return (await isAncestor(git, head, published)) ? [published] : [head, published]
}

async function treeChanges(
  git: Git,
  prefix: string,
  parents: readonly string[],
  { files, pictures, on }: PublishRequest,
): Promise<TreeChanges> {
  const changes = new Map<string, string | null>()
  for (const parent of parents)
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

/** @throws RemoteFailure if both parents have changed a file outside the content */
async function treeOf(
  git: Git,
  [first = '', second]: readonly string[],
  published: string | undefined,
  content: TreeChanges,
): Promise<string> {
  if (second === undefined) return changedTree(git, first, content)
  const common = await tryGit(git, ['merge-base', first, second])
  const tree = await mergedTree(git, [common ?? published ?? first, first, second], content)
  if (typeof tree !== 'string') throw new RemoteFailure({ problem: 'outsideChanged', files: tree })
  return tree
}
