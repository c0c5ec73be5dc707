import { slug } from '../../model/slug.ts'
import { readValue } from '../../yaml/edit/read.ts'
import { ownProperty, items } from '../../model/own-property.ts'
import { placesInTexts, type PlaceInFile, type Texts, type TextChanges } from './places-in-texts.ts'
import { applyEdits } from '../../yaml/edit/apply-edit.ts'
import type { Edit } from '../../yaml/edit/edit.ts'
import type { Value } from '../../model/source.ts'

/** Reserved names: those with a meaning of their own to the site, and those that Windows refuses for files. */
const taken = /^(?:site|dictionary|events|con|prn|aux|nul|com\d|lpt\d)$/

/**
 * The file of a page, by its path: `/grupos/retiro` gives `grupos-retiro.yaml`, or a numbered name if that is taken.
 */
export function fileNameFor(path: string, isThere: (name: string) => boolean): string {
  const name = slug(path) || 'home'
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`
    if (!taken.test(free) && !isThere(`${free}.yaml`)) return `${free}.yaml`
  }
}

/** A place that leads to a page, and what it should say to lead to another path. */
export interface PageReference extends PlaceInFile {
  readonly to: (path: string) => string
}

/** Everything that leads to a page: by its path, or by its whole address on the internet. */
export function linksTo(texts: Texts, path: string): readonly PageReference[] {
  const origin = ownProperty(readValue(texts.get('site.yaml') ?? ''), 'address')
  return [...placesInTexts(texts)].flatMap((place): readonly PageReference[] => {
    const { value, node } = place
    if (node.schema['refersTo'] === 'page') return value === path ? [{ ...place, to: (other) => other }] : []
    if (node.type !== 'WebAddress' || typeof value !== 'string' || typeof origin !== 'string') return []
    const behind = /[?#].*/.exec(value)?.[0] ?? ''
    return value === origin + path + behind ? [{ ...place, to: (other) => origin + other + behind }] : []
  })
}

/**
 * Gives a page another path, and keeps the former one as an address that leads to it. Everything that leads to it
 * follows, and so does the name of its file.
 *
 * @param file the page's
 * @throws EditError where one of the texts can't be changed
 */
export function renamePage(texts: Texts, file: string, from: string, to: string): TextChanges {
  const former = formerEdit(readValue(texts.get(file) ?? ''), from, to)
  const edits = new Map<string, Edit[]>([[file, [{ kind: 'set', path: ['path'], value: to }, former]]])
  for (const link of linksTo(texts, from))
    edits.set(link.file, [...(edits.get(link.file) ?? []), { kind: 'set', path: link.path, value: link.to(to) }])
  const isThere = (name: string) => name !== file && texts.has(name)
  const renamed = fileNameFor(to, isThere)
  const changes = new Map<string, string | null>([[file, null]])
  for (const [name, own] of edits) changes.set(name === file ? renamed : name, applyEdits(texts.get(name) ?? '', own))
  return changes
}

/** An address that the page has again is no former one any more. */
function formerEdit(page: Value | undefined, from: string, to: string): Edit {
  const before = items(ownProperty(page, 'formerly')).filter((path) => typeof path === 'string')
  const value = [...before.filter((path) => path !== to && path !== from), from]
  if (before.length > 0) return { kind: 'set', path: ['formerly'], value }
  return { kind: 'addKey', path: [], key: 'formerly', value, at: 1 }
}
