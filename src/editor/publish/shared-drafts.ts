import type { ToolLanguage } from '../../content/model/tool-language.ts'
import type { ShownVersion, TheirsRequest, TheirsResult } from './protocol.ts'
import type { PublishProblem } from './repository.ts'

/** The start of a draft's branch. No workflow builds or deploys these. */
export const draftPrefix = 'rascunho-'

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
  readonly commit: string
}

type DraftResult =
  | { readonly outcome: 'saved'; readonly branch: string }
  /** The working copy is what is published. */
  | { readonly outcome: 'nothing' }
  /** With `draftChanged`, the draft was saved elsewhere in the meantime and must be taken over first. */
  | { readonly outcome: 'problem'; readonly problem: PublishProblem }
