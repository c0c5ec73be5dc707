import { picturesInTexts } from '../../../content/operations/pages/places-in-texts.ts'
import type { PictureFacts } from '../../../content/model/content-source.ts'
import { type ContentSnapshot, Refused, unknownFacts, type VersionedPicture } from '../../protocol.ts'
import type { ComingPicture, StateHolder } from './editor-state.ts'
import type { ServerClient } from './server-client.ts'

/** The pictures on disk, and those that come and go with the texts. */
export interface DiskPictures {
  /** Takes over which pictures are on disk. */
  readonly takeOver: (pictures: ContentSnapshot['pictures']) => void
  /** Learns the versions of pictures, some of which may not be on disk. */
  readonly know: (versions: Readonly<Record<string, string | undefined>>) => void
  /** Shows a new or removed picture from now on. It is written before a text is saved that shows it. */
  readonly show: (picture: ComingPicture) => void
  /** Removes a picture as soon as the texts are saved that no longer show it. */
  readonly discard: (picture: string) => void
  /** Removes the pictures that were let go and that no text shows. */
  readonly removeUnshown: () => Promise<void>
  /** The removed pictures that a file's text shows. */
  readonly removedIn: (file: string, text: string) => readonly ComingPicture[]
  /** Writes the pictures that a file's text shows and that are not on disk. */
  readonly writeShown: (file: string, text: string) => Promise<void>
}

export function diskPictures(server: ServerClient, { state, set }: StateHolder): DiskPictures {
  /** Pictures that were let go. */
  const discarded = new Set<string>()
  /** Pictures that are shown and not on disk. */
  const unwritten = new Set<string>()
  /** The last version of every picture that was ever listed or named. */
  const versions = new Map<string, string>()
  const facts = new Map<string, PictureFacts>()

  const lastVersionOf = (picture: string): string | undefined =>
    versions.get(picture) ??
    state()
      .history.steps.flatMap(({ pictures = [] }) => pictures)
      .findLast(({ name }) => name === picture)?.version

  const put = (name: string, picture: VersionedPicture) =>
    set({ pictures: new Map([...state().pictures, [name, picture]]) })
  const drop = (name: string) => set({ pictures: new Map([...state().pictures].filter(([other]) => other !== name)) })

  async function write(name: string): Promise<void> {
    const version = lastVersionOf(name)
    if (version === undefined || (state().pictures.has(name) && !unwritten.has(name))) return
    try {
      put(name, await server.restorePicture(name, version))
    } catch (error) {
      const refused = error instanceof Refused ? error.refusal.refused : undefined
      // Its bytes are gone, or somebody else has written it, and the next list has it.
      if (refused !== 'notFound' && refused !== 'changedMeanwhile') throw error
      if (refused === 'notFound') drop(name)
    }
    unwritten.delete(name)
  }

  return {
    takeOver(pictures) {
      for (const name of Object.keys(pictures)) unwritten.delete(name)
      const listed = [...Object.entries(pictures), ...[...state().pictures].filter(([name]) => unwritten.has(name))]
      for (const [name, picture] of listed) {
        versions.set(name, picture.version)
        facts.set(picture.version, picture.facts)
      }
      const isSame =
        listed.length === state().pictures.size &&
        listed.every(([name, { version }]) => state().pictures.get(name)?.version === version)
      if (!isSame) set({ pictures: new Map(listed) })
    },
    know(named) {
      for (const [name, version] of Object.entries(named)) if (version !== undefined) versions.set(name, version)
    },
    show({ name, version, facts: its = facts.get(version) ?? unknownFacts }) {
      // It is still there if the step that removed it has not been saved yet.
      if (state().pictures.has(name)) return
      unwritten.add(name)
      versions.set(name, version)
      put(name, { version, facts: its })
    },
    discard: (picture) => discarded.add(picture),
    async removeUnshown() {
      const shown = picturesInTexts(state().texts)
      const letGo = [...discarded]
      const unshown = letGo.filter((name) => state().pictures.has(name) && !shown.has(name))
      const stay = unshown.length > 0 ? await server.removePictures(unshown) : []
      for (const name of unshown) {
        if (stay.includes(name)) continue
        unwritten.delete(name)
        drop(name)
      }
      // A file on disk shows those that stay, or can't be parsed: that may be different when something is saved next.
      for (const name of letGo) if (!stay.includes(name)) discarded.delete(name)
    },
    removedIn: (file, text) =>
      [...picturesInTexts(new Map([[file, text]]))].flatMap((name) => {
        const version = state().pictures.has(name) ? undefined : lastVersionOf(name)
        return version === undefined ? [] : [{ name, version }]
      }),
    async writeShown(file, text) {
      await Promise.all([...picturesInTexts(new Map([[file, text]]))].map(write))
    },
  }
}
