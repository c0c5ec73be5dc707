import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { fakeGithub } from '../../github/testing/fake-github.ts'
import { openedSite } from '../../github/testing/github-site.ts'
import type { Clone, TwoClones } from '../../local/git/testing/repositories.ts'
import { openFolderStore } from '../../local/folder-store.ts'
import { openRepository } from '../../local/git/git-repository.ts'
import { openPublisher } from '../open-publisher.ts'
import { pictureInfoOnce } from '../publisher.ts'
import type { PublishOverview, Publisher } from '../open-publisher.ts'

/** The owner's side of a site, whatever is behind it. Files are named as in the content folder. */
export interface OwnersSite {
  readonly publisher: Publisher
  /** What the owner is shown, in Portuguese. */
  readonly overviewOf: (leftOut?: readonly string[]) => Promise<PublishOverview>
  readonly read: (name: string) => Promise<Buffer>
  readonly write: (name: string, bytes: Uint8Array | null) => Promise<unknown>
  /** Changes a text that the file has. */
  readonly change: (name: string, from: string, to: string) => Promise<unknown>
}

/** Both answers to the interface of publishing, opened on a remote that somebody else has a clone of, too. */
export const backEnds: Readonly<Record<string, (clones: TwoClones) => Promise<OwnersSite>>> = {
  git: ({ mine }) => localSite(mine),
  GitHub: async ({ remote }) => openedSite(await fakeGithub(remote)),
}

/** @param before is called before what the repository does; an error stops it */
export async function localSite(
  { content }: Clone,
  before: (done: 'picture' | 'noteMerged') => void = () => undefined,
): Promise<OwnersSite> {
  const repository = await openRepository(content)
  const publisher = openPublisher({
    store: await openFolderStore(content),
    repository: {
      ...repository,
      picture: (version) => {
        before('picture')
        return repository.picture(version)
      },
      noteMerged: async (commit) => {
        before('noteMerged')
        await repository.noteMerged(commit)
      },
    },
    pictureInfo: pictureInfoOnce(async (bytes) => sharp(bytes).metadata()),
    askSite: async () => false,
  })
  const fileOf = (name: string) => join(content, name)
  return {
    publisher,
    overviewOf: (leftOut = []) => publisher.overview({ lang: 'pt', leftOut, refresh: true }),
    read: async (name) => readFileSync(fileOf(name)),
    write: async (name, bytes) => (bytes ? writeFileSync(fileOf(name), bytes) : rmSync(fileOf(name))),
    async change(name, from, to) {
      const text = readFileSync(fileOf(name), 'utf8')
      expect(text).toContain(from)
      writeFileSync(
        fileOf(name),
        text.replace(from, () => to),
      )
    },
  }
}
