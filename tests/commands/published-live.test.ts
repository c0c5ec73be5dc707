import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { buildSite } from '../../src/generate/build-site.ts'
import { openFolderStore } from '../../src/editor/local/folder-store.ts'
import { openPublisher } from '../../src/editor/publish/open-publisher.ts'
import { askSite, pictureInfoOnce } from '../../src/editor/publish/publisher.ts'
import { factsOfPicture } from '../../src/disk/picture-facts.ts'
import { startServer } from '../../src/tools/preview/start-server.ts'
import { openRepository } from '../../src/editor/local/git/git-repository.ts'
import { copiesOf, makeTwoSites } from '../../src/editor/local/git/testing/repositories.ts'
import { temporaryFolder } from '../../src/disk/testing/temporary-folder.ts'

const twoSites = copiesOf(makeTwoSites)

test('what was sent counts as on its way until a site built from it answers at the address, and as published from then on', async () => {
  const { mine, theirs } = twoSites()
  const out = join(temporaryFolder(), 'dist')
  // The site's own name can't be reached from here: requests to it are sent to this machine instead.
  let address = inject('site').url
  const publisher = openPublisher({
    store: await openFolderStore(mine.content),
    repository: await openRepository(mine.content),
    pictureInfo: pictureInfoOnce((bytes) => factsOfPicture(Buffer.from(bytes))),
    askSite: (_address, version) => askSite(address, version),
  })
  mine.write('content/home.yaml', mine.read('content/home.yaml').replace('Um sítio para pousar', 'Um sítio para ficar'))
  const { stamp } = await publisher.overview({ lang: 'pt', leftOut: [], refresh: true })
  const sent = await publisher.send({ lang: 'pt', leftOut: [], stamp })
  const version = sent.outcome === 'sent' ? sent.version : ''
  expect(await publisher.live(version)).toBe(false)

  theirs.git('pull', '-q')
  expect(await buildSite(theirs.content, out, { release: true })).toMatchObject({ built: true })
  const server = await startServer({ folder: out, port: 0 })
  address = server.url
  expect(await publisher.live(version)).toBe(true)
  expect(await publisher.live('0123456789abcdef')).toBe(false)
  await server.close()
  expect(await publisher.live(version)).toBe(false)
})
