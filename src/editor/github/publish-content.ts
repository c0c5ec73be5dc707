import { isContentName, pictureFolder } from '../../content/model/content-names.ts'
import { RemoteFailure, type PublishRequest } from '../publish/repository.ts'
import type { ChangedFile, GitData } from './git-data.ts'
import { versionOf } from '../content-store.ts'
import { type GithubSnapshot, contentPrefix } from './snapshots.ts'

/**
 * Makes a commit of content. No branch has it yet, so nothing is published.
 *
 * @param on what the owner has seen: the new commit contains exactly that and the changes
 * @param parents `on`, and further commits that the content includes
 * @returns undefined if the content is the same as there
 */
export async function commitContent(
  git: GitData,
  { files, pictures, message }: Pick<PublishRequest, 'files' | 'pictures' | 'message'>,
  on: GithubSnapshot,
  parents: readonly string[] = [on.commit],
): Promise<GithubSnapshot | undefined> {
  const changes: ChangedFile[] = []
  const fileIds = new Map<string, string>()
  const texts = new Map([...files].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]))
  for (const [name, text] of texts) {
    const bytes = new TextEncoder().encode(text)
    const id = await versionOf(bytes)
    fileIds.set(name, id)
    if (on.fileIds.get(name) !== id) changes.push({ path: contentPrefix + name, sha: await git.createBlob(bytes) })
  }
  const pictureIds = new Map<string, string>()
  for (const [name, picture] of pictures) {
    const id = typeof picture === 'string' ? picture : await versionOf(picture)
    pictureIds.set(name, id)
    const path = contentPrefix + pictureFolder + name
    if (on.pictures.get(name) !== id)
      changes.push({ path, sha: typeof picture === 'string' ? picture : await git.createBlob(picture) })
  }
  for (const name of on.fileIds.keys()) if (!files.has(name)) changes.push({ path: contentPrefix + name, sha: null })
  for (const name of on.pictures.keys())
    if (!pictures.has(name)) changes.push({ path: contentPrefix + pictureFolder + name, sha: null })
  if (changes.length === 0) return undefined
  refuseOthers(changes.map(({ path }) => path))
  const tree = await git.createTree(on.tree, changes)
  const commit = await git.createCommit(tree, parents, message)
  return { commit, tree, program: on.program, files: texts, fileIds, pictures: pictureIds }
}

/** Whatever goes wrong elsewhere, the editor changes nothing but the content. */
function refuseOthers(paths: readonly string[]): void {
  const others = paths.filter(
    (path) => !path.startsWith(contentPrefix) || !isContentName(path.slice(contentPrefix.length)),
  )
  if (others.length > 0)
    throw new RemoteFailure({ problem: 'failed', said: `outside the content: ${others.join(', ')}` })
}
