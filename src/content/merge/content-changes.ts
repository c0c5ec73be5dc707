import { applyEdit } from '../yaml/edit/apply-edit.ts'
import { withLineFeeds } from '../yaml/characters.ts'
import { EditError, type NewValue } from '../yaml/edit/edit.ts'
import { readValue } from '../yaml/edit/read.ts'
import { type Value, fileKind, pointerTo, isMap } from '../model/source.ts'
import { alternativesOf, fileNode, childNode, type SchemaNode } from '../model/schema/schema-node.ts'
import { compareValues, differencesBetween, type Difference, type Side } from '../yaml/edit/compare.ts'
import { picturesInTexts } from '../operations/pages/places-in-texts.ts'

export interface ContentState {
  /** The texts of the YAML files, by name: `home.yaml`. */
  readonly files: ReadonlyMap<string, string>
  /** A version of each picture, by name: `portrait.jpg`. Different bytes under one name have different versions. */
  readonly pictures: ReadonlyMap<string, string>
}

export type ContentChange = { readonly id: string; readonly name: string } & (
  | {
      readonly kind: 'value'
      readonly difference: Difference
      /** What the whole file says, before and after. */
      readonly before: Value
      readonly after: Value
    }
  | { readonly kind: 'fileAdded'; readonly after: Value }
  | { readonly kind: 'fileRemoved'; readonly before: Value }
  /** It differs only in comments or empty lines, or cannot be read in one of the states. */
  | { readonly kind: 'writing' }
  | { readonly kind: 'pictureAdded' | 'pictureRemoved' | 'pictureReplaced' }
)

/** All differences between two states: those of pages and texts by file, then those of pictures. */
export function contentChanges(before: ContentState, after: ContentState): readonly ContentChange[] {
  const names = [...new Set([...after.files.keys(), ...before.files.keys()])].toSorted()
  const files = names.flatMap((name) => changesOfFile(name, before.files.get(name), after.files.get(name)))
  const pictures = [...new Set([...after.pictures.keys(), ...before.pictures.keys()])].toSorted()
  return [...files, ...pictures.flatMap((name) => changeOfPicture(name, before, after))]
}

/** The later state without some of its changes. A file without any other change becomes what it was, byte for byte. */
export function withoutChanges(before: ContentState, after: ContentState, leftOut: ReadonlySet<string>): ContentState {
  const isLeftOut = ({ id }: ContentChange) => leftOut.has(id)
  const textOf = (name: string): string | undefined => {
    const [old, now] = [before.files.get(name), after.files.get(name)]
    const changes = changesOfFile(name, old, now)
    if (!changes.some(isLeftOut)) return now
    const [change] = changes
    if (now === undefined || change?.kind !== 'value' || changes.every(isLeftOut)) return old
    const side = (difference: Difference): Side => (leftOut.has(idOf(name, difference)) ? 'before' : 'after')
    return rewriteText(name, now, compareValues(change.before, change.after, fileNode(fileKind(name)), side))
  }
  const files = new Map<string, string>()
  for (const name of new Set([...after.files.keys(), ...before.files.keys()])) {
    const text = textOf(name)
    if (text !== undefined) files.set(name, text)
  }
  const pictures = new Map<string, string>()
  const shown = picturesInTexts(files)
  for (const name of new Set([...after.pictures.keys(), ...before.pictures.keys()])) {
    const [change] = changeOfPicture(name, before, after)
    const isTakenBack = change !== undefined && isLeftOut(change)
    // A picture goes together with the text that shows it: a text that was left as it was still needs it.
    const isMissed = change?.kind === 'pictureRemoved' && shown.has(name)
    const version = (isTakenBack || isMissed ? before : after).pictures.get(name)
    if (version !== undefined) pictures.set(name, version)
  }
  return { files, pictures }
}

function changesOfFile(name: string, before: string | undefined, after: string | undefined): ContentChange[] {
  if (before === after) return []
  const id = `${name}#`
  const [old, now] = [before, after].map((text) => (text === undefined ? undefined : readValue(text)))
  if (before === undefined) return [{ kind: 'fileAdded', id, name, after: now ?? '' }]
  if (after === undefined) return [{ kind: 'fileRemoved', id, name, before: old ?? '' }]
  if (old === undefined || now === undefined) return [{ kind: 'writing', id, name }]
  const changes = differencesBetween(old, now, fileNode(fileKind(name))).map((difference): ContentChange => ({
    kind: 'value',
    id: idOf(name, difference),
    name,
    difference,
    before: old,
    after: now,
  }))
  const differs = withLineFeeds(before) !== withLineFeeds(after)
  return changes.length === 0 && differs ? [{ kind: 'writing', id, name }] : changes
}

function changeOfPicture(name: string, before: ContentState, after: ContentState): ContentChange[] {
  const [old, now] = [before.pictures.get(name), after.pictures.get(name)]
  if (old === now) return []
  const kind = old === undefined ? 'pictureAdded' : now === undefined ? 'pictureRemoved' : 'pictureReplaced'
  return [{ kind, id: `images/${name}#`, name }]
}

const idOf = (name: string, { kind, path }: Difference) => `${name}#${path.reduce<string>(pointerTo, '')}#${kind}`

/**
 * Rewrites a text to say something else, keeping as much of its formatting and comments as possible.
 * @throws EditError if the text is written in a way that cannot be changed safely
 */
export function rewriteText(name: string, text: string, wanted: Value): string {
  const changed = applyEdit(text, { kind: 'set', path: [], value: typed(wanted, fileNode(fileKind(name))) })
  if (readValue(changed) === undefined) throw new EditError(`${name} can't be read.`)
  return changed
}

/** A value as it has to be written: it is read as text, and the schema says which texts are numbers or `true`. */
export function typed(value: Value, node: SchemaNode | undefined): NewValue {
  if (Array.isArray(value)) return value.map((item, index) => typed(item, childNode(node, index, item)))
  if (isMap(value)) {
    const entries = Object.entries(value)
    return Object.fromEntries(entries.map(([key, each]) => [key, typed(each, childNode(node, key, each))]))
  }
  const types = node ? [node, ...alternativesOf(node)].map(({ schema }) => schema['type']) : []
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true'
  const isNumber = types.includes('integer') || types.includes('number')
  return isNumber && String(Number(value)) === value ? Number(value) : value
}
