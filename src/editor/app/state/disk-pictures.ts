import { picturesInTexts } from '../../../content/merge/pictures-in-texts.ts'
import { type ContentSnapshot, Refused } from '../../protocol.ts'
import type { StateHolder } from './editor-state.ts'
import type { PictureChange } from './history.ts'
import type { ServerClient } from './server-client.ts'

/** The pictures on disk, and those that come and go with the texts. */
export interface DiskPictures {
  /** Takes over which pictures are on disk. */
  readonly takeOver: (pictures: ContentSnapshot['pictures']) => void
  /** Removes a picture as soon as the texts are saved that no longer show it. */
  readonly discard: (picture: string) => void
  /** Restores this version of a picture: now, or, if nobody answers, before a text is saved that shows it. */
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
  /** The last version of every picture that was ever listed. */
  const versions = new Map<string, string>()

  const lastVersionOf = (picture: string): string | undefined =>
    versions.get(picture) ??
    state()
      .history.steps.flatMap(({ pictures = [] }) => pictures)
      .findLast(({ name }) => name === picture)?.version

  const removed = (name: string): readonly PictureChange[] => {
    const version = state().pictures.has(name) ? undefined : lastVersionOf(name)
    return version === undefined ? [] : [{ name, version, kind: 'added' }]
  }

  const removedIn: DiskPictures['removedIn'] = (file, text) =>
    [...picturesInTexts(new Map([[file, text]]))].flatMap(removed)

  async function restore({ name, version }: PictureChange): Promise<void> {
    try {
      const restored = await server.restorePicture(name, version)
      set({ pictures: new Map([...state().pictures, [name, restored]]) })
    } catch (error) {
      // Its bytes are gone, or somebody else has restored it.
      if (!(error instanceof Refused)) throw error
    }
  }

  return {
    takeOver(pictures) {
      const listed = Object.entries(pictures)
      for (const [name, { version }] of listed) versions.set(name, version)
      const isSame =
        listed.length === state().pictures.size &&
        listed.every(([name, { version }]) => state().pictures.get(name)?.version === version)
      if (!isSame) set({ pictures: new Map(listed) })
    },
    discard: (picture) => discarded.add(picture),
    async bringBack(picture, version) {
      versions.set(picture, version)
      try {
        for (const each of removed(picture)) await restore(each)
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
      }
    },
    async removeUnshown() {
      for (const name of discarded) {
        if (state().pictures.has(name) && !picturesInTexts(state().texts).has(name)) {
          const { version } = await server.removePicture(name)
          // A file on disk shows it, or can't be parsed: that may be different when something is saved next.
          if (version !== null) continue
          set({ pictures: new Map([...state().pictures].filter(([other]) => other !== name)) })
        }
        discarded.delete(name)
      }
    },
    removedIn,
    async restoreShown(file, text) {
      for (const each of removedIn(file, text)) await restore(each)
    },
  }
}
