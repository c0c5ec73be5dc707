import { AsyncLocalStorage } from 'node:async_hooks'
import { createEditorStore, type EditorStore } from '../../app/state/editor-store.ts'
import { unsavedInBrowser } from '../../app/state/kept-in-browser.ts'
import type { FileChange } from '../../app/state/history.ts'
import type { ServerClient } from '../../app/state/server-client.ts'
import { partsOf, picturePlace, places, valueIn } from './world.ts'

/** A window of the editor. */
export interface Tab {
  readonly store: EditorStore
  /** Ends it at once: what it has sent may arrive, and nothing else does. */
  readonly kill: () => void
}

/** The window that a call comes from. Where the browser itself keeps the content, nothing goes on once that is closed. */
export const callingWindow = new AsyncLocalStorage<AbortSignal>()

/** Resolves when the window that a call comes from is closed. */
export const windowClosed = () =>
  new Promise((resolve) => callingWindow.getStore()?.addEventListener('abort', resolve, { once: true }))

/** @param storage of the browser that the window is in */
export function openWindow(real: ServerClient, storage: Storage): Tab {
  const window = new AbortController()
  const isOver = () => window.signal.aborted
  const never = new Promise<never>(() => undefined)
  const stops: (() => void)[] = []
  // A window that is gone asks nothing, learns of nothing, and keeps nothing.
  const unlessOver =
    <Args extends unknown[], T>(method: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (isOver()) return never
      try {
        const answer = await callingWindow.run(window.signal, () => method(...args))
        return isOver() ? await never : answer
      } catch (error) {
        return isOver() ? never : Promise.reject(error as Error)
      }
    }
  const heard =
    <Args extends unknown[]>(listener: (...args: Args) => void) =>
    (...args: Args) => {
      if (!isOver()) listener(...args)
    }
  const client: ServerClient = {
    ...(real.pause !== undefined && { pause: real.pause }),
    content: unlessOver(real.content),
    saveFile: unlessOver(real.saveFile),
    keepPicture: unlessOver(real.keepPicture),
    removePictures: unlessOver(real.removePictures),
    restorePicture: unlessOver(real.restorePicture),
    history: unlessOver(real.history),
    keepHistory: unlessOver(real.keepHistory),
    watch(onChange, onLost) {
      const stop = real.watch(heard(onChange), heard(onLost))
      stops.push(stop)
      return stop
    },
  }
  return {
    store: createEditorStore(
      client,
      { theirs: 'Escolha', unsaved: 'Voltou' },
      unsavedInBrowser(() => {
        if (isOver()) throw new Error('The window is closed.')
        return storage
      }),
    ),
    kill() {
      window.abort()
      for (const stop of stops) stop()
    },
  }
}

/** A file as a window has it. */
export const textIn = ({ store }: Tab, file: string): string => store.state().texts.get(file) ?? ''

/** What a window has at each place. */
export const allIn = (tab: Tab): ReadonlyMap<string, string> =>
  new Map([...places, picturePlace].map((place) => [place, valueIn(textIn(tab, partsOf(place).file), place)]))

/** All that changes of files say before and after. */
export const writtenIn = (changes: readonly FileChange[]): string =>
  changes.map(({ before, after }) => `${before}\n${after}`).join('\n')

/** Everything that a tab could bring back, or asks about. */
export function heldBy({ store }: Tab): string {
  const { history, conflicts } = store.state()
  return writtenIn([...history.steps.slice(-200).flatMap((step) => step.files), ...conflicts])
}

/** What a window shows and asks, for the message of a failure. */
export const saidIn = (tab: Tab): string =>
  JSON.stringify({
    saving: tab.store.state().saving,
    texts: Object.fromEntries(allIn(tab)),
    asks: tab.store.state().conflicts.map(({ file, before, after }) =>
      places
        .filter((place) => partsOf(place).file === file)
        .map((place) => [place, ...[before, after].map((text) => valueIn(text ?? '', place))])
        .filter(([, own, other]) => own !== other),
    ),
  })
