import { conflictWords } from '../../content/merge/conflict-words.ts'
import { mergeContents } from '../../content/merge/merge-contents.ts'
import type { ContentState } from '../../content/merge/content-changes.ts'
import { mayShow, shownAs, withTexts } from '../../content/operations/pages/places-in-texts.ts'
import { freePictureName, pictureFolder } from '../../content/model/content-names.ts'
import { type ShownConflict, type TheirsRequest, readWorkingCopy, type PublisherServices } from './publisher.ts'
import { isRefused } from '../protocol.ts'
import { ownProperty } from '../../content/model/source.ts'

/**
 * Merges a state of the content with the owner's changes in the working copy. If both have changed the same place and
 * the owner has not chosen yet, nothing is written and the conflicts are returned.
 * @param before what both started from
 * @returns the conflicts that are left; without any, it is taken over, otherwise nothing has changed
 * @throws Refused if the store refuses; the call can be repeated then
 */
export async function mergeIntoWorkingCopy(
  services: PublisherServices,
  before: ContentState,
  theirs: ContentState,
  request: TheirsRequest,
): Promise<{ readonly conflicts: readonly ShownConflict[] }> {
  const { store, repository } = services
  const { lang, choices } = request
  const now = await readWorkingCopy(services)
  const merged = mergeContents(before.files, now.files, theirs.files, new Map(Object.entries(choices)))
  const merging = withTexts(now.files, merged.files)
  for (const [name, version] of theirs.pictures) {
    const mine = now.pictures.get(name)
    if (before.pictures.has(name) || mine === undefined || mine === version) continue
    // After a merge that was cut off it is here already.
    const [there] = [...now.pictures].find(([own, each]) => each === version && !theirs.pictures.has(own)) ?? []
    // Both have given a new picture this name.
    const free = there ?? freePictureName(name, [...now.pictures.keys(), ...theirs.pictures.keys()])
    const files = new Map([...theirs.files].map(([file, text]) => [file, shownAs(file, text, name, free)]))
    const renamed = new Map([...theirs.pictures].map(([each, its]) => [each === name ? free : each, its]))
    return mergeIntoWorkingCopy(services, before, { files, pictures: renamed }, request)
  }
  const pictures = mergePictures(before, now, theirs, merging, choices)
  if (merged.conflicts.length + pictures.conflicts.length > 0) {
    const filesOf = ({ mine }: { readonly mine?: unknown }) => (mine === undefined ? merged.theirs : merged.mine)
    const texts = merged.conflicts.map(({ id, name, ...it }) => {
      const [file = '', other = ''] = [it.mine, it.theirs].map((value) => String(ownProperty(value, 'file')))
      const picture = { name: file, mine: now.pictures.get(file), theirs: theirs.pictures.get(other) }
      return { id, ...conflictWords(name, it, filesOf(it), lang), ...(picture.mine && picture.theirs && { picture }) }
    })
    return { conflicts: [...texts, ...pictures.conflicts] }
  }

  const write = (name: string, bytes: Uint8Array | null) => store.write(name, bytes, now.versions.get(name) ?? null)
  try {
    // If this is cut off, no text shows a picture that is not there.
    for (const [name, version] of pictures.taken) {
      const bytes = await repository.picture(version)
      // Disks that ignore case have room for one of `Sala.jpg` and `sala.jpg`.
      const former = [...pictures.removed].find((each) => each.toLowerCase() === name.toLowerCase())
      if (former && pictures.removed.delete(former)) await write(pictureFolder + former, null)
      if (bytes) await write(pictureFolder + name, bytes)
    }
    for (const [name, text] of merged.files) await write(name, text === null ? null : new TextEncoder().encode(text))
    for (const name of pictures.removed) await write(pictureFolder + name, null)
  } catch (error) {
    // The owner saved during the merge: that change is merged as well.
    if (isRefused(error, 'changedMeanwhile')) return mergeIntoWorkingCopy(services, before, theirs, request)
    throw error
  }
  return { conflicts: [] }
}

/**
 * Merges the pictures, as they lie in the folder. One that a text shows is not removed, whoever has removed it.
 * @param texts the merged texts
 * @returns the versions to take over, by name; and what both sides have replaced or removed, without a choice so far
 */
function mergePictures(
  before: ContentState,
  now: ContentState,
  theirs: ContentState,
  texts: ContentState['files'],
  choices: TheirsRequest['choices'],
) {
  const taken = new Map<string, string>()
  const removed = new Set<string>()
  const conflicts: ShownConflict[] = []
  for (const name of new Set([...now.pictures.keys(), ...theirs.pictures.keys()])) {
    const [old, mine, other] = [before, now, theirs].map(({ pictures }) => pictures.get(name))
    const [id, picture] = [`${pictureFolder}${name}#`, { name, mine, theirs: other }]
    // What the texts of one side alone show is theirs to decide.
    if (mine === other || (mine === undefined && mayShow(theirs.files, name) && !mayShow(texts, name))) continue
    if (mine === undefined && mayShow(texts, name)) taken.set(name, other ?? '')
    else if (other === old || (other === undefined && mayShow(texts, name))) continue
    else if (mine !== old && choices[id] === undefined)
      conflicts.push({ id, place: name, mine: mine && name, theirs: other && name, picture })
    else if (mine !== old && choices[id] === 'mine') continue
    else if (other === undefined) removed.add(name)
    else taken.set(name, other)
  }
  return { taken, removed, conflicts }
}
