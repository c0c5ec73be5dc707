import type { Unsaved, UnsavedTexts } from '../kept-in-browser.ts'

/** A browser that keeps what its windows could not save. Gives each window its access to it. */
export function unsavedInMemory(): () => UnsavedTexts {
  const all = new Map<symbol, Unsaved>()
  return () => {
    const own = Symbol('window')
    return {
      take: () => {
        const taken = [...all].filter(([key]) => key !== own)
        for (const [key] of taken) all.delete(key)
        return taken.map(([, unsaved]) => unsaved)
      },
      keep: (unsaved) => void all.set(own, unsaved),
    }
  }
}
