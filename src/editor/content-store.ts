import { isYamlName } from '../content/model/content-names.ts'
import { decodeText } from '../content/model/text-encoding.ts'
import type { VersionedText } from './protocol.ts'

/** The owner's working copy: a folder on disk, or a browser's database. Names: `home.yaml`, `images/portrait.jpg`. */
export interface ContentStore {
  /** Every YAML file and picture, with its version. A symbolic link is none: its target may be outside the content. */
  list(): Promise<ReadonlyMap<string, string>>
  read(name: string): Promise<StoredFile | undefined>
  /**
   * Writes a file completely or not at all; removes it if `bytes` is null.
   * @param base the version that the change was made to; null if there was no file
   * @returns the new version; null if the file was removed
   * @throws Refused, or what the browser throws, if it can't be done; nothing has been changed then
   */
  write(name: string, bytes: Uint8Array | null, base: string | null): Promise<string | null>
}

/**
 * Learns what some files are now, whoever changed them: their versions by name, null for one that is gone.
 * @param areAll whether there are no other files
 */
export type ChangeListener = (versions: Readonly<Record<string, string | null>>, areAll?: boolean) => void

export interface StoredFile {
  readonly bytes: Uint8Array
  readonly version: string
}

/** The version of a file with these bytes, in every store and in every commit: the id that git gives to them. */
export async function versionOf(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const hashed = new Uint8Array(head.length + bytes.length)
  hashed.set(head)
  hashed.set(bytes, head.length)
  const digest = await crypto.subtle.digest('SHA-1', hashed)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Every file with its version, and the texts among them in just these versions: what another program writes in several
 * steps must not be merged, published or searched for pictures.
 */
export async function readContent(store: ContentStore) {
  for (;;) {
    const versions = await store.list()
    const texts = new Map<string, VersionedText>()
    const names = [...versions.keys()].filter(isYamlName)
    for (const name of names) {
      const stored = await store.read(name)
      if (stored) texts.set(name, { text: decodeText(stored.bytes), version: stored.version })
    }
    if (names.every((name) => texts.get(name)?.version === versions.get(name))) return { versions, texts }
  }
}
