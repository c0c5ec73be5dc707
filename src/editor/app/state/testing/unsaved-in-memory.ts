import { unsavedInBrowser, type UnsavedTexts } from '../kept-in-browser.ts'

/** A browser that keeps what its windows could not save. Gives each window its access to it. */
export function unsavedInMemory(storage = storageInMemory()): () => UnsavedTexts {
  return () => unsavedInBrowser(() => storage)
}

export function storageInMemory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
