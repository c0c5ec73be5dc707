import type { ContentSnapshot, SaveRequest, VersionedText } from '../../protocol.ts'
import { picturesInTexts } from '../../../content/operations/pages/places-in-texts.ts'
import { type Conflict, isBroken, takenOver, unparsedIn } from './conflicts.ts'
import { type Saving, type StateHolder, withTexts } from './editor-state.ts'
import { textInHistory } from './history.ts'
import type { Unsaved, UnsavedText } from './kept-in-browser.ts'

/** A file as it is now, to be saved. */
export interface UnsavedFile {
  readonly name: string
  readonly request: SaveRequest
  /** To be called once it is saved, with its new version. */
  readonly saved: (version: string | null) => void
}

/** What is known of the texts on disk. */
export interface DiskTexts {
  /** All files, here or on disk. */
  readonly names: () => ReadonlySet<string>
  /** The version of a file on disk; null if there is none. */
  readonly versionOf: (name: string) => string | null
  /** Whether a text has to be saved, and may be. */
  readonly isUnsaved: () => boolean
  /** @returns undefined if the file need not be saved, or must not */
  readonly unsavedOf: (name: string) => UnsavedFile | undefined
  /** The state once everything is saved that may be. */
  readonly savedState: () => Saving['state'] & ('saved' | 'unparsed')
  /** Takes over another program's text: merges it with what was written here and is not on disk yet. */
  readonly takeOver: (name: string, theirs: VersionedText | null) => void
  readonly takeOverAll: (files: ContentSnapshot['files']) => void
  /** The texts that are not on disk. */
  readonly notOnDisk: () => Unsaved
  /** From now on saves over a file that can't be parsed. */
  readonly saveOver: (conflict: Conflict) => void
  /**
   * Merges what an earlier window could not save with what is on disk now.
   *
   * @returns the texts to be written, as one step
   */
  readonly regained: (left: Unsaved) => ReadonlyMap<string, string | null>
}

/** A text on disk, and what the file said at the end of the history when it came there. */
interface Known extends VersionedText {
  readonly inHistory: string | null | undefined
}

/** @param holder holds the texts as they are here */
export function diskTexts({ state, set }: StateHolder): DiskTexts {
  /** The texts on disk, as far as known; of a file that can't be parsed any more, the last one that could. */
  const onDisk = new Map<string, Known>()

  const names = () => new Set([...state().texts.keys(), ...onDisk.keys()])
  const versionOfPicture = (name: string) => state().pictures.get(name)?.version
  const textOf = (name: string) => state().texts.get(name) ?? null
  const isOther = (name: string) => textOf(name) !== (onDisk.get(name)?.text ?? null)
  const isUnsaved = (name: string) => isOther(name) && !unparsedIn(state().conflicts, name)

  const versionOf = (name: string) => unparsedIn(state().conflicts, name)?.unparsed ?? onDisk.get(name)?.version ?? null

  function know(name: string, text: VersionedText | null): void {
    if (text) onDisk.set(name, { ...text, inHistory: textInHistory(state().history, name) })
    else onDisk.delete(name)
  }

  function takeOver(name: string, theirs: VersionedText | null): void {
    const [base, mine] = [onDisk.get(name)?.text ?? null, textOf(name)]
    const former = unparsedIn(state().conflicts, name)
    const others = state().conflicts.filter((each) => each !== former)
    if (theirs && isBroken(mine, theirs.text)) {
      const unparsed = { file: name, before: mine, after: theirs.text, unparsed: theirs.version }
      return set({ conflicts: [...others, { id: crypto.randomUUID(), ...unparsed }] })
    }
    know(name, theirs)
    const { text, conflicts } = takenOver(name, { base, mine, theirs: theirs?.text ?? null })
    if (text === mine && conflicts.length === 0 && !former) return
    set({
      texts: withTexts(state().texts, new Map([[name, text]])),
      conflicts: [...others, ...conflicts],
      takenOver: { file: name, before: mine, after: text },
    })
  }

  function regainedText(name: string, { base, mine, inHistory }: UnsavedText): string | null {
    const [now, ending] = [onDisk.get(name), textInHistory(state().history, name)]
    const theirs = now?.text ?? null
    if (base === theirs) {
      // If the history was kept, but the file was not saved, the next step begins where the last one ended.
      if (ending !== undefined && ending !== inHistory)
        set({ texts: withTexts(state().texts, new Map([[name, ending]])) })
      return mine
    }
    if (now && isBroken(base, now.text)) {
      onDisk.set(name, { ...now, text: base ?? '' })
      set({ texts: withTexts(state().texts, new Map([[name, base]])) })
      takeOver(name, now)
      return mine
    }
    const { text, conflicts } = takenOver(name, { base, mine, theirs })
    set({ conflicts: [...state().conflicts, ...conflicts] })
    return text
  }

  return {
    names,
    versionOf,
    isUnsaved: () => [...names()].some(isUnsaved),
    unsavedOf(name) {
      if (!isUnsaved(name)) return undefined
      const [text, base] = [textOf(name), onDisk.get(name)?.version ?? null]
      const inHistory = textInHistory(state().history, name)
      const saved = (version: string | null) => {
        if (text === null || version === null) onDisk.delete(name)
        else onDisk.set(name, { text, version, inHistory })
      }
      return { name, request: { text, base }, saved }
    },
    savedState: () => (state().conflicts.some(({ unparsed }) => unparsed !== undefined) ? 'unparsed' : 'saved'),
    takeOver,
    takeOverAll(files) {
      for (const name of new Set([...Object.keys(files), ...onDisk.keys()]))
        if ((files[name]?.version ?? null) !== versionOf(name)) takeOver(name, files[name] ?? null)
    },
    notOnDisk: () =>
      Object.fromEntries(
        [...names()].filter(isOther).map((name) => {
          const { text: base = null, inHistory } = onDisk.get(name) ?? {}
          const mine = textOf(name)
          const shown = [...picturesInTexts(new Map([[name, mine ?? '']]))]
          const pictures = Object.fromEntries(shown.map((each) => [each, versionOfPicture(each)]))
          return [name, { base, mine, pictures, ...(inHistory !== undefined && { inHistory }) }]
        }),
      ),
    saveOver({ file, after, unparsed }) {
      if (unparsed !== undefined && after !== null) know(file, { text: after, version: unparsed })
    },
    regained: (left) =>
      new Map(
        Object.entries(left)
          .filter(([name, { mine }]) => mine !== textOf(name))
          .map(([name, each]) => [name, regainedText(name, each)]),
      ),
  }
}
