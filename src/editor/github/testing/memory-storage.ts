import type { RememberedSnapshots, RepositoryStorage } from '../snapshots.ts'

/** Forgets everything with the page. */
export function memoryStorage(): RepositoryStorage {
  const kept: Partial<RememberedSnapshots> = {}
  return {
    read: async (key) => kept[key],
    write: async (key, value) => {
      Object.assign(kept, { [key]: value })
    },
  }
}
