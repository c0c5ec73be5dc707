import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { items, valueAtPath, type ValuePath, type Value } from '../../../content/model/source.ts'
import { applyEdits } from '../../../content/yaml/edit/apply-edit.ts'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import { freeName } from '../../../content/model/content-names.ts'
import { fieldsOf, type SchemaNode, nodeAt } from '../../../content/model/schema/schema-node.ts'
import { copyEvent, looseEndsOf, removeEvent } from '../../../content/operations/events/change-events.ts'
import type { TextChanges, Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { removalOf } from '../../../content/operations/pages/rename-page.ts'
import type { KnownNames } from '../../../content/operations/pages/new-page.ts'
import { messages } from '../messages/messages.ts'
import { useEditing } from './editing.tsx'
import { describePlace } from './labels.ts'
import { focused } from './panel-heading.tsx'
import { Sign } from './plain-fields.tsx'

/** The edits that copy an item and put the copy after it; names that must be unique are left out. */
function copyEdits(node: SchemaNode, value: Value | undefined, path: ValuePath, knownNames: KnownNames): Edit[] {
  const copy = [...path.slice(0, -1), Number(path.at(-1)) + 1]
  const renames = fieldsOf(node).flatMap(({ key, node: field, required }): readonly Edit[] => {
    const name = valueAtPath(value, [key])
    const { identifies } = field.schema
    if (typeof name !== 'string' || typeof identifies !== 'string') return []
    if (!required) return [{ kind: 'remove', path: [...copy, key] }]
    return [{ kind: 'set', path: [...copy, key], value: freeName(name.replace(/-\d+$/, ''), knownNames(identifies)) }]
  })
  return [{ kind: 'duplicateItem', path }, ...renames]
}

/** Whether a list has as many items as its schema allows. */
export const isFull = ({ schema }: SchemaNode, count: number): boolean =>
  typeof schema['maxItems'] === 'number' && count >= schema['maxItems']

interface ItemActionsProps {
  readonly path: ValuePath
  readonly name: string
}

interface ItemAction {
  readonly word: string
  readonly act: () => void
  /** It can't be done here: the first item can't be moved up. */
  readonly isOut?: boolean
  /** Where in the list the item is afterwards; a removed one leaves its place to a neighbour. */
  readonly to: number
}

/** The actions on an item, and why it can't be removed. An event leaves nothing behind that refers to it. */
export function useItemActions({ path, name }: ItemActionsProps) {
  const { selection, knownNames, store, state, changeAloud } = useEditing()
  const { file, kind, fileValue } = selection
  const [listPath, node] = [path.slice(0, -1), nodeAt(kind, fileValue, path)]
  const listNode = nodeAt(kind, fileValue, listPath)
  const { length: count } = items(valueAtPath(fileValue, listPath))
  const index = Number(path.at(-1))
  const isEvent = kind === 'events' && path.length === 2
  const needing = isEvent ? looseEndsOf(state.texts, String(valueAtPath(fileValue, [...path, 'name']))).needing : []
  const why = needing[0] && messages.events.neededBy(needing.map((place) => describePlace(state.texts, place)))
  const action = (word: string, to: number, isOut: boolean, edits: () => readonly Edit[]): ItemAction => ({
    word,
    act: () => done(`${word}: ${name}`, (now) => new Map([[file, applyEdits(now.get(file) ?? '', edits())]])),
    isOut,
    to,
  })
  const done = (label: string, files: (now: Texts) => TextChanges) =>
    changeAloud({ label, files: files(store.state().texts) })
  const moveTo = (to: number) => () => [{ kind: 'moveItem', path, to }] as const
  const copying = action(messages.duplicate, index + 1, listNode !== undefined && isFull(listNode, count), () =>
    node ? copyEdits(node, valueAtPath(fileValue, path), path, knownNames) : [{ kind: 'duplicateItem', path }],
  )
  const removal = action(messages.remove, index, why !== undefined, () => [
    removalOf(file, path, fileValue) ?? { kind: 'remove', path },
  ])
  const copyEventToo = () => done(`${messages.duplicate}: ${name}`, (now) => copyEvent(now, index).changes)
  const removeEventToo = () => done(messages.events.removed(name), (now) => removeEvent(now, index))
  const actions: readonly ItemAction[] = [
    action(messages.up, index - 1, index === 0, moveTo(index - 1)),
    action(messages.down, index + 1, index === count - 1, moveTo(index + 1)),
    isEvent ? { ...copying, act: copyEventToo } : copying,
    isEvent ? { ...removal, act: removeEventToo } : removal,
  ]
  return { actions, why }
}

/** The actions on the open item; one that can't be done keeps its place. `leave` is called once it is removed. */
export function ItemActions({ leave, ...item }: ItemActionsProps & { readonly leave: () => void }) {
  const { selection, fresh, open } = useEditing()
  const { actions, why } = useItemActions(item)
  /** Opens the item where it is then. What moved it keeps the focus: the owner may move it further. */
  function actAndOpen({ word, act, to }: ItemAction, { detail }: Pick<UIEvent, 'detail'>): void {
    const [isMoved, opened] = [word === messages.up || word === messages.down, [...item.path.slice(0, -1), to]]
    // A double click makes one copy.
    if (!isMoved && detail > 1) return
    const isFresh = word === messages.duplicate || (isMoved && fresh.isQuiet(item.path))
    flushSync(() => {
      act()
      if (isFresh) fresh.added({ file: selection.file, path: opened })
      if (word === messages.remove) leave()
      else open(opened, 'instead')
    })
    if (!isMoved) return
    const ways = [...document.querySelectorAll<HTMLElement>('.panel header .actions > :nth-child(n + 3):enabled')]
    focused(ways.find(({ textContent }) => textContent === word) ?? ways[0])
  }
  return (
    <p className="actions">
      {actions.toReversed().map((action) => (
        <Button key={action.word} isDisabled={action.isOut ?? false} onClick={(event) => actAndOpen(action, event)}>
          {action.word}
        </Button>
      ))}
      {why && <span className="hint">{why}</span>}
    </p>
  )
}

/** The actions on an item within its list. */
export const ItemMenu = (its: ItemActionsProps) => <ActionsMenu name={its.name} actions={useItemActions(its).actions} />

/** A menu gives the focus back to its button in the frame after it closes; what is done then may take it elsewhere. */
const whenClosed = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/** The actions on an item of a list, behind one button. The menu closes, so that nothing slides under the pointer. */
export function ActionsMenu({ name, actions }: { name: string; actions: readonly ItemAction[] }) {
  const place = useRef<HTMLParagraphElement>(null)

  /** Keeps the focus on the item, wherever it is then; on the list if nothing is left in it. */
  function actAndFollow({ act, to }: ItemAction): void {
    const list = place.current?.closest('ol, [role="grid"]')
    flushSync(act)
    const buttons = [...(list?.querySelectorAll<HTMLElement>('.dots') ?? [])]
    focused(buttons[Math.min(to, buttons.length - 1)] ?? list?.closest('fieldset'))
  }

  return (
    <p className="actions" ref={place}>
      <MenuTrigger>
        <Button className="dots" aria-label={messages.actions(name)}>
          <Sign path="M3 8h.01M8 8h.01M13 8h.01" />
        </Button>
        <Popover placement="bottom end">
          <Menu aria-label={messages.actions(name)}>
            {actions
              .filter(({ isOut }) => !isOut)
              .map((action) => (
                <MenuItem key={action.word} id={action.word} onAction={() => whenClosed(() => actAndFollow(action))}>
                  {action.word}
                </MenuItem>
              ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </p>
  )
}
