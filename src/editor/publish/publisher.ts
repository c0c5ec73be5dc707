import type { ToolLanguage } from '../../content/model/language.ts'
import { changeWords } from '../../content/merge/change-words.ts'
import type { ConflictWords } from '../../content/merge/conflict-words.ts'
import { contentChanges, type ContentState } from '../../content/merge/content-changes.ts'
import type { Choice } from '../../content/merge/merge-contents.ts'
import { hyphenated } from '../../content/model/content-names.ts'
import type { VersionedPicture } from '../protocol.ts'

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

export type ShownChange = ReturnType<typeof shownChanges>[number]

/** Every difference between two states of the content, in the words of the owner's language. */
export function shownChanges(before: ContentState, after: ContentState, lang: ToolLanguage) {
  return contentChanges(before, after).map((change) => ({
    id: change.id,
    ...changeWords(change, lang, { before: before.files, after: after.files }),
    /** The versions of a picture that was added, removed or replaced, by which both can be shown. */
    picture: change.kind.startsWith('picture')
      ? { name: change.name, before: before.pictures.get(change.name), after: after.pictures.get(change.name) }
      : undefined,
  }))
}

const more: Readonly<Record<ToolLanguage, (count: number) => string>> = {
  pt: (count) => ` e mais ${count} ${count === 1 ? 'alteração' : 'alterações'}`,
  en: (count) => ` and ${count} more ${count === 1 ? 'change' : 'changes'}`,
}

/** The commit message: a subject line, and one line for each change. */
export function publishMessage(changes: readonly ShownChange[], lang: ToolLanguage): string {
  const sentences = changes.map(({ sentence }) => sentence)
  const [first = ''] = sentences
  if (sentences.length < 2) return first
  return `${first}${more[lang](sentences.length - 1)}\n\n${sentences.map((each) => `- ${each}`).join('\n')}\n`
}

/** The lines of a commit message that are not empty, without the hyphens before changes. */
export const messageLines = (message: string): readonly string[] =>
  message
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter(Boolean)

/** A place that both the owner and somebody else have changed. */
export interface ShownConflict extends ConflictWords {
  readonly id: string
  /** A picture that both have replaced or removed: its versions, by which they can be shown. */
  readonly picture?: { readonly name: string; readonly mine?: string | undefined; readonly theirs?: string | undefined }
}

export interface TheirsRequest {
  readonly lang: ToolLanguage
  readonly choices: Readonly<Record<string, Choice>>
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
