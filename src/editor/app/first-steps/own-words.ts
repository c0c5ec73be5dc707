import { useState } from 'react'
import { afterPress } from '../panel/after-press.ts'
import type { ValuePath } from '../../../content/model/pointer.ts'
import { messages } from '../messages/messages.ts'
import { useEditor } from '../panel/editing.tsx'
import { siteFile, withoutMarks } from './questions.ts'

/** What a field does when it is left: what was written there is no sample any more. */
export function useOwnWords(): (field: ValuePath) => void {
  const { store } = useEditor()
  const [before] = useState(() => store.state().texts.get(siteFile))
  return (field) =>
    afterPress(() => {
      const text = withoutMarks(before, store.state())
      // One step with what was typed: both are undone at once.
      const group = field.join('/')
      if (text !== undefined) store.change({ label: messages.noSample, files: new Map([[siteFile, text]]), group })
      store.seal()
    })
}
