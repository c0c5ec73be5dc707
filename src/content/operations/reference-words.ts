import { capitalised } from '../languages/names.ts'
import { fileKind, type Value } from '../model/source.ts'
import { items, ownProperty, valueAtPath } from '../model/own-property.ts'
import { fieldName, nodeAt } from '../model/schema/schema-node.ts'
import { subjectWords } from '../model/schema/value-words.ts'
import type { ToolLanguage } from '../model/language.ts'
import type { ContentPath } from '../page/provenance.ts'
import { readValue } from '../yaml/edit/read.ts'
import { pagesByPath, type Texts } from './pages/places-in-texts.ts'

/** The title of a page, which includes the name of the site; undefined if it has none. */
export function pageTitleIn(texts: Texts, file: string, language: ToolLanguage): string | undefined {
  const title = valueAtPath(readValue(texts.get(file) ?? ''), ['title', language])
  const name = valueAtPath(readValue(texts.get('site.yaml') ?? ''), ['name', language])
  return typeof title === 'string' && title ? title.replaceAll('{name}', () => String(name ?? '')) : undefined
}

/**
 * What a value refers to, in words: a telephone by what it is for and its number, a page, an event or a block by its
 * title. The name itself if nothing has it.
 *
 * @param kind the schema's kind of reference
 * @param root the content of the file that refers to it, which has the blocks that an anchor may name
 */
export function referenceWords(
  kind: string,
  name: string,
  root: Value | undefined,
  texts: Texts,
  language: ToolLanguage,
): string {
  switch (kind) {
    case 'phone': {
      const site = readValue(texts.get('site.yaml') ?? '')
      const phone = ['phones', name]
      const number = valueAtPath(site, [...phone, 'number'])
      const own = subjectIn({ file: 'site.yaml', path: phone }, site, language) ?? capitalised(name)
      return typeof number === 'string' ? `${own} · ${number}` : name
    }
    case 'page': {
      const page = pagesByPath(texts).get(name)
      return (page && pageTitleIn(texts, page.file, language)) ?? name
    }
    case 'event': {
      const file = readValue(texts.get('events.yaml') ?? '')
      const path = ['events', indexIn(file, 'events', 'name', name)]
      return subjectIn({ file: 'events.yaml', path }, file, language) ?? name
    }
    case 'anchor': {
      const path = ['blocks', indexIn(root, 'blocks', 'anchor', name)]
      const type = valueAtPath(root, [...path, 'type'])
      if (typeof type !== 'string') return name
      const field = fieldName(type, nodeAt('page', root, path), language)
      return subjectIn({ file: '', path }, root, language) ?? capitalised(field)
    }
    default:
      return name
  }
}

const indexIn = (whole: Value | undefined, list: string, key: string, name: string): number =>
  items(valueAtPath(whole, [list])).findIndex((each) => ownProperty(each, key) === name)

/**
 * The words by which the owner recognises what a path leads to; undefined if it has none.
 *
 * @param root the content of the file
 */
export function subjectIn(
  { file, path }: ContentPath,
  root: Value | undefined,
  language: ToolLanguage,
): string | undefined {
  const node = nodeAt(fileKind(file), root, path)
  return node && subjectWords(valueAtPath(root, path), node, language)
}
