import type { PictureFacts } from '../../../content/content-source.ts'
import type { Draft, Drafter } from './draft.ts'
import type { EditorState, StateHolder } from './editor-state.ts'

/** What is shown: all that the editor knows, and the draft that follows what is written. */
export interface Shown {
  readonly state: EditorState
  readonly draft: Draft
  /** Whether the draft is that of the texts in `state`. */
  readonly isOfNow: boolean
}

export interface Drafts {
  /**
   * @returns undefined until there is any content
   * @throws what went wrong where something can't be drawn
   */
  readonly shown: () => Shown | undefined
  /** Calls `listener` with whether what is shown may wait until nothing else is to be done. */
  readonly subscribe: (listener: (mayWait: boolean) => void) => () => void
}

/** Milliseconds without a letter after which everything is checked. */
const pause = 300

/**
 * Follows what is written with a draft of it. A letter stands in its field before the page is drawn with it, the page is
 * drawn with it before the panel is, and the panel before everything is checked: so that no site is so large that typing
 * lags.
 */
export function createDrafts(store: Pick<StateHolder, 'state' | 'subscribe'>, { checked, drawn }: Drafter): Drafts {
  const listeners = new Set<(mayWait: boolean) => void>()
  let shown: Shown | undefined
  let failed: { readonly because: unknown } | undefined
  let pictures: { readonly of: EditorState['pictures']; readonly facts: ReadonlyMap<string, PictureFacts> } | undefined
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
    if (!shown) return draw(checked)
    const before = shown.state
    const isSame = state.texts === before.texts && state.pictures === before.pictures
    shown = { ...shown, state, isOfNow: isSame && shown.isOfNow }
    if (!isSame) {
      clearTimeout(timer)
      timer = setTimeout(() => draw(drawn))
    }
    // How it stands on the disk is told by one line, which asks for itself.
    const isOther = !isSame || state.history !== before.history || state.conflicts !== before.conflicts
    if (isOther && !mayWait) tell(false)
  }

  function draw(how: Drafter['drawn']): void {
    const [state, before] = [store.state(), shown]
    clearTimeout(timer)
    if (how === drawn) timer = setTimeout(() => draw(checked), pause)
    try {
      shown = { state, draft: how(state.texts, factsOf(state)), isOfNow: true }
    } catch (because) {
      failed = { because }
    }
    if (failed || !before) tell(false)
    else if (!before.isOfNow || shown?.draft !== before.draft) tell(true)
  }

  /** The same ones for the same pictures, by which the drafter knows them. */
  function factsOf({ pictures: of }: EditorState): ReadonlyMap<string, PictureFacts> {
    if (pictures?.of !== of) pictures = { of, facts: new Map([...of].map(([name, { facts }]) => [name, facts])) }
    return pictures.facts
  }

  function tell(mayWait: boolean): void {
    for (const listener of listeners) listener(mayWait)
  }
}
