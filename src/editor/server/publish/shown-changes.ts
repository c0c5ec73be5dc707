import { changeWords, placeName } from '../../../content/changes/change-words.ts'
import { type ContentChange, contentChanges } from '../../../content/changes/content-changes.ts'
import type { ContentState } from '../../../content/changes/content-state.ts'
import type { FileConflict } from '../../../content/changes/merge-contents.ts'
import { readValue } from '../../../content/edit/read.ts'
import type { Language } from '../../../content/language.ts'
import type { Value } from '../../../content/parse/source.ts'
import type { ShownChange, ShownConflict } from '../../publish-protocol.ts'

/** Every difference between two states of the content, in the words of the owner's language. */
export function shownChanges(before: ContentState, after: ContentState, lang: Language): readonly ShownChange[] {
  return contentChanges(before, after).map((change) => ({
    id: change.id,
    ...changeWords(change, lang),
    ...(isPicture(change) && { picture: pictureOf(change.name, before, after) }),
  }))
}

const isPicture = ({ kind }: ContentChange): boolean => kind.startsWith('picture')

function pictureOf(name: string, before: ContentState, after: ContentState): NonNullable<ShownChange['picture']> {
  const [old, now] = [before.pictures.get(name), after.pictures.get(name)]
  return { name, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }
}

/** @param mine the local texts, which say what the place belongs to */
export function shownConflict(
  { id, name, path, mine, theirs }: FileConflict,
  texts: ReadonlyMap<string, string>,
  lang: Language,
): ShownConflict {
  const root = readValue(texts.get(name) ?? '')
  return {
    id,
    place: root === undefined ? name : placeName(name, root, path, lang),
    ...(mine !== undefined && { mine: said(mine, lang) }),
    ...(theirs !== undefined && { theirs: said(theirs, lang) }),
  }
}

/** All texts in a value; only those of one language if it has both. */
function said(value: Value, lang: Language): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((each) => said(each, lang)).join('\n')
  const own = Object.hasOwn(value, lang) ? value[lang] : undefined
  return own === undefined
    ? Object.values(value)
        .map((each) => said(each, lang))
        .join('\n')
    : said(own, lang)
}
