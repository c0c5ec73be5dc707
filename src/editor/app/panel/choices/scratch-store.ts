import { withTexts } from '../../state/editor-state.ts'
import type { EditorStore } from '../../state/editor-store.ts'

/**
 * A store in which one file has another text: its changes stay here until the text is complete.
 *
 * @param complete is given each new text, and takes over those that are complete
 */
export function scratchStore(
  store: EditorStore,
  file: string,
  text: string,
  complete: (text: string) => void,
): EditorStore {
  let state = { ...store.state(), texts: withTexts(store.state().texts, new Map([[file, text]])) }
  const listeners = new Set<(mayWait: boolean) => void>()
  return {
    ...store,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    textBefore: (name) => state.texts.get(name) ?? '',
    seal: () => undefined,
    change({ files }) {
      state = { ...state, texts: withTexts(state.texts, files) }
      for (const listener of listeners) listener(false)
      complete(state.texts.get(file) ?? '')
    },
  }
}
