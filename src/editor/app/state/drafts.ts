import type { PictureFacts, UnusableFile } from '../../../content/content-source.ts'
import { pictureFolder } from '../../../files/content-names.ts'
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
  let known: { readonly of: EditorState; readonly besides: ReturnType<typeof besidesTexts> } | undefined
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
    const isSame = state.texts === before.texts && areBesidesSame(state, before)
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
      shown = { state, draft: how(state.texts, ...besides(state)), isOfNow: true }
    } catch (because) {
      failed = { because }
    }
    if (failed || !before) tell(false)
    else if (!before.isOfNow || shown?.draft !== before.draft) tell(true)
  }

  /** The same ones for the same files, by which the drafter knows them. */
  function besides(state: EditorState): ReturnType<typeof besidesTexts> {
    if (!known || !areBesidesSame(known.of, state)) known = { of: state, besides: besidesTexts(state) }
    return known.besides
  }

  function tell(mayWait: boolean): void {
    for (const listener of listeners) listener(mayWait)
  }
}

const areBesidesSame = (one: EditorState, other: EditorState): boolean =>
  one.pictures === other.pictures && one.links === other.links

/** What the check has to know besides the texts: the pictures, and the files that have no text because they are links. */
function besidesTexts({ pictures, links }: EditorState) {
  const facts = new Map<string, PictureFacts>([...pictures].map(([name, picture]) => [name, picture.facts]))
  const unusable = new Map<string, UnusableFile>()
  for (const name of links) {
    if (name.startsWith(pictureFolder)) facts.set(name.slice(pictureFolder.length), { fault: 'pictureOutside' })
    else unusable.set(name, { fault: 'notAFile' })
  }
  return [facts, unusable] as const
}
