import { valueAtPath } from '../../../../content/parse/own-property.ts'
import type { Edit } from '../../../../content/edit/edit.ts'
import { freeName, nameFrom } from '../../../../content/edit/free-name.ts'
import { readValue } from '../../../../content/edit/read.ts'
import { pagesByPath } from '../../../../content/page-edits/texts.ts'
import type { Value } from '../../../../content/parse/source.ts'
import { nodeAt } from '../../../../content/schema/schema-node.ts'
import { subjectOf } from '../../../../content/schema/text-node.ts'
import { uiLanguage } from '../../messages/messages.ts'
import type { EditorState } from '../../state/editor-state.ts'
import type { Option } from '../choice-field.tsx'
import { pageTitleOf } from '../describe-place.ts'
import { referencesOf } from '../references.ts'
import type { Thing } from '../thing.ts'

/** Something that a value may refer to, in words that the owner knows. */
export interface ReferenceOption extends Option {
  /** What has to be changed in the file first: the target of a link within the page needs an anchor. */
  readonly first?: readonly Edit[]
}

/** What a value of the open thing may refer to. */
export function referenceOptions(kind: string, thing: Thing, state: EditorState): readonly ReferenceOption[] {
  const names = referencesOf(kind, thing, state)
  switch (kind) {
    case 'phone':
      return names.map((id) => ({ id, text: [id, numberOf(id, state)].filter(Boolean).join(' · ') }))
    case 'page':
      return names.map((id) => ({ id, text: [titleOf(id, state), id].filter(Boolean).join(' · ') }))
    case 'event':
      return names.map((id) => ({ id, text: eventTitle(id, state) ?? id }))
    case 'anchor':
      return thing.kind === 'page' ? partsOf(thing.fileValue) : names.map((id) => ({ id, text: id }))
    default:
      return names.map((id) => ({ id, text: id }))
  }
}

function numberOf(phone: string, { texts }: EditorState): string {
  const number = valueAtPath(readValue(texts.get('site.yaml') ?? ''), ['phones', phone, 'number'])
  return typeof number === 'string' ? number : ''
}

function eventTitle(name: string, { texts }: EditorState): string | undefined {
  const events = valueAtPath(readValue(texts.get('events.yaml') ?? ''), ['events'])
  if (!Array.isArray(events)) return undefined
  const title = valueAtPath(
    events.find((event) => valueAtPath(event, ['name']) === name),
    ['title', uiLanguage],
  )
  return typeof title === 'string' ? title : undefined
}

function titleOf(path: string, { texts }: EditorState): string {
  const page = pagesByPath(texts).get(path)
  return page ? pageTitleOf(texts, page.file) : ''
}

/** Every block of the page; one without an anchor is given one when it is chosen. */
function partsOf(page: Value): readonly ReferenceOption[] {
  const blocks = valueAtPath(page, ['blocks'])
  if (!Array.isArray(blocks)) return []
  const taken = new Set(blocks.map((block) => valueAtPath(block, ['anchor'])))
  return blocks.map((block, index) => {
    const anchor = valueAtPath(block, ['anchor'])
    const node = nodeAt('page', page, ['blocks', index])
    const text = (node && subjectOf(block, node, uiLanguage)) ?? String(valueAtPath(block, ['type']))
    if (typeof anchor === 'string' && anchor !== '') return { id: anchor, text }
    const id = freeName(
      nameFrom(String(valueAtPath(block, ['title', 'pt']) ?? valueAtPath(block, ['type'])), 'parte'),
      taken,
    )
    taken.add(id)
    const path = ['blocks', index]
    const first: Edit =
      anchor === undefined
        ? { kind: 'addKey', path, key: 'anchor', value: id, at: 1 }
        : { kind: 'set', path: [...path, 'anchor'], value: id }
    return { id, text, first: [first] }
  })
}
