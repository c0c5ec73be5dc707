import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ContentState } from '../../../content/merge/content-changes.ts'
import { isYamlName, pictureFolder } from '../../../content/model/content-names.ts'
import type { LocalRepository } from '../git/repository.ts'
import type { ContentStore } from '../../content-store.ts'

/** The content on disk, in the form in which it is compared with what is published. */
export interface DiskContent extends ContentState {
  /** Differs as soon as a single byte does. */
  readonly stamp: string
  /** The versions from which all this was read, by the names of the files in the folder. */
  readonly versions: ReadonlyMap<string, string>
}

/**
 * Reads the whole content folder each time it is called.
 *
 * @param folder the content folder
 */
export function diskReader(
  store: ContentStore,
  repository: LocalRepository,
  folder: string,
): () => Promise<DiskContent> {
  /** Asks git once for each picture: the same name and bytes always have the same version there. */
  const known = new Map<string, string>()

  async function pictureVersions(versions: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
    const pictures = [...versions].filter(([name]) => name.startsWith(pictureFolder))
    const unknown = pictures.filter((each) => !known.has(keyOf(each)))
    const ids = await repository.pictureVersions(unknown.map(([name]) => join(folder, name)))
    for (const [index, each] of unknown.entries()) {
      const id = ids[index]
      if (id !== undefined) known.set(keyOf(each), id)
    }
    return new Map(pictures.map((each) => [each[0].slice(pictureFolder.length), known.get(keyOf(each)) ?? '']))
  }

  return async () => {
    const versions = await store.list()
    const files = new Map<string, string>()
    for (const name of [...versions.keys()].filter(isYamlName)) {
      const stored = await store.read(name)
      if (stored) files.set(name, stored.bytes.toString('utf8'))
    }
    const stamp = createHash('sha256')
      .update(JSON.stringify([...versions].toSorted()))
      .digest('hex')
    return { files, pictures: await pictureVersions(versions), stamp, versions }
  }
}

const keyOf = ([name, version]: readonly [string, string]): string => `${version} ${name}`
