import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ContentState } from '../../../content/changes/content-state.ts'
import { isYamlName, pictureFolder } from '../../../files/content-names.ts'
import type { Repository } from '../../../publish/repository.ts'
import type { ContentStore } from '../content-store.ts'

/** The content on the disk, as it is compared with what is published. */
export interface DiskContent extends ContentState {
  /** Changes with every byte of it. */
  readonly stamp: string
}

/**
 * Reads all of a content folder, each time that it is called.
 *
 * @param folder the content folder
 */
export function diskReader(store: ContentStore, repository: Repository, folder: string): () => Promise<DiskContent> {
  /** Git is asked once for each picture: by its name and its bytes it has the same version there every time. */
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
    return { files, pictures: await pictureVersions(versions), stamp }
  }
}

const keyOf = ([name, version]: readonly [string, string]): string => `${version} ${name}`
