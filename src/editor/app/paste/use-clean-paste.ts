import { useEffect } from 'react'
import { cleanPaste } from '../../../content/edit/clean-paste.ts'
import { messages } from '../messages/messages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { textOfHtml } from './text-of-html.ts'

/**
 * Cleans up whatever is pasted into a text field, as one step that can be undone.
 *
 * @param say tells the owner what to look at
 */
export function useCleanPaste(store: EditorStore, say: (text: string) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event
      if (!isTextField(target) || !clipboardData) return
      const plain = clipboardData.getData('text/plain')
      const formed = clipboardData.getData('text/html')
      const { text, garbled } = cleanPaste((formed && textOfHtml(formed)) || plain)
      if (text === '') return
      event.preventDefault()
      store.seal()
      insert(target, target instanceof HTMLInputElement ? text.replaceAll(/\s*\n\s*/g, ' ') : text)
      store.seal()
      if (garbled) say(messages.garbled)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [store, say])
}

function isTextField(target: EventTarget | null): target is HTMLTextAreaElement | HTMLInputElement {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly
  return target instanceof HTMLInputElement && ['text', 'search', 'url'].includes(target.type) && !target.readOnly
}

/** Replaces the selection, as typing does. */
function insert(field: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field
  field.setRangeText(text, selectionStart ?? 0, selectionEnd ?? field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }))
}
