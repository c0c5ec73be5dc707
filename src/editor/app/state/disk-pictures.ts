import { picturesInTexts } from '../../../content/merge/pictures-in-texts.ts'
import { type ContentSnapshot, Refused } from '../../protocol.ts'
import type { NewPicture, StateHolder } from './editor-state.ts'
import type { PictureChange } from './history.ts'
import type { ServerClient } from './server-client.ts'

/** The pictures on disk, and those that come and go with the texts. */
export interface DiskPictures {
  /** Takes over which pictures are on disk. */
  readonly takeOver: (pictures: ContentSnapshot['pictures']) => void
  /** Shows a new picture from now on. It is written before a text is saved that shows it. @returns the change for undo */
  readonly add: (picture: NewPicture) => PictureChange
  /** Learns the versions of pictures, some of which may not be on disk. */
  readonly know: (versions: Readonly<Record<string, string | undefined>>) => void
  /** Removes a picture as soon as the texts are saved that no longer show it. */
  readonly discard: (picture: string) => void
  /** Restores this version of a picture: now, or, if that fails, before a text is saved that shows it. */
  readonly bringBack: (picture: string, version: string) => Promise<void>
  /** Removes the pictures that were let go and that no text shows. */
  readonly removeUnshown: () => Promise<void>
  /** The removed pictures that a file's text shows, as a step that brings them back. */
  readonly removedIn: (file: string, text: string) => readonly PictureChange[]
  /** Restores them. */
  readonly restoreShown: (file: string, text: string) => Promise<void>
}

export function diskPictures(server: ServerClient, { state, set }: StateHolder): DiskPictures {
  /** Pictures that were let go. */
  const discarded = new Set<string>()
  /** New pictures that are not on disk yet. */
  const unwritten = new Set<string>()
  /** The last version of every picture that was ever listed or named. */
  const versions = new Map<string, string>()

  const lastVersionOf = (picture: string): string | undefined =>
    versions.get(picture) ??
    state()
      .history.steps.flatMap(({ pictures = [] }) => pictures)
      .findLast(({ name }) => name === picture)?.version

  /** Writes a picture that is not on disk. */
  async function restore(name: string): Promise<void> {
    const version = lastVersionOf(name)
    if (version === undefined || (state().pictures.has(name) && !unwritten.has(name))) return
    try {
      const restored = await server.restorePicture(name, version)
      set({ pictures: new Map([...state().pictures, [name, restored]]) })
    } catch (error) {
      // Its bytes are gone, or somebody else has restored it.
      if (!(error instanceof Refused && /^(?:notFound|changedMeanwhile)$/.test(error.refusal.refused))) throw error
    }
    unwritten.delete(name)
  }

  return {
    takeOver(pictures) {
      for (const name of Object.keys(pictures)) unwritten.delete(name)
      const listed = [...Object.entries(pictures), ...[...state().pictures].filter(([name]) => unwritten.has(name))]
      for (const [name, { version }] of listed) versions.set(name, version)
      const isSame =
        listed.length === state().pictures.size &&
        listed.every(([name, { version }]) => state().pictures.get(name)?.version === version)
      if (!isSame) set({ pictures: new Map(listed) })
    },
    add({ name, version, facts }) {
      unwritten.add(name)
      versions.set(name, version)
      set({ pictures: new Map([...state().pictures, [name, { version, facts }]]) })
      return { name, version, kind: 'added' }
    },
    know(named) {
      for (const [name, version] of Object.entries(named)) if (version !== undefined) versions.set(name, version)
    },
    discard: (picture) => discarded.add(picture),
    async bringBack(picture, version) {
      versions.set(picture, version)
      try {
        await restore(picture)
      } catch (error) {
        if (!(error instanceof TypeError || error instanceof Refused)) throw error
      }
    },
    async removeUnshown() {
      for (const name of discarded) {
        if (state().pictures.has(name) && !picturesInTexts(state().texts).has(name)) {
          const { version } = await server.removePicture(name)
          // A file on disk shows it, or can't be parsed: that may be different when something is saved next.
          if (version !== null) continue
          unwritten.delete(name)
          set({ pictures: new Map([...state().pictures].filter(([other]) => other !== name)) })
        }
        discarded.delete(name)
      }
    },
    removedIn: (file, text) =>
      [...picturesInTexts(new Map([[file, text]]))].flatMap((name) => {
        const version = state().pictures.has(name) ? undefined : lastVersionOf(name)
        return version === undefined ? [] : [{ name, version, kind: 'added' }]
      }),
    async restoreShown(file, text) {
      for (const name of picturesInTexts(new Map([[file, text]]))) await restore(name)
    },
  }
}
