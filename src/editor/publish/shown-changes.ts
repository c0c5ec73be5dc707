import { changeWords } from '../../content/merge/change-words.ts'
import { type ContentChange, contentChanges, type ContentState } from '../../content/merge/content-changes.ts'
import type { ToolLanguage } from '../../content/model/tool-language.ts'
import type { ShownChange } from './publishing-protocol.ts'

/** Every difference between two states of the content, in the words of the owner's language. */
export function shownChanges(before: ContentState, after: ContentState, lang: ToolLanguage): readonly ShownChange[] {
  return contentChanges(before, after).map((change) => ({
    id: change.id,
    ...changeWords(change, lang, { before: before.files, after: after.files }),
    ...(isPicture(change) && { picture: pictureOf(change.name, before, after) }),
  }))
}

const isPicture = ({ kind }: ContentChange): boolean => kind.startsWith('picture')

function pictureOf(name: string, before: ContentState, after: ContentState): NonNullable<ShownChange['picture']> {
  const [old, now] = [before.pictures.get(name), after.pictures.get(name)]
  return { name, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }
}
