import type { ContentState } from '../../content/merge/content-changes.ts'
import { isYamlName, pictureFolder } from '../../content/model/content-names.ts'
import { sha256 } from '../../content/model/sha256.ts'
import type { ContentStore } from '../content-store.ts'
import type { PublisherServices } from './publisher-services.ts'

/** The owner's content, in the form in which it is compared with what is published. */
interface WorkingContent extends ContentState {
  /** Differs as soon as a single byte does. */
  readonly stamp: string
  /** The versions from which all this was read, by the names of the files in the store. */
  readonly versions: ReadonlyMap<string, string>
}

/** Reads all texts, and the versions of all pictures. */
export async function readWorkingCopy({
  store,
  pictureVersions,
}: Pick<PublisherServices, 'store' | 'pictureVersions'>): Promise<WorkingContent> {
  const versions = await store.list()
  const files = await readTexts(store, versions.keys())
  const listed = [...versions].filter(([name]) => name.startsWith(pictureFolder))
  const pictures = new Map(listed.map(([name, version]) => [name.slice(pictureFolder.length), version]))
  const stamp = await sha256(JSON.stringify([...versions].toSorted()))
  return { files, pictures: await pictureVersions(pictures), stamp, versions }
}

/** Reads the texts among some files. */
export async function readTexts(store: ContentStore, names: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const name of [...names].filter(isYamlName)) {
    const stored = await store.read(name)
    if (stored) texts.set(name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(stored.bytes))
  }
  return texts
}
