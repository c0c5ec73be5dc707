import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copiesOf, makeTwoSites, pushed } from '../local/git/testing/repositories.ts'
import { backEnds, localSite } from './testing/back-ends.ts'

const twoSites = copiesOf(makeTwoSites)

test.each(Object.entries(backEnds))(
  'over %s: two new pictures of one name both stay, each with its own words',
  async (_, open) => {
    const clones = twoSites()
    const { theirs } = clones
    const site = await open(clones)
    const page = theirs.read('content/biodanza.yaml')
    const withOne = (words: string) =>
      page.replace('      - file: gallery-1', `      - file: gallery-7.jpg\n        alt: { pt: ${words}, en: New }\n$&`)
    const picture = await site.read('images/gallery-2.jpg')
    const [mine, other] = [Buffer.concat([picture, picture]), Buffer.concat([picture, picture, picture])]
    writeFileSync(join(theirs.content, 'images/gallery-7.jpg'), other)
    theirs.git('add', '-A')
    pushed(theirs, 'content/biodanza.yaml', withOne('Delas'))
    await site.write('images/gallery-7.jpg', mine)
    await site.write('biodanza.yaml', Buffer.from(withOne('Minha')))
    await site.overviewOf()
    expect(await site.publisher.mergeTheirs({ lang: 'pt', choices: {} })).toEqual({ conflicts: [] })
    const merged = String(await site.read('biodanza.yaml'))
    expect(merged).toContain('file: gallery-7.jpg\n        alt: { pt: Minha')
    expect(merged).toContain('file: gallery-7-2.jpg\n        alt: { pt: Delas')
    expect((await site.read('images/gallery-7.jpg')).equals(mine)).toBe(true)
    expect((await site.read('images/gallery-7-2.jpg')).equals(other)).toBe(true)
  },
)

test('a photograph that replaced another arrives, though the other is kept under a name that both gave', async () => {
  const clones = twoSites()
  const { theirs } = clones
  const site = await localSite(clones.mine)
  const page = theirs.read('content/biodanza.yaml')
  const withOne = (words: string) =>
    page.replace('      - file: gallery-1', `      - file: gallery-7.jpg\n        alt: { pt: ${words}, en: New }\n$&`)
  const former = await site.read('images/gallery-2.jpg')
  const [mine, other] = [Buffer.concat([former, former]), Buffer.concat([former, former, former])]
  writeFileSync(join(theirs.content, 'images/gallery-7.jpg'), former)
  writeFileSync(join(theirs.content, 'images/gallery-2.jpg'), other)
  theirs.git('add', '-A')
  pushed(theirs, 'content/biodanza.yaml', withOne('Delas'))
  await site.write('images/gallery-7.jpg', mine)
  await site.write('biodanza.yaml', Buffer.from(withOne('Minha')))
  await site.overviewOf()
  expect(await site.publisher.mergeTheirs({ lang: 'pt', choices: {} })).toEqual({ conflicts: [] })
  expect((await site.read('images/gallery-2.jpg')).equals(other)).toBe(true)
  expect((await site.read('images/gallery-7-2.jpg')).equals(former)).toBe(true)
})

test.each(Object.entries(backEnds))(
  'over %s: a text that was published in Latin-1 keeps its letters',
  async (_, open) => {
    const clones = twoSites()
    const { theirs } = clones
    const site = await open(clones)
    const text = theirs.read('content/home.yaml').replaceAll(/[^\0-\xff]/g, '-')
    writeFileSync(join(theirs.content, 'home.yaml'), Buffer.from(text, 'latin1'))
    theirs.git('commit', '-q', '-a', '-m', 'Latin-1')
    theirs.git('push', '-q')
    await site.overviewOf()
    expect(await site.publisher.mergeTheirs({ lang: 'pt', choices: {} })).toEqual({ conflicts: [] })
    expect(String(await site.read('home.yaml'))).toBe(text)
  },
)
