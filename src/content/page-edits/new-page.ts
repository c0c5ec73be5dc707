import { applyEdits } from '../edit/apply-edit.ts'
import type { Edit, NewValue } from '../edit/edit.ts'
import { fileKind } from '../file-kind.ts'
import type { LocalisedText } from '../schema/types.generated.ts'
import { fileNameFor } from './file-name.ts'
import type { LinkPlace } from './link-places.ts'
import type { TextChanges, Texts } from './texts.ts'

export interface NewPage {
  readonly path: string
  readonly title: LocalisedText
  readonly description: LocalisedText
  /** What it begins with: a copy of a page, by its file, or blocks. */
  readonly model: { readonly file: string } | { readonly blocks: readonly NewValue[] }
  /** Where a button that leads to it is added. */
  readonly linkedFrom: readonly LinkPlace[]
}

/**
 * Adds a page, and the buttons that lead to it.
 *
 * @returns the name of its file, and what changes
 * @throws EditError where one of the texts can't be changed
 */
export function newPage(
  texts: Texts,
  { path, title, description, model, linkedFrom }: NewPage,
): { readonly file: string; readonly changes: TextChanges } {
  const file = fileNameFor(path, (name) => texts.has(name))
  const head: Edit[] = Object.entries({ path, title: { ...title }, description: { ...description } }).map(
    ([key, value]) => ({ kind: 'set', path: [key], value }),
  )
  const text =
    'file' in model
      ? applyEdits(texts.get(model.file) ?? '', head)
      : textOf({ path, title: { ...title }, description: { ...description } }, model.blocks, schemaLine(texts))
  const changes = new Map([[file, text]])
  for (const place of linkedFrom) {
    const button = { label: { ...title }, page: path }
    const edit: Edit =
      place.length === undefined
        ? { kind: 'addKey', path: place.path.slice(0, -1), key: String(place.path.at(-1)), value: [button] }
        : { kind: 'insertItem', path: place.path, at: place.length, value: button }
    changes.set(place.file, applyEdits(changes.get(place.file) ?? texts.get(place.file) ?? '', [edit]))
  }
  return { file, changes }
}

function textOf(
  head: { readonly path: string; readonly [key: string]: NewValue },
  blocks: readonly NewValue[],
  first: string,
): string {
  const { path, ...rest } = head
  const edits = Object.entries({ ...rest, blocks }).map(([key, value]): Edit => ({
    kind: 'addKey',
    path: [],
    key,
    value,
  }))
  const written = applyEdits(`${first}path: ${path}\n`, edits)
  // In the style of the existing pages: an empty line before each block, and before the first.
  return written.replaceAll(/\n {2}- type: /g, '\n$&').replace('\nblocks:\n\n', '\n\nblocks:\n')
}

/** The line that tells YAML editors which schema a page has, copied from the other pages. */
function schemaLine(texts: Texts): string {
  const pages = [...texts].filter(([file]) => fileKind(file) === 'page')
  return pages.map(([, text]) => /^# yaml-language-server:.*\n/.exec(text)?.[0]).find(Boolean) ?? ''
}
