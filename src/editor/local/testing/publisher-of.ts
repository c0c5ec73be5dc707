import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Clone } from '../git/testing/repositories.ts'
import { openRepository } from '../git/git-repository.ts'
import { openFolderStore } from '../folder-store.ts'
import { openUndoStore } from '../undo-store.ts'
import type { Publisher } from '../../publish/publisher.ts'
import type { PublisherServices } from '../../publish/publisher-services.ts'
import { localMethods, pictureInfoOnce } from '../open-editor.ts'

type AskSite = PublisherServices['askSite']

/**
 * A publisher for the content of a clone.
 *
 * @param onPicture is called when the bytes of published pictures are asked for
 */
export async function publisherOf(
  { content, folder }: Clone,
  askSite: AskSite = async () => false,
  onPicture: () => void = () => undefined,
) {
  const repository = await openRepository(content)
  return localMethods({
    store: await openFolderStore(content),
    undo: openUndoStore(join(folder, '.git', 'kept'), async () => undefined),
    repository: {
      ...repository,
      pictures: (versions) => {
        if (versions.length > 0) onPicture()
        return repository.pictures(versions)
      },
    },
    pictureInfo: pictureInfoOnce(async (bytes) => sharp(bytes).metadata()),
    askSite,
  })
}

/** What the owner is shown, in Portuguese. */
export const overviewOf = (publisher: Publisher, leftOut: readonly string[] = []) =>
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
