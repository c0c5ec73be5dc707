import { changeWords } from '../../content/merge/change-words.ts'
import { contentChanges, type ContentState } from '../../content/merge/content-changes.ts'
import type { ToolLanguage } from '../../content/model/language.ts'
import type { ShownChange } from './publisher.ts'

/** Every difference between two states of the content, in the words of the owner's language. */
export function shownChanges(before: ContentState, after: ContentState, lang: ToolLanguage): readonly ShownChange[] {
  return contentChanges(before, after).map((change) => ({
    id: change.id,
    ...changeWords(change, lang, { before: before.files, after: after.files }),
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
export function publishMessage(sentences: readonly string[], lang: ToolLanguage): string {
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
