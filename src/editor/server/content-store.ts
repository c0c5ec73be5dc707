/**
 * Where content is kept: a folder on the disk now, and later perhaps her repository. Names are `home.yaml` and
 * `images/portrait.jpg`.
 */
export interface ContentStore {
  /** Every YAML file and picture, with its version. */
  list(): Promise<ReadonlyMap<string, string>>
  /** The names of links, which are in no list: what they lead to is not hers, or is not there. */
  links(): Promise<readonly string[]>
  /** @returns undefined where there is no such file */
  read(name: string): Promise<StoredFile | undefined>
  /**
   * Writes a file whole or not at all, or removes it where `bytes` is null.
   *
   * @param base the version that was changed; null where there was no file
   * @returns the new version; null where the file was removed
   * @throws StoreRefusal where it can't be done, and then nothing was
   */
  write(name: string, bytes: Uint8Array | null, base: string | null): Promise<string | null>
  /**
   * Tells of every change, whoever made it. Whoever asked for one knows it by its version.
   *
   * @returns stops it
   */
  watch(listener: ChangeListener): () => void
}

/** @param version null where the file is gone */
export type ChangeListener = (name: string, version: string | null) => void

export interface StoredFile {
  readonly bytes: Buffer
  /** Changes with every byte. */
  readonly version: string
}

type StoreRefusalCode = 'changedMeanwhile' | 'badName' | 'isLink' | 'notFound' | 'readOnly' | 'diskFull' | 'diskFailed'

/** A store does not do what was asked of it. */
export class StoreRefusal extends Error {
  readonly code: StoreRefusalCode

  constructor(code: StoreRefusalCode, name: string, options?: ErrorOptions) {
    super(`${name}: ${code}`, options)
    this.code = code
  }
}
