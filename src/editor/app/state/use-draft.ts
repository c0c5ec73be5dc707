import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { PictureFacts } from '../../../content/content-source.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { type Draft, drafter } from './draft.ts'
import type { EditorState } from './editor-state.ts'

/** Milliseconds without a letter after which everything is checked. */
const pause = 300

export interface DrawnDraft {
  readonly draft: Draft
  /** Whether it is that of the texts as they are now. */
  readonly isOfNow: boolean
}

/**
 * The draft of what is being written. A letter stands in its field before the page is drawn with it, and the page is
 * drawn with it before everything is checked: so that no site is so large that typing lags.
 */
export function useDraft({ texts: now, pictures }: Pick<EditorState, 'texts' | 'pictures'>): DrawnDraft {
  const [{ checked, drawn }] = useState(() => drafter(uiLanguage, messages))
  const texts = useDeferredValue(now)
  const [checkedTexts, check] = useState(texts)
  const facts = useMemo(
    (): ReadonlyMap<string, PictureFacts> => new Map([...pictures].map(([name, picture]) => [name, picture.facts])),
    [pictures],
  )
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => check(texts)), pause)
    return () => clearTimeout(timer)
  }, [texts])
  const draft = useMemo(
    () => (texts === checkedTexts ? checked : drawn)(texts, facts),
    [checked, drawn, texts, checkedTexts, facts],
  )
  return { draft, isOfNow: texts === now }
}
