import { picturesInTexts, withTexts } from '../../../content/operations/pages/places-in-texts.ts'
import type { PictureFacts } from '../../../content/model/content-source.ts'
import type { ContentSnapshot } from '../../content-server.ts'
import { isRefused, unknownFacts, type VersionedPicture } from '../../protocol.ts'
import { leftUnshown } from '../pictures/picture-places.ts'
import type { Change, ComingPicture, StateHolder } from './editor-state.ts'
import type { PictureChange } from './history.ts'
import type { ServerClient } from './server-client.ts'

/** The stored pictures, and those that come and go with the texts. */
export function storedPictures(server: ServerClient, { state, set }: StateHolder) {
  /** Pictures that were let go. */
  const discarded = new Set<string>()
  /** Pictures that are shown and not stored. */
  const unwritten = new Set<string>()
  /** The last version of every picture that was ever listed or named. */
  const versions = new Map<string, string>()
  const facts = new Map<string, PictureFacts>()
  /** Whether other pictures are listed than were known. */
  let isListedAnew = true

  const put = (name: string, its: VersionedPicture) => set({ pictures: new Map([...state().pictures, [name, its]]) })
  const drop = (name: string) => set({ pictures: new Map([...state().pictures].filter(([other]) => other !== name)) })

  async function write(name: string): Promise<void> {
    const version = versions.get(name)
    if (version === undefined || (state().pictures.has(name) && !unwritten.has(name))) return
    try {
      put(name, await server.restorePicture(name, version))
    } catch (error) {
      // Its bytes are gone, or somebody else has written it, and the next list has it.
      if (isRefused(error, 'notFound')) drop(name)
      else if (!isRefused(error, 'changedMeanwhile')) throw error
    }
    unwritten.delete(name)
  }

  /** Shows a new or removed picture from now on. It is written before a text is saved that shows it. */
  function show({ name, version, facts: its = facts.get(version) ?? unknownFacts }: ComingPicture): void {
    // It is still there if the step that removed it has not been saved yet.
    if (state().pictures.has(name)) return
    unwritten.add(name)
    versions.set(name, version)
    put(name, { version, facts: its })
  }

  /** The pictures that a file's text shows and that come back by that: removed ones, and those whose step was undone. */
  function returningIn(file: string, text: string): readonly ComingPicture[] {
    const { texts, history, pictures } = state()
    const putIn = history.steps.flatMap((step) => step.pictures ?? []).filter(({ kind }) => kind === 'added')
    // The program may have been stopped before the picture was removed again.
    const isLeft = (name: string) => putIn.some((each) => each.name === name) && !picturesInTexts(texts).has(name)
    return [...picturesInTexts(new Map([[file, text]]))].flatMap((name) => {
      const version = pictures.has(name) && !isLeft(name) ? undefined : versions.get(name)
      return version === undefined ? [] : [{ name, version }]
    })
  }

  return {
    /** The version of a stored picture; null if it is not there. */
    versionOf: (name: string) => (unwritten.has(name) ? null : (state().pictures.get(name)?.version ?? null)),
    /** Whether a file names a picture that is not stored. */
    areLeftIn: (file: string) => [...unwritten].some((name) => state().texts.get(file)?.includes(name)),
    /** Learns which pictures are stored. */
    list(pictures: ContentSnapshot['pictures']): void {
      for (const name of Object.keys(pictures)) unwritten.delete(name)
      const listed = [...Object.entries(pictures), ...[...state().pictures].filter(([name]) => unwritten.has(name))]
      for (const [name, picture] of listed) {
        versions.set(name, picture.version)
        facts.set(picture.version, picture.facts)
      }
      const isSame =
        listed.length === state().pictures.size &&
        listed.every(([name, { version }]) => state().pictures.get(name)?.version === version)
      if (isSame) return
      isListedAnew = true
      set({ pictures: new Map(listed) })
    },
    /** Learns the last versions of pictures that may not be stored. */
    know(named: Iterable<readonly [name: string, version: string | undefined]>): void {
      for (const [name, version] of named) if (version !== undefined && !versions.has(name)) versions.set(name, version)
    },
    /** The names of all that were ever listed or named. */
    names: () => versions.keys(),
    /**
     * Lets pictures come and go as a change of texts shows them. What is typed brings none back: it would take too long.
     * @returns what has come and gone
     */
    follow({ files, added = [], isTyped = false }: Change): readonly PictureChange[] {
      const { texts, pictures } = state()
      const gone = leftUnshown(texts, withTexts(texts, files), pictures.keys())
      for (const name of gone) discarded.add(name)
      const left = gone.map((name) => ({ name, version: pictures.get(name)?.version ?? '', kind: 'removed' }) as const)
      const returning = isTyped ? [] : [...files].flatMap(([file, text]) => returningIn(file, text ?? ''))
      const coming = [...added, ...returning]
      for (const each of coming) show(each)
      return [...coming.map(({ name, version }) => ({ name, version, kind: 'added' }) as const), ...left]
    },
    /**
     * Lets the pictures come back that are shown and not stored. Of what a window sends as it closes, the text alone may
     * have arrived, even without the step that can be undone, or its removal of a picture may come last.
     * @returns whether there are any, which have to be saved
     */
    regain(): boolean {
      const { texts, pictures } = state()
      const gone = isListedAnew ? [...versions].filter(([name]) => !pictures.has(name)) : []
      isListedAnew = false
      // To look through all texts of a large site takes a second.
      if (gone.length === 0) return false
      const shown = picturesInTexts(texts)
      for (const [name, version] of gone) if (shown.has(name)) show({ name, version })
      return unwritten.size > 0
    },
    /** Lets the pictures of a step come and go, as it is undone or redone. */
    replay(moved: readonly PictureChange[], back: boolean): void {
      for (const { kind, name, version } of moved) {
        // Another program may have changed it since.
        if ((kind === 'added') !== back) show({ name, version: versions.get(name) ?? version })
        else discarded.add(name)
      }
    },
    /** Writes the pictures whose texts are saved already. */
    async writeLeft(): Promise<void> {
      if (unwritten.size === 0) return
      const shown = picturesInTexts(state().texts)
      await Promise.all([...unwritten].filter((name) => shown.has(name)).map(write))
    },
    /** Removes the pictures that were let go and that no text shows, now that the texts are saved. */
    async removeUnshown(): Promise<void> {
      if (discarded.size === 0) return
      const shown = picturesInTexts(state().texts)
      const letGo = [...discarded]
      const unshown = letGo.filter((name) => state().pictures.has(name) && !shown.has(name))
      const stay = unshown.length > 0 ? await server.removePictures(unshown) : []
      for (const name of unshown) {
        if (stay.includes(name)) continue
        unwritten.delete(name)
        drop(name)
      }
      // A stored file shows those that stay, or can't be parsed: that may be different when something is saved next.
      for (const name of letGo) if (!stay.includes(name)) discarded.delete(name)
    },
    /** Writes the pictures that a file's text shows and that are not stored. @param mayLack those that are far away */
    async writeShown(file: string, text: string, mayLack = false): Promise<void> {
      const unlessFar = (error: unknown) => {
        if (!mayLack || !isRefused(error, 'noAnswer')) throw error
      }
      await Promise.all([...picturesInTexts(new Map([[file, text]]))].map((name) => write(name).catch(unlessFar)))
    },
  }
}
