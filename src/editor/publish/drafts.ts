import { hyphenated } from '../../content/model/content-names.ts'
import type { ToolLanguage } from '../../content/model/language.ts'
import type { ShownConflict, ShownState, TheirsRequest } from './publisher.ts'

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
 * Content that is not published yet, kept where other devices find it: begun on one, finished on another, shown to a
 * friend. `save` rejects with `draftChanged` if the draft was saved elsewhere meanwhile: that must be merged first.
 */
export interface SharedDrafts {
  /** `isHere`: whether the working copy includes it, perhaps in an older state. */
  list(): Promise<readonly { readonly branch: DraftBranch; readonly isHere: boolean }[]>
  /** Saves the working copy as a draft, or as the next state of a draft that it includes. */
  save(name: string, lang: ToolLanguage): Promise<{ outcome: 'saved'; branch: DraftBranch } | { outcome: 'nothing' }>
  /** A draft to look at; needs no sign-in where the repository is public. */
  open(branch: DraftBranch, lang: ToolLanguage): Promise<ShownState>
  /** Merges a draft into the working copy, from where it is edited and published like any change. */
  mergeTheirs(branch: DraftBranch, request: TheirsRequest): Promise<{ readonly conflicts: readonly ShownConflict[] }>
  remove(branch: DraftBranch): Promise<void>
}
