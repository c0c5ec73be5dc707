import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copiesOf, titleOf, makeTwoSites } from '../local/git/testing/repositories.ts'
import { versionOf } from '../content-store.ts'
import { backEnds } from './testing/back-ends.ts'

const twoSites = copiesOf(makeTwoSites)
const both = Object.entries(backEnds)

test.each(both)(
  'over %s: a text and a picture of an earlier version are restored, and nothing else',
  async (_, open) => {
    const clones = twoSites()
    const { theirs } = clones
    const site = await open(clones)
    const { publisher } = site
    const [title, picture] = [titleOf(theirs), readdirSync(join(theirs.content, 'images'))[0] ?? '']
    const bytes = await site.read(`images/${picture}`)
    const before = theirs.git('rev-parse', 'HEAD')
    await site.change('home.yaml', title, 'Outro título')
    await site.change('site.yaml', 'ines-falcao.pt', 'ines-falcao.com')
    const { stamp, changes } = await site.overviewOf()
    expect(await publisher.send({ lang: 'pt', leftOut: [], stamp })).toMatchObject({ outcome: 'sent' })
    await site.write(`images/${picture}`, null)
    const versions = await publisher.versions()
    expect(versions.map(({ title: words }) => words).slice(0, 2)).toEqual([
      `${changes[0]?.sentence} e mais 1 alteração`,
      'O site',
    ])
    const then = await publisher.version(before, 'pt')
    expect(Object.keys(then.pictures)).toContain(picture)
    const ids = then.since.filter(({ page }) => page !== 'Todo o site').map(({ id }) => id)
    const taken = await publisher.takeBack(before, ids)
    expect(Object.keys(taken.files)).toEqual(['home.yaml'])
    expect(taken.files['home.yaml']).toContain(title)
    expect(taken.pictures).toEqual([{ name: picture, version: await versionOf(bytes) }])
    await expect(publisher.version('0'.repeat(40), 'pt')).rejects.toThrow('notFound')
  },
)

test.each(both)('over %s: a replaced picture is restored under a new name and shown again', async (_, open) => {
  const clones = twoSites()
  const site = await open(clones)
  const { publisher } = site
  const then = clones.theirs.git('rev-parse', 'HEAD')
  const bytes = await site.read('images/hero-circle.jpg')
  await site.write('images/hero-circle.jpg', await site.read('images/hero-room.jpg'))
  const seen = await publisher.version(then, 'pt')
  expect(seen.since.map(({ sentence }) => sentence)).toEqual(['Imagem «hero-circle.jpg» trocada'])
  const taken = await publisher.takeBack(
    then,
    seen.since.map(({ id }) => id),
  )
  expect(taken.pictures).toEqual([{ name: 'hero-circle-2.jpg', version: await versionOf(bytes) }])
  const [[, text] = []] = Object.entries(taken.files)
  expect(text).toContain('file: hero-circle-2.jpg')
  expect(text).not.toContain('file: hero-circle.jpg')
})
