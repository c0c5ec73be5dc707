import { pictureFolder } from '../../../content/model/content-names.ts'
import { type RefusalCode, Refused } from '../../protocol.ts'
import { type DiskPictures, diskPictures } from './disk-pictures.ts'
import { type DiskTexts, diskTexts, type UnsavedFile } from './disk-texts.ts'
import type { StateHolder } from './editor-state.ts'
import { packHistory } from './packed-history.ts'
import type { ServerClient } from './server-client.ts'

/** Keeps the content on disk and the content here in agreement, in both directions. */
export interface Disk {
  /** From now on takes over every change that is made elsewhere. */
  readonly follow: () => void
  /** Takes over the current content of the disk. */
  readonly refresh: () => Promise<void>
  /** Saves once there has been no change for a moment. */
  readonly saveSoon: () => void
  /** Resolves when the current texts have been saved, or could not be. */
  readonly saveNow: () => Promise<void>
  /** Resolves when all work under way has ended. */
  readonly idle: () => Promise<void>
  readonly texts: DiskTexts
  readonly pictures: DiskPictures
  /** Sends what is not saved yet, without waiting: the page is about to be closed. */
  readonly leave: () => void
}

/** Milliseconds without a keystroke after which a text is saved, unless the server says otherwise. */
const usualPause = 300

/** Milliseconds after which saving is tried again when a disk has refused a text, or nobody has answered. */
const retryAfter = 1000
/** Refusals that may end without another change to the texts. */
const maySettle: ReadonlySet<RefusalCode> = new Set(['readOnly', 'diskFull', 'diskFailed'])

/** @param holder holds the state of the editor */
export function disk(server: ServerClient, holder: StateHolder): Disk {
  const { state, set } = holder
  /** Every step and conflict that was ever kept: one of them that is gone was discarded here, or settled. */
  const everKept = new Set<string>()
  const texts = diskTexts(holder)
  const pictures = diskPictures(server, holder)
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<void> = Promise.resolve()

  function saveSoon(): void {
    clearTimeout(timer)
    if (state().saving.state !== 'saving') set({ saving: { state: 'saving' } })
    timer = setTimeout(saveNow, server.pause ?? usualPause)
  }

  function saveNow(): Promise<void> {
    clearTimeout(timer)
    work = work.then(saveAll)
    return work
  }

  async function saveAll(): Promise<void> {
    const unsaved = allUnsaved()
    try {
      // Before the files, and what is written meanwhile is saved next time: whatever is on disk can then be undone, even
      // if the page is reloaded in between. If the history can't be kept, the texts are saved all the same.
      const [kept] = await Promise.allSettled([keep()])
      for (const each of unsaved) await saveOne(each)
      if (kept.status === 'rejected') throw kept.reason
      await pictures.removeUnshown()
      if (!texts.isUnsaved()) set({ saving: { state: texts.savedState() } })
    } catch (error) {
      if (error instanceof Refused) {
        const { refused } = error.refusal
        set({ saving: { state: 'refused', refused } })
        if (maySettle.has(refused)) timer = setTimeout(saveNow, retryAfter)
      } else if (error instanceof TypeError) {
        lose()
      } else throw error
    }
  }

  /** A file that can't be parsed stays on disk, so that its text need not be kept elsewhere. */
  const conflictsToKeep = () => state().conflicts.filter(({ unparsed }) => unparsed === undefined)

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
    const open = state().conflicts.filter(({ id }) => !settled.includes(id))
    if (open.length < state().conflicts.length) set({ conflicts: open })
  }

  const allUnsaved = (): readonly UnsavedFile[] => [...texts.names()].flatMap((name) => texts.unsavedOf(name) ?? [])

  async function saveOne(file: UnsavedFile): Promise<void> {
    for (let next: UnsavedFile | undefined = file; next;) {
      const { name, request, saved } = next
      if (request.text !== null) await pictures.writeShown(name, request.text)
      try {
        return saved((await server.saveFile(name, request)).version)
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal.refused !== 'changedMeanwhile') throw error
        texts.takeOver(name, error.refusal.current ?? null)
        next = texts.unsavedOf(name)
        // What is theirs in a conflict is overwritten next: it must not be in this window alone.
        await keep()
      }
    }
  }

  async function refresh(): Promise<void> {
    const content = await server.content()
    texts.takeOverAll(content.files)
    pictures.takeOver(content.pictures)
  }

  /** Our own changes are reported as well, and need not be taken over. */
  function isKnown(name: string, version: string | null): boolean {
    const isPicture = name.startsWith(pictureFolder)
    const known = isPicture ? state().pictures.get(name.slice(pictureFolder.length))?.version : texts.versionOf(name)
    return version === (known ?? null)
  }

  /** @param name of a file that was changed elsewhere; undefined if any may have been */
  function refreshAndSave(name?: string, version: string | null = null): void {
    work = work
      .then(() => (name !== undefined && isKnown(name, version) ? undefined : refresh()))
      .then(() => (texts.isUnsaved() || state().saving.state !== texts.savedState() ? saveAll() : undefined), lose)
  }

  /** The texts are still here. One request may fail while the connection stays, so nothing else is waited for. */
  function lose(): void {
    set({ saving: { state: 'lost' } })
    clearTimeout(timer)
    timer = setTimeout(() => refreshAndSave(), retryAfter)
  }

  return {
    follow() {
      for (const id of idsOfKept()) everKept.add(id)
      server.watch(
        refreshAndSave,
        () => refreshAndSave(),
        (refused) => (refused ? set({ saving: { state: 'refused', refused } }) : lose()),
      )
    },
    // Queued behind saving: an answer from before it would bring back the old text.
    refresh() {
      const refreshed = work.then(refresh)
      work = refreshed.catch(() => undefined)
      return refreshed
    },
    saveSoon,
    saveNow,
    idle: () => work,
    texts,
    pictures,
    leave() {
      if (!texts.isUnsaved() && state().saving.state !== 'saving') return
      clearTimeout(timer)
      // The page is gone before any of the requests ends.
      const files = allUnsaved().map(({ name, request }) => server.saveFile(name, request))
      void Promise.allSettled([keep(), ...files])
    },
  }
}
