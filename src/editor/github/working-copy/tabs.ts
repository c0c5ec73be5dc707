import type { ChangeListener } from '../../content-store.ts'

/** A message between tabs. Without a name, everything was removed. */
interface TabMessage {
  readonly name?: string
  readonly version?: string | null
}

/** The other tabs of this browser that have the same working copy open. */
export interface Tabs {
  /** Tells the other tabs, and the listeners in this one. */
  readonly changed: ChangeListener
  readonly removed: () => void
  readonly watch: (listener: ChangeListener) => () => void
}

/** @param onRemoved is called when another tab has removed everything */
export function openTabs(name: string, onRemoved: () => void): Tabs {
  const listeners = new Set<ChangeListener>()
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.name === undefined) onRemoved()
    else for (const listener of listeners) listener(data.name, data.version ?? null)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const tell = (message: TabMessage) => channel.postMessage(message)
  return {
    changed(file, version) {
      tell({ name: file, version })
      for (const listener of listeners) listener(file, version)
    },
    removed: () => tell({}),
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
