import { conflictWords } from '../../content/merge/conflict-words.ts'
import { mergeContents } from '../../content/merge/merge-contents.ts'
import type { ContentState } from '../../content/merge/content-changes.ts'
import { readValue } from '../../content/yaml/edit/read.ts'
import { pictureFolder } from '../../content/model/content-names.ts'
import type { ShownConflict, TheirsRequest, TheirsResult } from './publisher.ts'
import { isChangedMeanwhile } from '../protocol.ts'
import { readWorkingCopy, emptyContent, type PublisherServices } from './publisher-services.ts'

/** Merges what somebody else has published into the working copy. */
export async function takeOver(services: PublisherServices, request: TheirsRequest): Promise<TheirsResult> {
  const { repository } = services
  const { published, base } = await repository.inspect()
  if (!published) return { conflicts: [] }
  const result = await mergeIntoWorkingCopy(services, base ?? emptyContent, published, request)
  if (result.conflicts.length === 0) await repository.tookOver(published.commit)
  return result
}

/**
 * Merges a state of the content with the owner's changes in the working copy. If both have changed the same place and
 * the owner has not chosen yet, nothing is written and the conflicts are returned.
 *
 * @param before what both started from
 * @throws Refused if the store refuses; the call can be repeated then
 */
export async function mergeIntoWorkingCopy(
  services: PublisherServices,
  before: ContentState,
  theirs: ContentState,
  request: TheirsRequest,
): Promise<TheirsResult> {
  try {
    return await mergeOnce(services, before, theirs, request)
  } catch (error) {
    // The owner saved during the merge: that change is merged as well.
    if (isChangedMeanwhile(error)) return mergeIntoWorkingCopy(services, before, theirs, request)
    throw error
  }
}

async function mergeOnce(
  services: PublisherServices,
  before: ContentState,
  theirs: ContentState,
  { lang, choices }: TheirsRequest,
): Promise<TheirsResult> {
  const { store, repository } = services
  const now = await readWorkingCopy(services)
  const merged = mergeContents(before.files, now.files, theirs.files, new Map(Object.entries(choices)))
  const pictures = picturesOfBoth(before, now, theirs).filter(({ id }) => choices[id] === undefined)
  if (merged.conflicts.length + pictures.length > 0) {
    const texts = merged.conflicts.map(({ id, name, ...conflict }) => {
      return { id, ...conflictWords(name, conflict, readValue(now.files.get(name) ?? ''), lang) }
    })
    return { conflicts: [...texts, ...pictures] }
  }

  const baseOf = (name: string) => now.versions.get(name) ?? null
  for (const [name, version] of theirs.pictures) {
    const isTheirs = before.pictures.get(name) !== version && now.pictures.get(name) !== version
    const isTaken = isTheirs && choices[pictureId(name)] !== 'mine'
    const bytes = isTaken ? await repository.picture(version) : undefined
    if (bytes) await store.write(pictureFolder + name, bytes, baseOf(pictureFolder + name))
  }
  for (const [name, text] of merged.files)
    await store.write(name, text === null ? null : new TextEncoder().encode(text), baseOf(name))
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
