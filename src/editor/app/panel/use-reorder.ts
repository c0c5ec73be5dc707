import { type DragAndDropOptions, useDragAndDrop } from 'react-aria-components'

/**
 * Makes rows movable by dragging and by keyboard.
 *
 * @param move called with the old and the new position of a row
 */
export function useReorder(
  rows: readonly { readonly id: string; readonly name: string }[],
  move: (from: number, to: number) => void,
) {
  const options: DragAndDropOptions = {
    getItems: (keys) => rows.filter(({ id }) => keys.has(id)).map(({ name }) => ({ 'text/plain': name })),
    onReorder({ keys, target }) {
      const from = rows.findIndex(({ id }) => keys.has(id))
      const before = rows.findIndex(({ id }) => id === target.key) + (target.dropPosition === 'after' ? 1 : 0)
      const to = from < before ? before - 1 : before
      if (to !== from) move(from, to)
    },
  }
  return useDragAndDrop(options).dragAndDropHooks
}
