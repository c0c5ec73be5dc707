import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Clone } from '../../../../publish/testing/repositories.ts'
import { openRepository } from '../../../../publish/repository.ts'
import { openFolderStore } from '../../folder-store.ts'
import { openKeepsake } from '../../keepsake.ts'
import { openPublisher, type Publisher } from '../publisher.ts'
import type { PublisherServices } from '../publisher-services.ts'

type AskSite = PublisherServices['askSite']

/** A publisher for the content of a clone. */
export async function publisherOf({ content, folder }: Clone, askSite: AskSite = async () => 'notYet') {
  return openPublisher({
    store: await openFolderStore(content),
    keepsake: openKeepsake(join(folder, '.git', 'kept')),
    repository: await openRepository(content),
    contentFolder: content,
    factsOf: async (bytes) => sharp(bytes).metadata(),
    askSite,
  })
}

/** What the owner is shown, in Portuguese. */
export const look = (publisher: Publisher, leftOut: readonly string[] = []) =>
  publisher.overview({ lang: 'pt', leftOut, refresh: true })

/** Changes a text in both places in which a file has it; each must be there exactly once. */
export function changeText(clone: Clone, name: string, from: string, to: string): void {
  const text = clone.read(`content/${name}`)
  expect(text).toContain(from)
  clone.write(
    `content/${name}`,
    text.replace(from, () => to),
  )
}
