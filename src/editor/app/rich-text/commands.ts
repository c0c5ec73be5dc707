import { baseKeymap, chainCommands, deleteSelection, joinTextblockBackward, toggleMark } from 'prosemirror-commands'
import { inputRules, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { AllSelection, type Command, type EditorState, type Plugin } from 'prosemirror-state'
import { schema } from './document.ts'

const { br, li, ol, ul } = schema.nodes

export const commands = {
  strong: toggleMark(schema.marks.strong),
  em: toggleMark(schema.marks.em),
  ul: toggleList(ul),
  ol: toggleList(ol),
} as const satisfies Readonly<Record<string, Command>>

/** The list around the caret, and where it begins. */
function listAround({ selection: { $from } }: EditorState) {
  const range = $from.blockRange($from, ({ type }) => type === ul || type === ol)
  return range && { node: range.parent, at: $from.before(range.depth) }
}

/** Makes a list, a list of another kind, or paragraphs again. */
function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = listAround(state)
    if (!list) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(li)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.at, type, { isLoose: Boolean(list.node.attrs['isLoose']) }))
    return true
  }
}

/** Whether a command is on where the caret is. */
export function isOn(name: keyof typeof commands | 'a', state: EditorState): boolean {
  if (name === 'ul' || name === 'ol') return listAround(state)?.node.type.name === name
  const { from, to, empty, $from } = state.selection
  const mark = schema.marks[name]
  return empty ? Boolean(mark.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, mark)
}

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(br.create()).scrollIntoView())
  return true
}

/** Where everything is selected there is no paragraph to divide, for which the usual key would do nothing. */
const replaceAll: Command = (state, send) => state.selection instanceof AllSelection && deleteSelection(state, send)

/** An empty last item is left, as by Enter: the usual key would make its words a paragraph of the item before. */
const removeEmpty: Command = (state, dispatch, view) => {
  const { empty, $from } = state.selection
  if (!empty || $from.parent.content.size > 0) return false
  const isLast = $from.depth > 2 && $from.indexAfter(-2) === $from.node(-2).childCount
  return (isLast && $from.node(-1).childCount === 1 ? liftListItem(li) : joinTextblockBackward)(state, dispatch, view)
}

/** The keys of a field, and what typed signs become. There is no undo: the editor has one for all. */
export const plugins = (askForLink: () => boolean): Plugin[] => [
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*•]\s$/, ul),
      wrappingInputRule(/^\s*(\d{1,3})[.)]\s$/, ol, ([, number]) => ({ start: Number(number) })),
    ],
  }),
  keymap({
    'Mod-b': commands.strong,
    'Mod-i': commands.em,
    'Mod-k': askForLink,
    'Mod-Shift-7': commands.ol,
    'Mod-Shift-8': commands.ul,
    'Mod-[': liftListItem(li),
    'Mod-]': sinkListItem(li),
    Enter: chainCommands(splitListItem(li), replaceAll),
    'Shift-Enter': lineBreak,
    Backspace: chainCommands(undoInputRule, removeEmpty),
    'Shift-Backspace': removeEmpty,
  }),
  keymap(baseKeymap),
]
