import type { ToolLanguage } from '../../content/model/language.ts'
import { changeWords } from '../../content/merge/change-words.ts'
import type { ConflictWords } from '../../content/merge/conflict-words.ts'
import { contentChanges, type ContentState } from '../../content/merge/content-changes.ts'
import type { Choice } from '../../content/merge/merge-contents.ts'
import { pictureFolder } from '../../content/model/content-names.ts'
import type { VersionedPicture } from '../protocol.ts'
import type { PictureFacts } from '../../content/model/content-source.ts'
import { type ContentStore, readContent } from '../content-store.ts'
import type { Repository } from './repository.ts'
import { sha256 } from '../../content/page/content-version.ts'
import { ownProperty } from '../../content/model/source.ts'
import { versionAddress } from '../../content/model/site-addresses.ts'

export type ShownChange = ReturnType<typeof shownChanges>[number]

/** Every difference between two states of the content, in the words of the owner's language. */
export const shownChanges = (before: ContentState, after: ContentState, lang: ToolLanguage) =>
  contentChanges(before, after).map((change) => ({
    id: change.id,
    ...changeWords(change, lang, { before: before.files, after: after.files }),
    /** The versions of a picture that was added, removed or replaced, by which both can be shown. */
    picture: change.kind.startsWith('picture')
      ? { name: change.name, before: before.pictures.get(change.name), after: after.pictures.get(change.name) }
      : undefined,
  }))

const more: Readonly<Record<ToolLanguage, (count: number) => string>> = {
  pt: (count) => ` e mais ${count} ${count === 1 ? 'alteração' : 'alterações'}`,
  en: (count) => ` and ${count} more ${count === 1 ? 'change' : 'changes'}`,
}

/** The commit message: a subject line, and one line for each change. */
export function publishMessage(changes: readonly ShownChange[], lang: ToolLanguage): string {
  const sentences = changes.map(({ sentence }) => sentence)
  const [first = ''] = sentences
  if (sentences.length < 2) return first
  return `${first}${more[lang](sentences.length - 1)}\n\n${sentences.map((each) => `- ${each}`).join('\n')}\n`
}

/** The lines of a commit message that are not empty, without the hyphens before changes. */
export const messageLines = (message: string): readonly string[] =>
  message
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter(Boolean)

/** A place that both the owner and somebody else have changed. */
export interface ShownConflict extends ConflictWords {
  readonly id: string
  /** A picture that both have replaced or removed: its versions, by which they can be shown. */
  readonly picture?: { readonly name: string; readonly mine?: string | undefined; readonly theirs?: string | undefined }
}

export interface TheirsRequest {
  readonly lang: ToolLanguage
  readonly choices: Readonly<Record<string, Choice>>
}

/** A published version, or a draft, as the app shows it. */
export interface ShownState {
  readonly files: Readonly<Record<string, string>>
  readonly pictures: Readonly<Record<string, VersionedPicture>>
  /** What it changed. */
  readonly changed: readonly ShownChange[]
  /** What has changed between it and what is here now. */
  readonly since: readonly ShownChange[]
}

export interface PublisherServices {
  /** The owner's working copy. */
  readonly store: ContentStore
  readonly repository: Repository
  /**
   * What the check and the site's version need to know of a picture; undefined if it can't be read now.
   * @param read reads the picture, if its version is not known yet
   */
  readonly pictureInfo: ReturnType<typeof pictureInfoOnce>
  /** Whether the site at an address shows a version of the content yet. */
  readonly askSite: (address: string, version: string) => Promise<boolean>
}

/** @property size in bytes */
export interface PictureInfo {
  readonly facts: PictureFacts
  readonly size: number
}

/** Reads each picture once by its version, which identifies its bytes. */
export const pictureInfoOnce =
  (factsOf: (bytes: Uint8Array) => Promise<PictureFacts>, known = new Map<string, PictureInfo>()) =>
  async (version: string, read: () => Promise<Uint8Array | undefined>): Promise<PictureInfo | undefined> => {
    const bytes = known.has(version) ? undefined : await read()
    if (bytes) known.set(version, { facts: await factsOf(bytes), size: bytes.length })
    return known.get(version)
  }

/** The content before anything was published. */
export const noContent: ContentState = { files: new Map(), pictures: new Map() }

/**
 * What is known of pictures. Their bytes are read only where that is not known yet: most are in the working copy.
 * @param pictures their versions, by name
 */
export async function pictureInfos(
  { store, repository, pictureInfo }: PublisherServices,
  pictures: ContentState['pictures'],
): Promise<ReadonlyMap<string, PictureInfo>> {
  const infos = new Map<string, PictureInfo>()
  for (const [name, version] of pictures) {
    const read = async () => (await pictureHere(store, name, version)) ?? repository.picture(version)
    const info = await pictureInfo(version, read)
    if (info) infos.set(name, info)
  }
  return infos
}

/** The bytes of a picture of the working copy; undefined if it has another version there. */
async function pictureHere(store: ContentStore, name: string, version: string): Promise<Uint8Array | undefined> {
  const stored = await store.read(pictureFolder + name)
  return stored?.version === version ? stored.bytes : undefined
}

/** A state of the content as the app shows it. */
export async function shownState(services: PublisherServices, state: ContentState) {
  const pictures: Record<string, VersionedPicture> = {}
  for (const [name, { facts }] of await pictureInfos(services, state.pictures))
    pictures[name] = { facts, version: state.pictures.get(name) ?? '' }
  return { files: Object.fromEntries(state.files), pictures }
}

/**
 * Reads the owner's content, in the form in which it is compared with what is published.
 * @returns also a stamp that differs as soon as a byte does, and the versions that were read, by the store's names
 */
export async function readWorkingCopy({ store }: Pick<PublisherServices, 'store'>) {
  const { versions, texts } = await readContent(store)
  const files = new Map([...texts].map(([name, { text }]) => [name, text]))
  const listed = [...versions].filter(([name]) => name.startsWith(pictureFolder))
  const pictures = new Map(listed.map(([name, version]) => [name.slice(pictureFolder.length), version]))
  return { files, pictures, stamp: await sha256(JSON.stringify([...versions].toSorted())), versions }
}

/** The pictures to publish: the bytes of those that are new here, the versions of all others. */
export async function picturesToSend(
  store: ContentStore,
  selected: ContentState,
  published: ContentState | undefined,
): Promise<ReadonlyMap<string, Uint8Array | string>> {
  const pictures = new Map<string, Uint8Array | string>()
  for (const [name, version] of selected.pictures) {
    const isNew = published?.pictures.get(name) !== version
    pictures.set(name, (isNew && (await pictureHere(store, name, version))) || version)
  }
  return pictures
}

/** Milliseconds that a site has to answer. */
const patience = 8_000

/** What a build wrote as JSON beside a site's pages; an empty object if that can't be had now. */
export async function fetchWritten(path: string, site: string): Promise<object> {
  try {
    const response = await fetch(new URL(path, site), { signal: AbortSignal.timeout(patience), cache: 'no-store' })
    return (await response.json()) as object
  } catch {
    return {}
  }
}

/** Asks the published site whether it shows a version of the content; false too if it can't be reached now. */
export async function askSite(address: string, version: string): Promise<boolean> {
  // No cache on the way may answer with an older page.
  return ownProperty(await fetchWritten(`${versionAddress}?${Date.now()}`, address), 'content') === version
}
