import { pictureFolder } from '../../../content/model/content-names.ts'
import type { ChangeListener } from '../../content-store.ts'
import { isRefused, type RefusalCode, refusalIn } from '../../protocol.ts'
import { storedPictures } from './stored-pictures.ts'
import { storedTexts, type UnsavedFile } from './stored-texts.ts'
import { savingAfter, type StateHolder } from './editor-state.ts'
import { packHistory } from './packed-history.ts'
import type { ServerClient } from './server-client.ts'

/** Milliseconds without a keystroke after which a text is saved, unless the server says otherwise. */
const usualPause = 300

/** Milliseconds after which saving is tried again when it has failed. */
const retryAfter = 1000

/** Milliseconds after which the line says that something hangs: what is not saved is then kept in the browser. */
const slowAfter = 3000

/** Keeps the stored content and the content here in agreement, in both directions. */
export function sync(server: ServerClient, holder: StateHolder) {
  const { state, set } = holder
  /** Every step and conflict that was ever kept: one of them that is gone was discarded here, or settled. */
  const everKept = new Set<string>()
  /** What is certainly kept. */
  let surelyKept: ReadonlySet<string> = new Set()
  const texts = storedTexts(holder)
  const pictures = storedPictures(server, holder)
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<void> = Promise.resolve()
  let unfollow: (() => void) | undefined
  /** Whether what was changed elsewhere could not be read. */
  let isBehind = false

  /** Saves once there has been no change for a moment. */
  function saveSoon(): void {
    clearTimeout(timer)
    set({ saving: savingAfter(state().saving) })
    timer = setTimeout(() => void saveNow(), server.pause ?? usualPause)
  }

  /** Resolves when the current texts have been saved, or could not be. */
  function saveNow(): Promise<void> {
    clearTimeout(timer)
    return inTurn(saveAll)
  }

  /** Runs a task after those before it. Never rejects: any failure is shown, and everything is tried again. */
  function inTurn(task: () => Promise<void>): Promise<void> {
    const run = async () => {
      const slow = setTimeout(() => set({ saving: { state: 'refused', refused: 'slow' } }), slowAfter)
      await task()
        .catch((error: unknown) => fail(refusalIn(error).refused))
        .finally(() => clearTimeout(slow))
    }
    work = work.then(run, run)
    return work
  }

  /** The texts are still here. One request may fail while the connection stays, so nothing else is waited for. */
  function fail(refused: RefusalCode): void {
    clearTimeout(timer)
    timer = setTimeout(() => refreshAndSave(), retryAfter)
    set({ saving: { state: 'refused', refused } })
  }

  async function saveAll(): Promise<void> {
    set({ saving: savingAfter(state().saving) })
    if (isBehind || texts.isUncertain()) await refresh()
    const unsaved = unsavedOf(texts.names())
    // Before the files, and what is written meanwhile is saved next time: whatever is stored can then be undone, even
    // if the page is reloaded in between. If it can't be kept, a text is saved all the same, but not over a conflict.
    const [kept] = await Promise.allSettled([keep()])
    const isKept = kept.status === 'fulfilled'
    const unsent = new Set(unsaved)
    try {
      for (const each of unsaved) if (isSafe(each.name)) await saveOne(each, unsent, isKept)
    } finally {
      for (const { notStored } of unsent) notStored()
    }
    if (kept.status === 'rejected') throw kept.reason
    await pictures.writeLeft()
    await pictures.removeUnshown()
    if (!texts.isUnsaved()) set({ saving: { state: texts.savedState() } })
  }

  /** A file that can't be parsed stays as it is stored, so that its text need not be kept elsewhere. */
  const conflictsToKeep = () => state().conflicts.filter(({ unparsed }) => unparsed === undefined)

  /** Whether a file may be saved: nobody's text in a conflict about it would be gone. */
  const isSafe = (name: string) => conflictsToKeep().every(({ id, file }) => file !== name || surelyKept.has(id))

  const idsOfKept = () => new Set([...state().history.steps, ...conflictsToKeep()].map(({ id }) => id))

  async function keep(): Promise<void> {
    const { history } = state()
    const conflicts = conflictsToKeep()
    const ids = idsOfKept()
    for (const id of ids) everKept.add(id)
    const settled = await server.keepHistory(
      packHistory({ ...history, conflicts }),
      [...everKept].filter((id) => !ids.has(id)),
    )
    surelyKept = ids
    const open = state().conflicts.filter(({ id }) => !settled.includes(id))
    if (open.length < state().conflicts.length) set({ conflicts: open })
  }

  const unsavedOf = (names: Iterable<string>) => [...names].flatMap((name) => texts.unsavedOf(name) ?? [])

  /** @param unsent what is to be sent, and has not been yet @param isKept whether the history is, which names pictures */
  async function saveOne(file: UnsavedFile, unsent: Set<UnsavedFile>, isKept: boolean): Promise<void> {
    for (let next: UnsavedFile | undefined = file; next;) {
      const { name, request, saved, notStored } = next
      if (request.text !== null) await pictures.writeShown(name, request.text, isKept)
      unsent.delete(next)
      try {
        return saved((await server.saveFile(name, request)).version)
      } catch (error) {
        if (!isRefused(error, 'changedMeanwhile')) throw error
        notStored()
        texts.merge(name, error.refusal.current ?? null)
        next = texts.unsavedOf(name)
        if (next) unsent.add(next)
        // What is theirs in a conflict is overwritten next: it must not be in this window alone.
        await keep()
      }
    }
  }

  async function refresh(): Promise<void> {
    isBehind = true
    const content = await server.content()
    isBehind = false
    texts.mergeAll(content.files)
    pictures.list(content.pictures)
  }

  const versionOf = (name: string) =>
    name.startsWith(pictureFolder) ? pictures.versionOf(name.slice(pictureFolder.length)) : texts.versionOf(name)

  /** Takes over what differs from what is known here, as our own changes no longer do. */
  const onChange: ChangeListener = (versions, areAll = false) => {
    const known = areAll ? [...texts.names(), ...[...state().pictures.keys()].map((name) => pictureFolder + name)] : []
    const isKnown = () => [...known, ...Object.keys(versions)].every((it) => versionOf(it) === (versions[it] ?? null))
    if (!isKnown()) refreshAndSave(isKnown)
  }

  /** @param isKnown whether, after all work before, nothing was changed elsewhere */
  function refreshAndSave(isKnown = () => false): void {
    void inTurn(async () => {
      if (!isKnown()) await refresh()
      if (pictures.regain() || texts.isUnsaved() || state().saving.state !== texts.savedState()) await saveAll()
    })
  }

  return {
    /** Nothing is here yet but what is kept. */
    begin(): void {
      surelyKept = idsOfKept()
      for (const id of surelyKept) everKept.add(id)
    },
    /** Takes over what was changed elsewhere, and from now on every change. */
    follow(): void {
      unfollow?.()
      unfollow = server.watch(onChange, fail)
      refreshAndSave()
    },
    /** Takes over the stored content, while nothing is being saved yet. */
    refresh,
    saveSoon,
    saveNow,
    /** Resolves when all work under way has ended. */
    idle: () => work,
    texts,
    pictures,
    /** The texts that are not stored, or whose pictures or questions are not. */
    notStored: () => texts.notStored((name) => pictures.areLeftIn(name) || !isSafe(name)),
    /** Sends what is not saved yet, without waiting: the page is about to be closed. */
    leave(): void {
      if (!texts.isUnsaved() && state().saving.state !== 'saving') return
      clearTimeout(timer)
      // The page is gone before any of the requests ends.
      const sent = unsavedOf([...texts.names()].filter(isSafe)).flatMap(({ name, request }) => [
        pictures.writeShown(name, request.text ?? ''),
        server.saveFile(name, request),
      ])
      void Promise.allSettled([keep(), ...sent, pictures.writeLeft(), pictures.removeUnshown()])
    },
  }
}
