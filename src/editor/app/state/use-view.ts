import { type FocusEvent, useState } from 'react'
import type { Language } from '../../../content/model/language.ts'
import { uiLanguage } from '../messages/messages.ts'
import type { View } from '../top-line.tsx'

/** How the page is viewed: as it was chosen, but in the language of the field that is being written. */
export function useView() {
  const [chosen, choose] = useState<View>({ path: '/', language: uiLanguage, width: 'computer', scheme: 'light' })
  const [writtenIn, showIn] = useState<Language>()
  return {
    view: writtenIn ? { ...chosen, language: writtenIn } : chosen,
    setView(view: View) {
      showIn(undefined)
      choose(view)
    },
    showPage: (path: string) => choose({ ...chosen, path }),
    showIn,
    /** Ends the writing, for an element around all fields. */
    onFocus({ target }: FocusEvent<HTMLElement>) {
      // A click on the page must find there what was seen.
      if (!(target instanceof HTMLIFrameElement) && !target.lang) showIn(undefined)
    },
  }
}
