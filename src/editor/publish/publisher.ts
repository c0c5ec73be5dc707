import type { ToolLanguage } from '../../content/model/language.ts'
import type { PublishProblem, RepositoryState, Version } from './repository.ts'
import type { ChangeWords } from '../../content/merge/change-words.ts'
import type { ConflictWords } from '../../content/merge/conflict-words.ts'
import type { Choice } from '../../content/merge/merge-contents.ts'
import type { ReportedDiagnostic } from '../../content/check/messages/reported-diagnostic.ts'
import { hyphenated } from '../../content/model/content-names.ts'
import type { VersionedPicture } from '../protocol.ts'

/**
 * Publishing, as the app sees it. On the owner's computer the server answers; from any other computer the browser
 * itself, over the repository on GitHub. Each call throws `Refused` if it is refused.
 */
export interface Publisher {
  /** What is published, what changed here and there, and what the check reports about what would be published. */
  readonly overview: (request: OverviewRequest) => Promise<PublishOverview>
  /** Publishes the changes that are not left out. */
  readonly send: (request: SendRequest) => Promise<SendResult>
  /** Merges what somebody else has published into the working copy, or returns the conflicts. */
  readonly mergeTheirs: (request: TheirsRequest) => Promise<TheirsResult>
  /** Asks the published site itself whether it shows a version of the content. */
  readonly live: (version: string) => Promise<boolean>
  /** Earlier published versions, to look at and to restore from. */
  readonly versions: () => Promise<readonly Version[]>
  /** @returns one of them, and how it differs; throws `Refused` if there is no such version */
  readonly version: (commit: string, lang: ToolLanguage) => Promise<ShownVersion>
  /**
   * What the owner chose as it was then, for one step that can be undone.
   *
   * @param ids which of the changes since then are taken back
   */
  readonly takeBack: (commit: string, ids: readonly string[]) => Promise<TakenBack>
  /** Absent where the content is in a folder that one computer alone has. */
  readonly drafts?: SharedDrafts
}

/** The start of a draft's branch. No workflow builds or deploys these. */
export const draftPrefix = 'rascunho-'

/** The branch of a draft, as the editor names it. `draftBranch` makes it, and nothing else. */
export type DraftBranch = string & { readonly [isDraft]: true }
declare const isDraft: unique symbol

/** The branch of the draft with a name: `Natal na praia` → `rascunho-Natal-na-praia`. A part of a path, never two. */
export const draftBranch = (name: string): DraftBranch => (draftPrefix + hyphenated(name)) as DraftBranch

/** The name of a draft, as it is part of its branch. */
export const draftName = (branch: string): string => branch.slice(draftPrefix.length)

const parameter = 'rascunho'

/** The address at which anybody can look at a draft. @param editor the address of the editor */
export function draftLink(branch: DraftBranch, editor: string): string {
  const link = new URL(editor)
  link.searchParams.set(parameter, draftName(branch))
  return link.href
}

/** The branch of the draft that an address leads to. Whatever the address says, it is a draft's. */
export function linkedDraft(address: string): DraftBranch | undefined {
  const name = new URL(address).searchParams.get(parameter)
  return name === null ? undefined : draftBranch(name)
}

/**
 * Content that is not published yet, in a branch of its own: begun on one device, finished on another, shown to a
 * friend. Each call throws a `RemoteFailure` if the remote refuses it: `draftChanged` if a draft that is saved was saved
 * elsewhere in the meantime and must be taken over first.
 */
export interface SharedDrafts {
  readonly list: () => Promise<readonly SharedDraft[]>
  /** Saves the working copy as a draft, or as the next state of a draft that it includes. */
  readonly save: (name: string, lang: ToolLanguage) => Promise<DraftResult>
  /** A draft to look at; needs no sign-in where the repository is public. */
  readonly open: (branch: DraftBranch, lang: ToolLanguage) => Promise<ShownVersion>
  /** Merges a draft into the working copy, from where it is edited and published like any change. */
  readonly mergeTheirs: (branch: DraftBranch, request: TheirsRequest) => Promise<TheirsResult>
  readonly remove: (branch: DraftBranch) => Promise<void>
}

export interface SharedDraft {
  readonly branch: DraftBranch
  /** Whether the working copy includes it, perhaps in an older state. */
  readonly isHere: boolean
}

type DraftResult =
  | { readonly outcome: 'saved'; readonly branch: DraftBranch }
  /** The working copy is what is published. */
  | { readonly outcome: 'nothing' }

/** One change, in the words of the owner's language. */
export interface ShownChange extends ChangeWords {
  readonly id: string
  /** A picture that was added, removed or replaced: its versions before and now, by which both can be shown. */
  readonly picture?: ChangedPicture | undefined
}

interface ChangedPicture {
  readonly name: string
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** A place that both the owner and somebody else have changed. */
export interface ShownConflict extends ConflictWords {
  readonly id: string
  /** A picture that both have replaced or removed: its versions, by which they can be shown. */
  readonly picture?: { readonly name: string; readonly mine?: string | undefined; readonly theirs?: string | undefined }
}

interface OverviewRequest {
  readonly lang: ToolLanguage
  /** Ids of the changes that are not to be published. */
  readonly leftOut: readonly string[]
  /** Whether to fetch from the remote first. */
  readonly refresh: boolean
}

/** Everything that the owner sees before publishing. */
export interface PublishOverview {
  readonly repository: RepositoryState
  /** Why the remote could not be asked; the rest then shows it as it was last seen. */
  readonly unreachable?: PublishProblem | undefined
  /** Whether anything has been published before. */
  readonly first: boolean
  /** What somebody else has published and is not here yet. */
  readonly theirs: readonly ShownChange[]
  readonly changes: readonly ShownChange[]
  /** What a release check reports about the content that would be published. */
  readonly diagnostics: readonly ReportedDiagnostic[]
  /**
   * The files that these are about, as they would be published: while a change is left out, they are not the ones of the
   * working copy.
   */
  readonly checked: Readonly<Record<string, string>>
  /** How many samples there were at the last publication; absent if there has been none. */
  readonly samplesBefore: number
  /**
   * Pointers, prefixed with their file (`home.yaml#/blocks/2`), to what is marked as a sample although its words have
   * changed.
   */
  readonly rewritten: readonly string[]
  /**
   * Changes that alone stand in the way: if each of them is ticked or left out the other way, nothing is left to
   * correct. Empty if what was published before would not go live either.
   */
  readonly holding: readonly Holding[]
  /** The version that the site will report once this is live; undefined as long as there are errors. */
  readonly version?: string | undefined
  /** The site's address. */
  readonly address?: string | undefined
  /** Identifies everything shown here, so that nothing is published except what was shown. */
  readonly stamp: string
}

/** A change that holds publishing back. `missing`: it is left out, and another change needs it. */
export interface Holding {
  readonly id: string
  readonly why: 'sample' | 'error' | 'missing'
}

interface SendRequest {
  readonly lang: ToolLanguage
  readonly leftOut: readonly string[]
  readonly stamp: string
}

export type SendResult =
  | { readonly outcome: 'sent'; readonly version: string; readonly programChanged: boolean }
  | { readonly outcome: 'nothing' }
  /** The content has changed since it was shown, or has errors: the owner must look again. */
  | { readonly outcome: 'lookAgain' }
  | { readonly outcome: 'problem'; readonly problem: PublishProblem }

export interface TheirsRequest {
  readonly lang: ToolLanguage
  readonly choices: Readonly<Record<string, Choice>>
}

/** Taken over if no conflicts are left; otherwise nothing has changed. */
export interface TheirsResult {
  readonly conflicts: readonly ShownConflict[]
}

/** A published version. */
export interface ShownVersion {
  readonly files: Readonly<Record<string, string>>
  readonly pictures: Readonly<Record<string, VersionedPicture>>
  /** What it changed. */
  readonly changed: readonly ShownChange[]
  /** What has changed between it and what is here now. */
  readonly since: readonly ShownChange[]
}

/** The new texts of the files, null for a file that is removed; and the pictures that these need. */
export interface TakenBack {
  readonly files: Readonly<Record<string, string | null>>
  readonly pictures: readonly { readonly name: string; readonly version: string }[]
}
