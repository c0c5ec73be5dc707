/** What both back ends answer: git on this computer (`local/git/`), and GitHub over HTTP (`github/`). */
import type { ContentState } from '../../content/merge/content-changes.ts'
import type { Messages } from '../app/messages/pt.ts'
import { isContentName, pictureFolder } from '../../content/model/content-names.ts'

/** Where the published content is, and its earlier versions. */
export interface Repository {
  /** @param options.refresh whether to ask the remote first; otherwise it answers without a network */
  readonly inspect: (options?: { readonly refresh: boolean }) => Promise<RepositoryView>
  /** Records that the working copy includes everything up to this commit. */
  readonly noteMerged: (commit: string) => Promise<void>
  /** Publishes completely or not at all. @throws RemoteFailure */
  readonly publish: (request: PublishRequest) => Promise<PublishResult>
  /** The published versions of the content, newest first. */
  readonly versions: (most: number) => Promise<readonly Version[]>
  readonly versionAt: (commit: string) => Promise<Snapshot | undefined>
  /** The bytes of a picture by its version; undefined if it was never published. */
  readonly picture: (version: string) => Promise<Uint8Array | undefined>
}

/** A repository at one time. `published` and `base` are absent if it is not ready or nothing was published. */
export interface RepositoryView {
  readonly state: RepositoryState
  /** Why the remote could not be reached; the rest is then as last fetched. */
  readonly unreachable?: PublishProblem | undefined
  /** The published content, as last fetched. */
  readonly published?: Snapshot | undefined
  /** The published content that was last merged: the common base of the working copy and the published content. */
  readonly base?: Snapshot | undefined
}

/** The content of a commit. A picture's version is its object id. */
export interface Snapshot extends ContentState {
  readonly commit: string
  /** A snapshot that a browser has kept for long may lack those of pictures. */
  readonly fileIds: FileIds
}

/** The object ids of content files, by their names in the content folder. */
export type FileIds = ReadonlyMap<string, string>

/** The content of a commit. @param textsOf reads texts, in the order of these files */
export async function readSnapshot(
  commit: string,
  ids: FileIds,
  textsOf: (files: FileIds) => Promise<readonly string[]>,
): Promise<Snapshot> {
  const textIds = new Map([...ids].filter((file) => !isPicture(file)))
  const texts = await textsOf(textIds)
  return {
    commit,
    fileIds: ids,
    files: new Map([...textIds.keys()].map((name, index) => [name, texts[index] ?? ''])),
    pictures: new Map([...ids].filter(isPicture).map(([name, id]) => [name.slice(pictureFolder.length), id])),
  }
}

const isPicture = ([name]: readonly [name: string, id: string]): boolean => name.startsWith(pictureFolder)

/** The content among the files of a commit. @param prefix the content folder with a final slash, or empty */
export function contentFilesIn(
  listed: readonly { readonly path: string; readonly mode: string; readonly sha: string }[],
  prefix: string,
): FileIds {
  const files = listed.flatMap(({ path, mode, sha }) => {
    const name = path.slice(prefix.length)
    // A symbolic link in the repository may lead anywhere.
    return path.startsWith(prefix) && mode.startsWith('100') && isContentName(name) ? [[name, sha] as const] : []
  })
  return new Map(files)
}

/** The complete content to publish. */
export interface PublishRequest {
  readonly files: ReadonlyMap<string, string>
  /** The bytes of a picture, or its version in a snapshot. */
  readonly pictures: ReadonlyMap<string, Uint8Array | string>
  /** The published commit that the content was compared with; undefined if nothing was published. */
  readonly on: Snapshot | undefined
  readonly message: string
}

export type PublishResult =
  /** Whether program files changed as well; the running program still uses the old ones. */
  | { readonly outcome: 'sent'; readonly programChanged: boolean }
  /** The content is the same as the published content. */
  | { readonly outcome: 'nothing' }
  /** The repository is no longer ready. */
  | { readonly outcome: 'lookAgain' }

export interface Version {
  readonly commit: string
  /** The time of the commit, in RFC 3339 format. */
  readonly time: string
  readonly author: string
  /** The first line of the commit message, and its other lines that are not empty. */
  readonly title: string
  readonly lines: readonly string[]
  /** The version before it; undefined for the first one. */
  readonly before: string | undefined
}

/** What a table of words can say: which of its words, and the facts that these need. */
type Saying<Words, Key extends string> = {
  readonly [Code in keyof Words]: { readonly [K in Key]: Code } & (Words[Code] extends (facts: infer Facts) => string
    ? Facts
    : never)
}[keyof Words]

/** The first obstacle to publishing; `ready` if there is none. */
export type RepositoryState =
  { readonly state: 'ready'; readonly branch: string } | Saying<Messages['publishing']['states'], 'state'>

/** The remote refused something or did not answer, or git failed here. */
export class RemoteFailure extends Error {
  readonly problem: PublishProblem

  constructor(problem: PublishProblem, message: string = problem.problem) {
    super(message)
    this.problem = problem
  }
}

/** The problem that a task runs into; undefined if it runs into none. */
export async function problemIn(task: Promise<unknown>): Promise<PublishProblem | undefined> {
  try {
    await task
    return undefined
  } catch (error) {
    if (error instanceof RemoteFailure) return error.problem
    throw error
  }
}

/** Why publishing failed. Nothing has changed then, locally or on the remote, except perhaps with `answerLost`. */
export type PublishProblem = Saying<Messages['publishing']['problems'], 'problem'>
