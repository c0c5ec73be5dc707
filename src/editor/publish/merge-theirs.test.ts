import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copiesOf, makeTwoSites, pushed } from '../local/git/testing/repositories.ts'
import { backEnds } from './testing/back-ends.ts'

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
