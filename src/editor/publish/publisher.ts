import type { ToolLanguage } from '../../content/model/tool-language.ts'
import type {
  LiveAnswer,
  OverviewRequest,
  PublishOverview,
  SendRequest,
  SendResult,
  ShownVersion,
  TakeBackRequest,
  TakenBack,
  TheirsRequest,
  TheirsResult,
  VersionList,
} from './publishing-protocol.ts'
import type { PublishProblem } from './repository.ts'

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
  readonly takeOver: (request: TheirsRequest) => Promise<TheirsResult>
  /** Asks the published site itself whether it shows a version of the content. */
  readonly live: (version: string) => Promise<LiveAnswer>
  /** Earlier published versions, to look at and to restore from. */
  readonly versions: () => Promise<VersionList>
  /** @returns one of them, and how it differs; throws `Refused` if there is no such version */
  readonly version: (commit: string, lang: ToolLanguage) => Promise<ShownVersion>
  /** Restores what the owner chose; the texts are returned for one step that can be undone. */
  readonly takeBack: (commit: string, request: TakeBackRequest) => Promise<TakenBack>
  /** Absent where the content is in a folder that one computer alone has. */
  readonly drafts?: SharedDrafts
}

/** The start of a draft's branch. No workflow builds or deploys these. */
export const draftPrefix = 'rascunho-'

const parameter = 'rascunho'

/** The address at which anybody can look at a draft. @param editor the address of the editor */
export function draftLink(branch: string, editor: string): string {
  const link = new URL(editor)
  link.searchParams.set(parameter, branch.slice(draftPrefix.length))
  return link.href
}

/** The branch of the draft that an address leads to. */
export function linkedDraft(address: string): string | undefined {
  const name = new URL(address).searchParams.get(parameter)
  return name === null ? undefined : draftPrefix + name
}

/**
 * Content that is not published yet, in a branch of its own: begun on one device, finished on another, shown to a
 * friend. Each call but `save` throws a `RemoteFailure` if the remote refuses it.
 */
export interface SharedDrafts {
  readonly list: () => Promise<readonly SharedDraft[]>
  /** Saves the working copy as a draft, or as the next state of a draft that it includes. */
  readonly save: (name: string, lang: ToolLanguage) => Promise<DraftResult>
  /** A draft to look at; needs no sign-in where the repository is public. */
  readonly open: (branch: string, lang: ToolLanguage) => Promise<ShownVersion>
  /** Merges a draft into the working copy, from where it is edited and published like any change. */
  readonly takeOver: (branch: string, request: TheirsRequest) => Promise<TheirsResult>
  readonly remove: (branch: string) => Promise<void>
}

export interface SharedDraft {
  /** `rascunho-natal` */
  readonly branch: string
  /** Whether the working copy includes it, perhaps in an older state. */
  readonly isHere: boolean
}

type DraftResult =
  | { readonly outcome: 'saved'; readonly branch: string }
  /** The working copy is what is published. */
  | { readonly outcome: 'nothing' }
  /** With `draftChanged`, the draft was saved elsewhere in the meantime and must be taken over first. */
  | { readonly outcome: 'problem'; readonly problem: PublishProblem }
