import type { ToolLanguage } from '../../content/model/language.ts'
import { withoutChanges } from '../../content/merge/content-changes.ts'
import { shownAs, picturesInTexts } from '../../content/operations/pages/places-in-texts.ts'
import { freePictureName } from '../../content/model/content-names.ts'
import { Refused } from '../protocol.ts'
import { noContent, readWorkingCopy, shownState, shownChanges } from './publisher.ts'
import type { PublisherServices, ShownChange, ShownState } from './publisher.ts'
import type { Snapshot } from './repository.ts'

const mostVersions = 100

/** Earlier published versions, to look at and to restore from. */
export function openEarlierVersions(services: PublisherServices) {
  const { repository } = services

  async function versionAt(commit: string): Promise<Snapshot> {
    const version = await repository.versionAt(commit)
    if (!version) throw new Refused({ refused: 'notFound' })
    return version
  }

  return {
    versions: () => repository.versions(mostVersions),

    /** One of them, and how it differs. @throws Refused if there is no such version */
    async version(commit: string, lang: ToolLanguage): Promise<ShownState> {
      const [then, now] = [await versionAt(commit), await readWorkingCopy(services)]
      const listed = (await repository.versions(mostVersions)).find((each) => each.commit === commit)
      const before = listed?.before === undefined ? undefined : await repository.versionAt(listed.before)
      return {
        ...(await shownState(services, then)),
        changed: shownChanges(before ?? noContent, then, lang),
        since: shownChanges(then, now, lang).filter(isOfItself),
      }
    },

    /**
     * What the owner chose as it was then, for one step that can be undone.
     * @param ids which of the changes since then are taken back
     * @returns the new texts, null for a file that is removed; and the pictures that these need
     */
    async takeBack(commit: string, ids: readonly string[]) {
      const [then, now] = [await versionAt(commit), await readWorkingCopy(services)]
      const wanted = withoutChanges(then, now, new Set(ids))
      const texts = new Map(wanted.files)
      const pictures: { readonly name: string; readonly version: string }[] = []
      for (const [name, version] of then.pictures) {
        const isOther = now.pictures.has(name)
        if (isOther ? wanted.pictures.get(name) === now.pictures.get(name) : !picturesInTexts(texts).has(name)) continue
        // Another picture now has that name and stays until the owner publishes. The restored one gets a new name.
        const free = isOther ? freePictureName(name, now.pictures.keys()) : name
        pictures.push({ name: free, version })
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

/** Adding or removing a picture belongs to the text that shows it. Replacing one under its name is a change of its own. */
const isOfItself = ({ picture }: ShownChange): boolean =>
  !picture || (picture.before !== undefined && picture.after !== undefined)
