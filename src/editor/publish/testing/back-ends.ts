import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fakeGithub } from '../../github/testing/fake-github.ts'
import { openedSite } from '../../github/testing/github-site.ts'
import type { Clone, TwoClones } from '../../local/git/testing/repositories.ts'
import { changeText, overviewOf, publisherOf } from '../../local/testing/publisher-of.ts'
import type { PublishOverview, Publisher } from '../publisher.ts'

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

async function localSite(clone: Clone): Promise<OwnersSite> {
  const publisher = await publisherOf(clone)
  const fileOf = (name: string) => join(clone.content, name)
  return {
    publisher,
    overviewOf: (leftOut) => overviewOf(publisher, leftOut),
    read: async (name) => readFileSync(fileOf(name)),
    write: async (name, bytes) => (bytes ? writeFileSync(fileOf(name), bytes) : rmSync(fileOf(name))),
    change: async (name, from, to) => changeText(clone, name, from, to),
  }
}
