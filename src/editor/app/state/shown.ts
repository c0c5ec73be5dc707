import type { Checked, Checker } from './checked.ts'
import type { EditorState, StateHolder } from './editor-state.ts'
import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** What is shown: the state of the editor, and what its texts amount to. */
interface Shown {
  readonly state: EditorState
  readonly checked: Checked
  /** Whether `checked` was made from the texts in `state`. */
  readonly isCurrent: boolean
}

export type ShownContent = ReturnType<typeof showContent>

/** Milliseconds without a keystroke after which everything is checked. */
const pause = 300

/**
 * Keeps what is shown in step with what is being written. The field shows a letter before the page does, the page before the panel, and
 * the panel before everything is checked, so that typing does not lag on a site of any size. If everything was checked
 * at each letter, it would reach the page after some 95 ms in place of 18 on the home page, and after 190 in place of 35
 * on a page of 200 blocks (medians of `npm run bench -- edit`).
 */
export function showContent(store: Pick<StateHolder, 'state' | 'subscribe'>, { check, provisional }: Checker) {
  const listeners = new Set<(mayWait: boolean) => void>()
  let shown: Shown | undefined
  let failed: { readonly because: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  store.subscribe(follow)
  return {
    /** @returns undefined until there is any content @throws the error of a check that failed */
    current(): Shown | undefined {
      if (failed) throw failed.because
      return shown
    },
    /** To be called when the window is looked at again: it may be another day, and what is shown depends on that. */
    lookAgain: () => shown && update(check),
    /** Calls `listener` with whether rendering may wait until the browser is idle. @returns ends it */
    subscribe(listener: (mayWait: boolean) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  function follow(mayWait: boolean): void {
    const state = store.state()
    if (!state.ready) return
    if (!shown) return update(check)
    const before = shown.state
    const isSame = state.texts === before.texts && state.pictures === before.pictures
    shown = { ...shown, state, isCurrent: isSame && shown.isCurrent }
    if (!isSame) {
      clearTimeout(timer)
      timer = setTimeout(() => update(provisional))
    }
    // Whether it is saved is shown by one line, which subscribes by itself.
    const isOther = !isSame || state.history !== before.history || state.conflicts !== before.conflicts
    if (isOther && !mayWait) notify(false)
  }

  function update(how: Checker['provisional']): void {
    const [state, before] = [store.state(), shown]
    clearTimeout(timer)
    if (how === provisional) timer = setTimeout(() => update(check), pause)
    try {
      shown = { state, checked: how(state.texts, state.pictures), isCurrent: true }
    } catch (because) {
      failed = { because }
    }
    if (failed || !before) notify(false)
    else if (!before.isCurrent || shown?.checked !== before.checked) notify(true)
  }

  function notify(mayWait: boolean): void {
    for (const listener of listeners) listener(mayWait)
  }
}

/** What is shown in the panel and above the page; undefined until there is any content. */
export function useShown(content: ShownContent): Shown | undefined {
  const [shown, show] = useState(content.current)
  useEffect(() => {
    const follow = () => show(content.current)
    let followed = content.current()?.state.applied
    follow()
    return content.subscribe((mayWait) => {
      const applied = content.current()?.state.applied
      // The next letter must not go where something else is now.
      if (applied !== followed) flushSync(follow)
      else if (mayWait) startTransition(follow)
      else follow()
      followed = applied
    })
  }, [content])
  return shown
}
