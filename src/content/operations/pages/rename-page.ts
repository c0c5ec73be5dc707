import { isYamlName, slug } from '../../model/content-names.ts'
import { isReservedPath } from '../../model/site-addresses.ts'
import { addressIn, languages } from '../../model/language.ts'
import { readValue, valueAsRead } from '../../yaml/edit/read.ts'
import { ownProperty, items, valueAtPath, type Value, type ValuePath, fileKind } from '../../model/source.ts'
import { editedTexts, isPathOfTwo, placesInTexts } from './places-in-texts.ts'
import type { FileEdit, PlaceInFile, Texts, TextChanges } from './places-in-texts.ts'
import { applyEdit } from '../../yaml/edit/apply-edit.ts'
import type { Edit } from '../../yaml/edit/edit.ts'
import { linkTargets, withTargets } from '../../model/markdown.ts'
import { choicesOf, fieldsOf, nodeAt } from '../../model/schema/schema-node.ts'

/** The file of a page by its path: `/grupos/retiro` gives `grupos-retiro.yaml`, with a number if that is taken. */
export function fileNameFor(path: string, isThere: (name: string) => boolean): string {
  const name = slug(path) || 'home'
  for (let number = 1; ; number += 1) {
    const file = `${number === 1 ? name : `${name}-${number}`}.yaml`
    if (fileKind(file) === 'page' && isYamlName(file) && !isThere(file)) return file
  }
}

/** Whether a path is written as that of a page is. */
export const isPath = (path: string): boolean =>
  new RegExp(String(nodeAt('page', undefined, ['path'])?.schema['pattern']), 'u').test(path)

/** A place that leads to a page, and what it should say to lead to another path. */
export type PageReference = PlaceInFile & { readonly to: (path: string) => string }

/** Everything that leads to a page: by its path, or by its whole address on the internet. */
export function linksTo(texts: Texts, path: string): readonly PageReference[] {
  // What leads to two pages goes on leading to the other one.
  if (isPathOfTwo(texts, path)) return []
  const origin = ownProperty(readValue(texts.get('site.yaml') ?? ''), 'address')
  return [...placesInTexts(texts)].flatMap((place): readonly PageReference[] => {
    const { value, node } = place
    if (typeof value === 'string' && (node.schema['refersTo'] === 'page' || node.type === 'WebAddress')) {
      const to = redirected(value, path, origin)
      return to ? [{ ...place, to }] : []
    }
    return node.schema['richText'] === true ? linksOfText(place, path, origin) : []
  })
}

/** A long text with links to a page, in each language. */
const linksOfText = ({ value, ...place }: PlaceInFile, path: string, origin: unknown): readonly PageReference[] =>
  languages.flatMap((language): readonly PageReference[] => {
    const text = ownProperty(value, language)
    if (typeof text !== 'string' || !linkTargets(text).some((target) => redirected(target, path, origin))) return []
    const to = (other: string) => withTargets(text, (target) => redirected(target, path, origin)?.(other) ?? target)
    return [{ ...place, value: text, path: [...place.path, language], to }]
  })

/** What a link becomes that leads to a page, where it leads to another; undefined if it leads elsewhere. */
function redirected(target: string, path: string, origin: unknown): ((other: string) => string) | undefined {
  const [address = '', behind = ''] = target.split(/([?#].*)/s)
  const language = languages.find((each) => address === String(origin) + addressIn(path, each))
  if (address !== path && !language) return undefined
  const start = (other: string) => (language ? String(origin) + addressIn(other, language) : other)
  // The home page, which takes the place of a removed one, has other blocks.
  return (other) => start(other) + (other === '/' ? '' : behind)
}

/**
 * Gives a page another path, and keeps the former one as an address that leads to it. Everything that leads to it
 * follows, and so does the name of its file.
 * @throws EditError where one of the texts can't be changed
 */
export function renamePage(texts: Texts, file: string, from: string, to: string): TextChanges {
  const isKept = isPath(from) && !isReservedPath(from) && !isPathOfTwo(texts, from)
  const edits: readonly FileEdit[] = [
    { file, kind: 'set', path: ['path'], value: to },
    ...(isKept ? [{ file, ...formerEdit(valueAsRead(texts.get(file) ?? ''), from, to) }] : []),
    ...linksTo(texts, from).map((link) => leading(link, to)),
  ]
  const renamed = fileNameFor(to, (name) => name !== file && texts.has(name))
  const changed = [...editedTexts(texts, edits)].map(([name, text]) => [name === file ? renamed : name, text] as const)
  return new Map<string, string | null>([[file, null], ...changed])
}

const leading = (link: PageReference, page: string): FileEdit => ({ ...link, kind: 'set', value: link.to(page) })

/** An address that the page has again is no former one any more. */
function formerEdit(page: Value | undefined, from: string, to: string): Edit {
  const before = items(ownProperty(page, 'formerly')).filter((path) => typeof path === 'string')
  const value = [...before.filter((path) => path !== to && path !== from), from]
  if (before.length > 0) return { kind: 'set', path: ['formerly'], value }
  return { kind: 'addKey', path: [], key: 'formerly', value, at: 1 }
}

/**
 * Removes a page, and takes care that nothing is left leading nowhere: a link is removed if its list can do without it;
 * otherwise it leads to the home page.
 * @throws EditError where one of the texts can't be changed
 */
export function removePage(texts: Texts, file: string, path: string) {
  const found = linksTo(texts, path).filter((link) => link.file !== file)
  const changed = new Map<string, string>()
  // From the last one, so that what goes moves none that is still to be looked at.
  const links = found.toReversed().map((link) => {
    const text = changed.get(link.file) ?? texts.get(link.file) ?? ''
    const removal = removalOf(link.file, link.path.slice(0, -1), readValue(text))
    changed.set(link.file, applyEdit(text, removal ?? leading(link, '/')))
    return { link, becomes: removal ? ('removed' as const) : ('home' as const) }
  })
  return { changes: new Map([...changed, [file, null] as const]), links: links.toReversed() }
}

/** The edit that removes an item, with a list that it would leave empty; undefined if it is in none, or is needed there. */
export function removalOf(file: string, item: ValuePath, value: Value | undefined): Edit | undefined {
  const list = item.slice(0, -1)
  const node = nodeAt(fileKind(file), value, list)
  const links = valueAtPath(value, list)
  if (!node || !Array.isArray(links)) return undefined
  if (links.length > Number(node.schema['minItems'] ?? 0)) return { kind: 'remove', path: item }
  const around = nodeAt(fileKind(file), value, list.slice(0, -1))
  const key = String(list.at(-1))
  const isNeeded =
    !around || choicesOf(around).includes(key) || fieldsOf(around).some((each) => each.key === key && each.required)
  return isNeeded ? undefined : { kind: 'remove', path: list }
}
