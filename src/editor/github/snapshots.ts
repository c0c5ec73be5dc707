import { contentFilesIn, readSnapshot, RemoteFailure } from '../publish/repository.ts'
import type { PublishRequest, Snapshot } from '../publish/repository.ts'
import { isContentName, pictureFolder } from '../../content/model/content-names.ts'
import { decodeText } from '../../content/model/text-encoding.ts'
import { versionOf } from '../content-store.ts'
import type { ChangedFile, GitData } from './git-data.ts'
import { type GithubAccess, GithubFailure } from './rest-client.ts'

/** The content of a commit on GitHub. It can be kept in a browser's database as it is. */
export interface GithubSnapshot extends Snapshot {
  readonly tree: string
  /** Identifies the program in that commit: the trees of `src` and `schema`. */
  readonly program: string
}

/** What is remembered of a repository between visits, so that the editor opens without a network. */
export interface RememberedSnapshots {
  /** The published content, as last seen. */
  readonly published: GithubSnapshot
  /** What the working copy includes. */
  readonly base: GithubSnapshot
  /** What was sent, and the commit that it was based on, until it is known to be published: its answer may be lost. */
  readonly sent: { readonly snapshot: GithubSnapshot; readonly on: string }
  /** The ids of the pictures that were sent and are in no commit yet. */
  readonly uploaded: readonly string[]
  /** The newest commit of each draft, by its branch, that the working copy includes. */
  readonly drafts: Readonly<Record<string, string>>
}

/** A browser's database, or memory. The values are to be kept as they are (structured clones). */
export interface RepositoryStorage {
  readonly read: <Key extends keyof RememberedSnapshots>(key: Key) => Promise<RememberedSnapshots[Key] | undefined>
  readonly write: <Key extends keyof RememberedSnapshots>(key: Key, value?: RememberedSnapshots[Key]) => Promise<void>
}

export interface GithubRepositoryOptions extends GithubAccess {
  readonly branch: string
  /** The program that this page was built from, as `programOf` identifies it; undefined if that is unknown. */
  readonly program?: string
  readonly storage: RepositoryStorage
  /** Is told of each picture while it is sent; of none once that has ended. */
  readonly onUpload?: ((picture?: { readonly number: number; readonly of: number }) => void) | undefined
}

export const contentPrefix = 'content/'

/** Reads each snapshot that is remembered from where it is kept, and any other one from GitHub. */
export function snapshotReader(git: GitData, storage: RepositoryStorage): (commit: string) => Promise<GithubSnapshot> {
  return async (commit) => {
    const known = [await storage.read('published'), await storage.read('base'), (await storage.read('sent'))?.snapshot]
    return known.find((each) => each?.commit === commit) ?? download(git, commit, known)
  }
}

/** @param known snapshots that may have some of the texts */
async function download(git: GitData, commit: string, known: readonly (Snapshot | undefined)[]) {
  const { sha: tree } = (await git.commit(commit)).tree
  const listed = await git.tree(tree)
  if (listed.truncated) throw new RemoteFailure({ problem: 'tooManyFiles' })
  const ids = contentFilesIn(listed.tree, contentPrefix)
  const textOf = async ([name, id]: readonly [string, string]) =>
    known.find((each) => each?.fileIds.get(name) === id)?.files.get(name) ?? decodeText(await git.blob(id))
  return {
    ...(await readSnapshot(commit, ids, (files) => Promise.all([...files].map(textOf)))),
    tree,
    program: programOf(Object.fromEntries(listed.tree.map(({ path, sha }) => [path, sha]))),
  }
}

/** Identifies the program in a commit. @param trees the ids of the trees of folders */
export const programOf = ({ src = '', schema = '' }: Readonly<Record<string, string>>): string => `${src} ${schema}`

/**
 * Makes a commit of content. No branch has it yet, so nothing is published.
 * @param on what the owner has seen: the new commit contains exactly that and the changes
 * @param parents `on`, and further commits that the content includes
 * @returns undefined if the content is the same as there
 */
export async function commitContent(
  git: GitData,
  { storage, onUpload }: GithubRepositoryOptions,
  { files, pictures, message }: Pick<PublishRequest, 'files' | 'pictures' | 'message'>,
  on: GithubSnapshot,
  parents: readonly string[] = [on.commit],
): Promise<GithubSnapshot | undefined> {
  // What a browser kept long ago has the ids of texts alone.
  const before = new Map([...on.fileIds, ...[...on.pictures].map(([name, id]) => [pictureFolder + name, id] as const)])
  const after = new Map<string, string>()
  const toUpload = new Map<string, Uint8Array>()
  for (const [name, text] of files) after.set(name, await versionOf(new TextEncoder().encode(text)))
  for (const [picture, bytes] of pictures) {
    const [name, id] = [pictureFolder + picture, typeof bytes === 'string' ? bytes : await versionOf(bytes)]
    after.set(name, id)
    if (before.get(name) !== id && typeof bytes !== 'string') toUpload.set(id, bytes)
  }
  const names = [...new Map([...after, ...before]).keys()].filter((name) => after.get(name) !== before.get(name))
  if (names.length === 0) return undefined
  const changes = names.map((name): ChangedFile => {
    // Whatever goes wrong elsewhere, the editor changes nothing but the content.
    if (!isContentName(name)) throw new Error(`outside the content: ${name}`)
    const [path, content] = [contentPrefix + name, files.get(name)]
    return content === undefined ? { path, sha: after.get(name) ?? null } : { path, content }
  })
  await upload()
  const tree = await git.createTree(on.tree, changes).catch(async (error: unknown) => {
    // GitHub removes after a while what no commit has: the next try sends it again.
    if (error instanceof GithubFailure && error.isRefused) await storage.write('uploaded', [])
    throw error
  })
  const commit = await git.createCommit(tree, parents, message)
  const made = await readSnapshot(commit, after, async (ids) => [...ids.keys()].map((name) => files.get(name) ?? ''))
  return { ...made, tree, program: on.program }

  /** Sends pictures one by one. What has arrived is noted, so that a try after a lost connection sends only the rest. */
  async function upload(): Promise<void> {
    const uploaded = new Set(await storage.read('uploaded'))
    try {
      for (const [index, [id, bytes]] of [...toUpload].entries()) {
        if (uploaded.has(id)) continue
        onUpload?.({ number: index + 1, of: toUpload.size })
        const send = () => git.createBlob(bytes)
        // A connection may break now and then: whatever arrived of a picture, sending it again changes nothing.
        await send().catch((error: unknown) => {
          if (error instanceof GithubFailure && error.isLost) return send()
          throw error
        })
        uploaded.add(id)
        await storage.write('uploaded', [...uploaded])
      }
    } finally {
      onUpload?.()
    }
  }
}
