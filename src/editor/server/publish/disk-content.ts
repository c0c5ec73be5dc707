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

/** Reads all of it. @param folder the content folder */
export async function readDisk(store: ContentStore, repository: Repository, folder: string): Promise<DiskContent> {
  const versions = await store.list()
  const files = new Map<string, string>()
  for (const name of [...versions.keys()].filter(isYamlName)) {
    const stored = await store.read(name)
    if (stored) files.set(name, stored.bytes.toString('utf8'))
  }
  const names = [...versions.keys()].filter((name) => name.startsWith(pictureFolder))
  const ids = await repository.pictureVersions(names.map((name) => join(folder, name)))
  const pictures = new Map(names.map((name, index) => [name.slice(pictureFolder.length), ids[index] ?? '']))
  const stamp = createHash('sha256')
    .update(JSON.stringify([...versions].toSorted()))
    .digest('hex')
  return { files, pictures, stamp }
}
