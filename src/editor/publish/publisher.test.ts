import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readValue } from '../../content/yaml/edit/read.ts'
import { sampleThings } from '../../content/operations/sample-things.ts'
import { contentVersion } from '../../content/page/content-version.ts'
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import { copiesOf, pushed, titleOf, makeTwoSites } from '../local/git/testing/repositories.ts'
import { testSite } from '../../../tests/site.ts'
import { backEnds, localSite } from './testing/back-ends.ts'

const twoSites = copiesOf(makeTwoSites)
const both = Object.entries(backEnds)

test.each(both)(
  'over %s: the owner reviews changes and publishes them; a build has the announced version',
  async (_, open) => {
    const clones = twoSites()
    const { theirs } = clones
    const site = await open(clones)
    const { publisher } = site
    expect(await site.overviewOf()).toMatchObject({ changes: [], first: false, theirs: [] })
    const title = titleOf(theirs)
    await site.change('home.yaml', title, 'Outro título')
    const { changes, stamp, version } = await site.overviewOf()
    expect(changes.map(({ sentence }) => sentence)).toEqual([
      `Outro título · Título, português: era «${title}», agora é «Outro título»`,
    ])
    expect(await publisher.send({ lang: 'pt', leftOut: [], stamp })).toEqual({
      outcome: 'sent',
      version,
      programChanged: false,
    })
    theirs.git('pull', '-q')
    expect(theirs.git('log', '-1', '--format=%s')).toBe(changes[0]?.sentence)
    const { content } = await loadContentFolder(theirs.content)
    const sizeOf = (file: string) => readFileSync(join(theirs.content, 'images', file)).length
    expect(content && (await contentVersion(content, sizeOf))).toBe(version)
    const after = await site.overviewOf()
    expect(after.changes).toEqual([])
    expect(await publisher.send({ lang: 'pt', leftOut: [], stamp: after.stamp })).toEqual({ outcome: 'nothing' })
  },
)

test.each(both)(
  'over %s: what is left out is not published, and is still to be published afterwards',
  async (_, open) => {
    const clones = twoSites()
    const { theirs } = clones
    const site = await open(clones)
    const { publisher } = site
    await site.change('home.yaml', titleOf(theirs), 'Outro título')
    await site.change('site.yaml', 'ines-falcao.pt', 'ines-falcao.com')
    pushed(theirs, 'README.md', 'O que não é conteúdo não se junta')
    const { changes } = await site.overviewOf()
    const leftOut = changes.filter(({ page }) => page === 'Todo o site').map(({ id }) => id)
    const { stamp } = await site.overviewOf(leftOut)
    expect(await publisher.send({ lang: 'pt', leftOut, stamp })).toMatchObject({ outcome: 'sent' })
    theirs.git('pull', '-q')
    expect(theirs.read('content/site.yaml')).toContain('ines-falcao.pt')
    expect(titleOf(theirs)).toBe('Outro título')
    expect((await site.overviewOf()).changes.map(({ id }) => id)).toEqual(leftOut)
  },
)

test.each(both)('over %s: only what the owner saw and the release check accepts is published', async (_, open) => {
  const clones = twoSites()
  const { theirs } = clones
  const site = await open(clones)
  const { publisher } = site
  const { stamp } = await site.overviewOf()
  await site.change('home.yaml', titleOf(theirs), 'Outro título')
  expect(await publisher.send({ lang: 'pt', leftOut: [], stamp })).toEqual({ outcome: 'lookAgain' })
  await site.change('site.yaml', 'ines-falcao.pt', 'ines-falcao.example')
  const seen = await site.overviewOf()
  expect(seen.diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'sampleField',
  ])
  expect(await publisher.send({ lang: 'pt', leftOut: [], stamp: seen.stamp })).toEqual({ outcome: 'lookAgain' })
  theirs.git('pull', '-q')
  expect(titleOf(theirs)).not.toBe('Outro título')
})

test.each(both)(
  'over %s: changes published elsewhere are shown and merged; a conflict is asked about',
  async (_, open) => {
    const clones = twoSites()
    const { theirs } = clones
    const site = await open(clones)
    const { publisher } = site
    const title = titleOf(theirs)
    pushed(theirs, 'content/home.yaml', theirs.read('content/home.yaml').replace(title, 'Título alheio'))
    await site.change('home.yaml', title, 'Título meu')
    await site.change('site.yaml', 'ines-falcao.pt', 'ines-falcao.com')
    const { theirs: news, stamp } = await site.overviewOf()
    expect(news.map(({ sentence }) => sentence)).toEqual([
      `Título alheio · Título, português: era «${title}», agora é «Título alheio»`,
    ])
    expect(await publisher.send({ lang: 'pt', leftOut: [], stamp })).toEqual({
      outcome: 'problem',
      problem: { problem: 'theirsFirst' },
    })
    const before = await site.read('home.yaml')
    const { conflicts } = await publisher.mergeTheirs({ lang: 'pt', choices: {} })
    expect(conflicts).toEqual([
      {
        id: 'home.yaml#/title/pt',
        place: 'Título meu · Título, português',
        mine: 'Título meu',
        theirs: 'Título alheio',
      },
    ])
    expect(await site.read('home.yaml')).toEqual(before)
    expect(await publisher.mergeTheirs({ lang: 'pt', choices: { 'home.yaml#/title/pt': 'theirs' } })).toEqual({
      conflicts: [],
    })
    const taken = await site.overviewOf()
    expect(taken.theirs).toEqual([])
    expect(taken.changes.map(({ page }) => page)).toEqual(['Todo o site'])
    expect(await publisher.send({ lang: 'pt', leftOut: [], stamp: taken.stamp })).toMatchObject({ outcome: 'sent' })
    theirs.git('pull', '-q')
    expect([titleOf(theirs), theirs.read('content/site.yaml').includes('ines-falcao.com')]).toEqual([
      'Título alheio',
      true,
    ])
  },
)

test.each(both)(
  'over %s: a picture that one side removed stays only where a text shows it; if the other replaced it, the owner chooses',
  async (_, open) => {
    const clones = twoSites()
    const { theirs } = clones
    const copied = (from: string, to: string) =>
      cpSync(join(testSite, 'images', from), join(theirs.content, 'images', to))
    for (const name of ['gone-there.jpg', 'gone-here.jpg', 'replaced-here.jpg']) copied('gallery-1.jpg', name)
    theirs.git('add', '-A')
    pushed(theirs, 'content/images/note.txt', '')
    const site = await open(clones)
    await site.overviewOf()
    await site.publisher.mergeTheirs({ lang: 'pt', choices: {} })
    for (const name of ['gone-here.jpg', 'hero-room.jpg']) await site.write(`images/${name}`, null)
    await site.write('images/replaced-here.jpg', await site.read('images/gallery-2.jpg'))
    for (const name of ['gone-there.jpg', 'replaced-here.jpg', 'biodanza-movement.jpg'])
      theirs.git('rm', '-q', `content/images/${name}`)
    for (const name of ['gone-here.jpg', 'hero-room.jpg']) copied('gallery-3.jpg', name)
    theirs.git('add', '-A')
    pushed(theirs, 'content/images/note.txt', 'changed')
    await site.overviewOf()
    const { conflicts } = await site.publisher.mergeTheirs({ lang: 'pt', choices: {} })
    expect(conflicts.map(({ place, picture }) => [place, Boolean(picture?.mine), Boolean(picture?.theirs)])).toEqual([
      ['replaced-here.jpg', true, false],
      ['gone-here.jpg', false, true],
    ])
    const choices = { 'images/replaced-here.jpg#': 'theirs', 'images/gone-here.jpg#': 'mine' } as const
    expect(await site.publisher.mergeTheirs({ lang: 'pt', choices })).toEqual({ conflicts: [] })
    expect((await site.overviewOf()).changes.map(({ sentence }) => sentence)).toEqual([
      'Imagem «biodanza-movement.jpg» acrescentada',
      'Imagem «gone-here.jpg» retirada',
    ])
    expect(await site.read('images/hero-room.jpg')).toEqual(await site.read('images/gallery-3.jpg'))
  },
)

test('what is saved here while theirs is merged is merged as well, and not overwritten', async () => {
  const { mine, theirs } = twoSites()
  const title = titleOf(mine)
  const site = await localSite(mine, (done) => {
    if (done === 'picture' && mine.read('content/home.yaml').includes('en: A place to land'))
      void site.change('home.yaml', 'en: A place to land', 'en: Saved meanwhile')
  })
  theirs.write('content/images/nova.jpg', 'photo')
  theirs.git('add', '-A')
  pushed(theirs, 'content/home.yaml', theirs.read('content/home.yaml').replace(title, 'Título alheio'))
  await site.overviewOf()
  expect(await site.publisher.mergeTheirs({ lang: 'pt', choices: {} })).toEqual({ conflicts: [] })
  expect(titleOf(mine)).toBe('Título alheio')
  expect(mine.read('content/home.yaml')).toContain('en: Saved meanwhile')
  expect(mine.read('content/images/nova.jpg')).toBe('photo')
})

test("only a sample whose words have changed can be declared the owner's", async () => {
  const { mine } = twoSites()
  cpSync(testSite, mine.content, { recursive: true })
  mine.git('commit', '-q', '-a', '-m', 'Exemplos')
  mine.git('push', '-q')
  const site = await localSite(mine)
  const before = await site.overviewOf()
  expect(before.rewritten).toEqual([])
  const things = sampleThings(before.diagnostics, (file) => readValue(mine.read(`content/${file}`)))
  expect(before.samplesBefore).toBe(things.length)
  expect(things.length).toBeGreaterThan(10)
  await site.change('site.yaml', '+351 900 000 011', '+351 912 345 678')
  expect((await site.overviewOf()).rewritten).toEqual(['site.yaml#/phones/therapy'])
})

test('a new page with a sample is held back together with what leads to it, and nothing else', async () => {
  const site = await localSite(twoSites().mine)
  const page = (await site.read('biodanza.yaml')).toString().replace('path: /biodanza', 'path: /novo')
  const shown = page.replace('hero-circle.jpg', 'nova.jpg').replace('gallery-1.jpg', 'roda.jpg')
  for (const name of ['nova', 'roda']) await site.write(`images/${name}.jpg`, await site.read('images/hero-room.jpg'))
  await site.write('novo.yaml', Buffer.from(shown.replace(/- type: .*/, '$&\n    sample: true')))
  await site.change('home.yaml', 'hero-room.jpg', 'nova.jpg')
  await site.change('site.yaml', '  links:\n', '  links:\n    - { label: { pt: Novo, en: New }, page: /novo }\n')
  const { changes, holding, version } = await site.overviewOf()
  const apart = changes.filter(({ id }) => !/^(home\.yaml|images\/nova)/.test(id))
  expect([version, holding]).toEqual([undefined, apart.map(({ id }) => ({ id, why: 'sample' }))])
  expect((await site.overviewOf(holding.map(({ id }) => id))).version).toBeDefined()
})
