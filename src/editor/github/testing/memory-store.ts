import { type ContentStore, StoreRefusal, versionOf } from '../../content-store.ts'

/** A working copy in memory. */
export function memoryStore(): ContentStore {
  const kept = new Map<string, { readonly bytes: Uint8Array; readonly version: string }>()
  return {
    list: async () => new Map([...kept].map(([name, { version }]) => [name, version])),
    links: async () => [],
    read: async (name) => kept.get(name),
    async write(name, bytes, base) {
      const version = bytes && (await versionOf(bytes))
      if ((kept.get(name)?.version ?? null) !== base) throw new StoreRefusal('changedMeanwhile', name)
      if (bytes === null || version === null) kept.delete(name)
      else kept.set(name, { bytes, version })
      return version
    },
    watch: () => () => undefined,
  }
}
