import { mergeContents } from '../../../content/changes/merge-contents.ts'
import type { ContentState } from '../../../content/changes/content-state.ts'
import { pictureFolder } from '../../../files/content-names.ts'
import type { ShownConflict, TheirsRequest, TheirsResult } from '../../publish-protocol.ts'
import type { DiskContent } from './disk-content.ts'
import { emptyContent, type PublisherServices, writePicture } from './publisher-services.ts'
import { shownConflict } from './shown-changes.ts'

/**
 * Brings what somebody else has published into the folder and merges it with the owner's changes. If both have changed
 * the same place and she has not chosen yet, nothing is written and she is asked.
 *
 * @throws StoreRefusal if the disk refuses; the call can be repeated then
 */
export async function takeOver(
  services: PublisherServices,
  disk: () => Promise<DiskContent>,
  { lang, choices }: TheirsRequest,
): Promise<TheirsResult> {
  const { store, repository } = services
  const [now, { published, base }] = await Promise.all([disk(), repository.look()])
  if (!published) return { conflicts: [] }
  const before = base ?? emptyContent
  const merged = mergeContents(before.files, now.files, published.files, new Map(Object.entries(choices)))
  const pictures = picturesOfBoth(before, now, published).filter(({ id }) => choices[id] === undefined)
  if (merged.conflicts.length + pictures.length > 0)
    return { conflicts: [...merged.conflicts.map((each) => shownConflict(each, now.files, lang)), ...pictures] }

  for (const [name, version] of published.pictures) {
    const isTheirs = before.pictures.get(name) !== version && now.pictures.get(name) !== version
    if (isTheirs && choices[pictureId(name)] !== 'mine') await writePicture(services, version, name)
  }
  const versions = await store.list()
  for (const [name, text] of merged.files)
    await store.write(name, text === null ? null : Buffer.from(text), versions.get(name) ?? null)
  await repository.tookOver(published.commit)
  return { conflicts: [] }
}

const pictureId = (name: string): string => `${pictureFolder}${name}#`

/** Pictures that both sides have replaced with different ones. */
function picturesOfBoth(before: ContentState, now: ContentState, theirs: ContentState): readonly ShownConflict[] {
  return [...theirs.pictures].flatMap(([name, version]) => {
    const [old, mine] = [before.pictures.get(name), now.pictures.get(name)]
    const isOfBoth = version !== old && mine !== old && mine !== undefined && mine !== version
    return isOfBoth ? [{ id: pictureId(name), place: name, mine: name, theirs: name }] : []
  })
}
