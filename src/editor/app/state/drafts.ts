import type { PictureFacts } from '../../../content/model/content-source.ts'
import type { Draft, Drafter } from './draft.ts'
import type { EditorState, StateHolder } from './editor-state.ts'
import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** What is shown: the state of the editor, and the draft that follows it. */
interface Shown {
  readonly state: EditorState
  readonly draft: Draft
  /** Whether the draft was made from the texts in `state`. */
  readonly isCurrent: boolean
}

export interface Drafts {
  /**
   * @returns undefined until there is any content
   * @throws the error of a draft that could not be made
   */
  readonly shown: () => Shown | undefined
  /** Calls `listener` with whether rendering may wait until the browser is idle. */
  readonly subscribe: (listener: (mayWait: boolean) => void) => () => void
}

/** Milliseconds without a keystroke after which everything is checked. */
const pause = 300

/**
 * Keeps a draft of what is being written. The field shows a letter before the page does, the page before the panel, and
 * the panel before everything is checked, so that typing does not lag on a site of any size. If everything was checked
 * at each letter, it would reach the page after some 95 ms in place of 18 on the home page, and after 190 in place of 35
 * on a page of 200 blocks (medians of `npm run bench -- edit`).
 */
export function createDrafts(
  store: Pick<StateHolder, 'state' | 'subscribe'>,
  { checked, provisional }: Drafter,
): Drafts {
  const listeners = new Set<(mayWait: boolean) => void>()
  let shown: Shown | undefined
  let failed: { readonly because: unknown } | undefined
  let known: { readonly of: EditorState['pictures']; readonly facts: ReadonlyMap<string, PictureFacts> } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  store.subscribe(follow)
  return {
    shown() {
      if (failed) throw failed.because
      return shown
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  function follow(mayWait: boolean): void {
    const state = store.state()
    if (!state.ready) return
    if (!shown) return update(checked)
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

  function update(how: Drafter['provisional']): void {
    const [state, before] = [store.state(), shown]
    clearTimeout(timer)
    if (how === provisional) timer = setTimeout(() => update(checked), pause)
    try {
      shown = { state, draft: how(state.texts, factsOf(state.pictures)), isCurrent: true }
    } catch (because) {
      failed = { because }
    }
    if (failed || !before) notify(false)
    else if (!before.isCurrent || shown?.draft !== before.draft) notify(true)
  }

  /** The same map for the same pictures, because the drafter compares by identity. */
  function factsOf(pictures: EditorState['pictures']): ReadonlyMap<string, PictureFacts> {
    if (known?.of !== pictures)
      known = { of: pictures, facts: new Map([...pictures].map(([name, { facts }]) => [name, facts])) }
    return known.facts
  }

  function notify(mayWait: boolean): void {
    for (const listener of listeners) listener(mayWait)
  }
}

/** What is shown in the panel and above the page; undefined until there is any content. */
export function useShown(drafts: Drafts): Shown | undefined {
  const [shown, show] = useState(drafts.shown)
  useEffect(() => {
    const follow = () => show(drafts.shown)
    let followed = drafts.shown()?.state.takenOver
    follow()
    return drafts.subscribe((mayWait) => {
      const takenOver = drafts.shown()?.state.takenOver
      // The next letter must not go where something else is now.
      if (takenOver !== followed) flushSync(follow)
      else if (mayWait) startTransition(follow)
      else follow()
      followed = takenOver
    })
  }, [drafts])
  return shown
}
