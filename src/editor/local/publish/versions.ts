import { withoutChanges } from '../../../content/merge/content-changes.ts'
import { shownAs } from '../../../content/merge/shown-as.ts'
import { picturesInTexts } from '../../../content/merge/pictures-in-texts.ts'
import type { Language } from '../../../content/model/language.ts'
import { pictureFolder } from '../../../content/model/content-names.ts'
import type { ShownChange, ShownVersion, TakenBack, VersionList } from '../../publish/protocol.ts'
import type { DiskContent } from './disk-content.ts'
import { emptyContent, type PublisherServices, writePicture } from './publisher-services.ts'
import { shownChanges } from './shown-changes.ts'

/** Earlier published versions, to look at and to restore from. */
export interface PublishedVersions {
  readonly versions: () => Promise<VersionList>
  /** @returns undefined if there is no such version */
  readonly version: (commit: string, lang: Language) => Promise<ShownVersion | undefined>
  readonly takeBack: (commit: string, ids: readonly string[]) => Promise<TakenBack | undefined>
}

/** How many versions are listed. */
const mostVersions = 200

export function openVersions(services: PublisherServices, disk: () => Promise<DiskContent>): PublishedVersions {
  const { repository, factsOf } = services

  return {
    versions: async () => ({ versions: await repository.versions(mostVersions) }),

    async version(commit, lang) {
      const then = await repository.versionAt(commit)
      if (!then) return undefined
      const listed = (await repository.versions(mostVersions)).find((each) => each.commit === commit)
      const before = listed?.before === undefined ? undefined : await repository.versionAt(listed.before)
      const pictures: Record<string, ShownVersion['pictures'][string]> = {}
      const found = await repository.pictures([...then.pictures.values()])
      for (const [index, [name, version]] of [...then.pictures].entries()) {
        const bytes = found[index]
        if (bytes) pictures[name] = { facts: await factsOf(bytes), version }
      }
      return {
        files: Object.fromEntries(then.files),
        pictures,
        changed: shownChanges(before ?? emptyContent, then, lang),
        since: shownChanges(then, await disk(), lang).filter(isOfItself),
      }
    },

    async takeBack(commit, ids) {
      const then = await repository.versionAt(commit)
      if (!then) return undefined
      const now = await disk()
      const wanted = withoutChanges(then, now, new Set(ids))
      const texts = new Map(wanted.files)
      const pictures: TakenBack['pictures'][number][] = []
      for (const [name, version] of then.pictures) {
        const isOther = now.pictures.has(name)
        if (isOther ? wanted.pictures.get(name) === now.pictures.get(name) : !picturesInTexts(texts).has(name)) continue
        // Another picture now has that name and stays until the owner publishes. The restored picture gets a new
        // name.
        const free = isOther ? freeName(name, now.pictures) : name
        const written = await writePicture(services, version, free, now.versions.get(pictureFolder + free) ?? null)
        if (written === undefined) continue
        pictures.push({ name: free, version: written })
        for (const [file, text] of texts) if (isOther) texts.set(file, shownAs(file, text, name, free))
      }
      const files: Record<string, string | null> = {}
      for (const name of new Set([...texts.keys(), ...now.files.keys()])) {
        const text = texts.get(name)
        if (text !== now.files.get(name)) files[name] = text ?? null
      }
      return { files, pictures }
    },
  }
}

/** `sala-2.jpg`, or the next number that is free. */
function freeName(name: string, taken: ReadonlyMap<string, string>): string {
  const [stem, ending] = [name.replace(/\.[^.]*$/, ''), name.replace(/^.*\./, '')]
  for (let number = 2; ; number += 1) {
    const free = `${stem}-${number}.${ending}`
    if (!taken.has(free)) return free
  }
}

/**
 * Adding or removing a picture belongs to the text that shows it. Replacing a picture under the same name is a separate
 * change.
 */
const isOfItself = ({ picture }: ShownChange): boolean =>
  !picture || (picture.before !== undefined && picture.after !== undefined)
