import type { PictureFacts } from '../../../../content/model/content-source.ts'
import type { ChangeListener } from '../../../content-store.ts'
import { Refused, type VersionedText } from '../../../protocol.ts'
import { joinHistories, type PackedHistory } from '../packed-history.ts'
import type { ServerClient } from '../server-client.ts'

/** The editor's server with a disk in memory, for any number of tabs. */
export interface MemoryServer {
  readonly client: ServerClient
  readonly read: (name: string) => string | undefined
  readonly pictures: () => readonly string[]
  /** Writes as another program would, without anybody being told. */
  readonly write: (name: string, text: string | null) => void
  /** Tells every tab what a file is now. */
  readonly tell: (name: string) => void
}

const facts: PictureFacts = { width: 1600, height: 1200, digest: '' }

/** @param names the names of the pictures, each also its version */
export function memoryServer(texts: Readonly<Record<string, string>>, names: readonly string[] = []): MemoryServer {
  const pictures = new Set(names)
  const files = new Map<string, VersionedText>()
  const listeners = new Set<ChangeListener>()
  let version = 0
  let kept: PackedHistory | undefined
  const write = (name: string, text: string | null) => {
    version += 1
    if (text === null) files.delete(name)
    else files.set(name, { text, version: String(version) })
  }
  for (const [name, text] of Object.entries(texts)) write(name, text)
  return {
    read: (name) => files.get(name)?.text,
    pictures: () => [...pictures].toSorted(),
    write,
    tell(name) {
      for (const listener of listeners) listener({ [name]: files.get(name)?.version ?? null })
    },
    client: {
      content: async () => ({
        files: Object.fromEntries(files),
        pictures: Object.fromEntries([...pictures].map((name) => [name, { facts, version: name }])),
      }),
      async saveFile(name, { text, base }) {
        const current = files.get(name) ?? null
        if ((current?.version ?? null) !== base) throw new Refused({ refused: 'changedMeanwhile', current })
        write(name, text)
        return { version: files.get(name)?.version ?? null }
      },
      keepPicture: async (picture) => ({ facts, version: await picture.text(), extension: 'jpg' }),
      async removePictures(gone) {
        for (const name of gone) pictures.delete(name)
        return []
      },
      async restorePicture(name, its) {
        pictures.add(name)
        return { facts, version: its }
      },
      history: async () => kept ?? null,
      async keepHistory(history, dropped) {
        kept = joinHistories(kept, history, dropped)
        return kept.settled ?? []
      },
      watch(onChange) {
        listeners.add(onChange)
        return () => listeners.delete(onChange)
      },
    },
  }
}
