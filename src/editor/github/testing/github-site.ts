import sharp from 'sharp'
import { expect } from 'vitest'
import { type ContentStore, type StoredFile, versionOf } from '../../content-store.ts'
import { Refused } from '../../protocol.ts'
import { openPublisher } from '../../publish/open-publisher.ts'
import { pictureInfoOnce, type PublisherServices } from '../../publish/publisher.ts'
import { openGithubRepository } from '../open-github-repository.ts'
import type { GithubRepositoryOptions, RepositoryStorage } from '../snapshots.ts'
import { memoryStorage } from './memory-storage.ts'
import { openSharedDrafts } from '../shared-drafts.ts'
import type { FakeGithub } from './fake-github.ts'

/** A browser in which the owner has signed in, or not, and opened the site. */
export async function openedSite(
  github: FakeGithub,
  more: Partial<Pick<GithubRepositoryOptions, 'program' | 'onUpload' | 'onRefused'>> & {
    readonly token?: string
    /** What the browser has kept. */
    readonly kept?: { readonly store: ContentStore; readonly storage: RepositoryStorage }
  } = {},
) {
  const { store, storage } = more.kept ?? { store: memoryStore(), storage: memoryStorage() }
  let token: string | undefined = 'token' in more ? more.token : github.token
  const options = {
    owner: 'ines',
    repo: 'site',
    branch: 'main',
    token: () => token,
    fetch: (...[address, init]: Parameters<typeof fetch>) => {
      // The token follows no redirection, and no cookie or address of a page goes with it.
      expect(init).toMatchObject({ redirect: 'manual', credentials: 'omit', referrerPolicy: 'no-referrer' })
      return github.fetch(address, init).then(asInBrowser)
    },
    storage,
    ...(more.program !== undefined && { program: more.program }),
    onUpload: more.onUpload,
    ...(more.onRefused && { onRefused: more.onRefused }),
  }
  const repository = openGithubRepository(options)
  const services: PublisherServices = {
    store,
    repository,
    pictureInfo: pictureInfoOnce(async (bytes) => sharp(bytes).metadata()),
    askSite: async () => false,
  }
  const publisher = openPublisher(services)
  const site = {
    store,
    storage,
    repository,
    publisher,
    drafts: openSharedDrafts(options, services),
    signOut: () => (token = undefined),
    overviewOf: (leftOut: readonly string[] = []) => publisher.overview({ lang: 'pt', leftOut, refresh: true }),
    read: async (name: string) => Buffer.from((await store.read(name))?.bytes ?? []),
    write: async (name: string, bytes: Uint8Array | null) =>
      store.write(name, bytes, (await store.read(name))?.version ?? null),
    /** Changes a text of the working copy. */
    async change(name: string, from: string, to: string) {
      const text = (await site.read(name)).toString()
      expect(text).toContain(from)
      await site.write(name, Buffer.from(text.replace(from, () => to)))
    },
  }
  await site.overviewOf()
  await publisher.mergeTheirs({ lang: 'pt', choices: {} })
  return site
}

/** Of an answer that leads elsewhere, a browser lets a script see nothing (https://fetch.spec.whatwg.org/#concept-filtered-response-opaque-redirect). */
function asInBrowser(response: Response): Response {
  if (response.status < 300 || response.status >= 400) return response
  return Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } })
}

/** A working copy in memory. */
function memoryStore(): ContentStore {
  const kept = new Map<string, StoredFile>()
  return {
    list: async () => new Map([...kept].map(([name, { version }]) => [name, version])),
    read: async (name) => kept.get(name),
    async write(name, bytes, base) {
      const version = bytes && (await versionOf(bytes))
      if ((kept.get(name)?.version ?? null) !== base) throw new Refused({ refused: 'changedMeanwhile' })
      if (bytes === null || version === null) kept.delete(name)
      else kept.set(name, { bytes, version })
      return version
    },
  }
}
