import { type ContentStore, StoreRefusal } from '../../content-store.ts'
import { blobId } from '../snapshots.ts'

/** A working copy in memory. Its versions are git's own ids, as in the browser's database. */
export function memoryStore(): ContentStore {
  const kept = new Map<string, { readonly bytes: Uint8Array; readonly version: string }>()
  return {
    list: async () => new Map([...kept].map(([name, { version }]) => [name, version])),
    links: async () => [],
    read: async (name) => kept.get(name),
    async write(name, bytes, base) {
      const version = bytes && (await blobId(bytes))
      if ((kept.get(name)?.version ?? null) !== base) throw new StoreRefusal('changedMeanwhile', name)
      if (bytes === null || version === null) kept.delete(name)
      else kept.set(name, { bytes, version })
      return version
    },
    watch: () => () => undefined,
  }
}
