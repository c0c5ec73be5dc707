import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copiesOf, makeTwoSites, pushed, type TwoClones } from '../local/git/testing/repositories.ts'
import { backEnds, localSite, type OwnersSite } from './testing/back-ends.ts'

const twoSites = copiesOf(makeTwoSites)

/**
 * Merges after both sides have called a new picture `gallery-7.jpg`: the owner's is two copies of `gallery-2.jpg`.
 * @param sent the pictures that somebody else publishes, each as the number of such copies
 * @returns the owner's side, and what makes copies
 */
async function mergedAfter(open: (clones: TwoClones) => Promise<OwnersSite>, sent: Readonly<Record<string, number>>) {
  const clones = twoSites()
  const { theirs } = clones
  const site = await open(clones)
  const page = theirs.read('content/biodanza.yaml')
  const withOne = (words: string) =>
    page.replace('      - file: gallery-1', `      - file: gallery-7.jpg\n        alt: { pt: ${words}, en: New }\n$&`)
  const picture = await site.read('images/gallery-2.jpg')
  const copies = (count: number) => Buffer.concat(Array.from({ length: count }, () => picture))
  for (const [name, count] of Object.entries(sent)) writeFileSync(join(theirs.content, 'images', name), copies(count))
  theirs.git('add', '-A')
  pushed(theirs, 'content/biodanza.yaml', withOne('Delas'))
  await site.write('images/gallery-7.jpg', copies(2))
  await site.write('biodanza.yaml', Buffer.from(withOne('Minha')))
  await site.overviewOf()
  expect(await site.publisher.mergeTheirs({ lang: 'pt', choices: {} })).toEqual({ conflicts: [] })
  return { site, copies }
}

test.each(Object.entries(backEnds))(
  'over %s: two new pictures of one name both stay, each with its own words',
  async (_, open) => {
    const { site, copies } = await mergedAfter(open, { 'gallery-7.jpg': 3 })
    const merged = String(await site.read('biodanza.yaml'))
    expect(merged).toContain('file: gallery-7.jpg\n        alt: { pt: Minha')
    expect(merged).toContain('file: gallery-7-2.jpg\n        alt: { pt: Delas')
    expect((await site.read('images/gallery-7.jpg')).equals(copies(2))).toBe(true)
    expect((await site.read('images/gallery-7-2.jpg')).equals(copies(3))).toBe(true)
  },
)

test.each(Object.entries(backEnds))(
  'over %s: a photograph that replaced another arrives, though the other is kept under a name that both gave',
  async (_, open) => {
    const { site, copies } = await mergedAfter(open, { 'gallery-7.jpg': 1, 'gallery-2.jpg': 3 })
    expect((await site.read('images/gallery-2.jpg')).equals(copies(3))).toBe(true)
    expect((await site.read('images/gallery-7-2.jpg')).equals(copies(1))).toBe(true)
  },
)

const item = (words: string) => `      - file: gallery-7.jpg\n        alt: { pt: ${words}, en: ${words} }\n`

test.each(['mine', 'theirs'] as const)(
  'of two new pictures of one name each stays with its words, whatever is chosen of a place that both changed: %s',
  async (choice) => {
    const { mine, theirs } = twoSites()
    const site = await localSite(mine)
    const page = theirs.read('content/biodanza.yaml')
    const photograph = await site.read('images/gallery-2.jpg')
    writeFileSync(join(theirs.content, 'images/gallery-7.jpg'), Buffer.concat([photograph, photograph]))
    theirs.git('add', '-A')
    const [first = ''] = /^ {6}- file: gallery-1.*\n(?: {8}.*\n)+/m.exec(page) ?? []
    pushed(theirs, 'content/biodanza.yaml', page.replace(first, item('Delas')))
    await site.write('images/gallery-7.jpg', photograph)
    const own = page.replace(first, '').replace('      - file: gallery-3', `${item('Minha')}      - file: gallery-3`)
    await site.write('biodanza.yaml', Buffer.from(own))
    await site.overviewOf()
    const { conflicts } = await site.publisher.mergeTheirs({ lang: 'pt', choices: {} })
    expect(conflicts).toHaveLength(1)
    const choices = Object.fromEntries(conflicts.map(({ id }) => [id, choice]))
    expect(await site.publisher.mergeTheirs({ lang: 'pt', choices })).toEqual({ conflicts: [] })
    const shown = String(await site.read('biodanza.yaml')).matchAll(/file: (gallery-7.*)\n +alt: *(?:\{ pt: )?"?(\w+)/g)
    const copiesBy = new Map<string | undefined, number>()
    for (const [, file, words] of shown)
      copiesBy.set(words, (await site.read(`images/${file}`)).length / photograph.length)
    expect(Object.fromEntries(copiesBy)).toEqual(choice === 'mine' ? { Minha: 1 } : { Minha: 1, Delas: 2 })
  },
)

test('a merge that was cut off at its end is done again without a question', async () => {
  const { mine, theirs } = twoSites()
  let cuts = 0
  const site = await localSite(mine, (done) => {
    if (done === 'noteMerged' && (cuts += 1) === 1) throw new Error('cut off')
  })
  const page = theirs.read('content/biodanza.yaml')
  const photograph = await site.read('images/gallery-2.jpg')
  writeFileSync(join(theirs.content, 'images/gallery-7.jpg'), Buffer.concat([photograph, photograph]))
  theirs.git('add', '-A')
  pushed(theirs, 'content/biodanza.yaml', page.replace('file: gallery-1.jpg', 'file: gallery-7.jpg'))
  await site.write('images/gallery-7.jpg', photograph)
  await site.change('biodanza.yaml', 'file: gallery-2.jpg', 'file: gallery-7.jpg')
  await site.overviewOf()
  const merge = () => site.publisher.mergeTheirs({ lang: 'pt', choices: {} })
  await expect(merge()).rejects.toThrow('cut off')
  const merged = [await site.read('biodanza.yaml'), await site.read('images/gallery-7.jpg')]
  expect(await merge()).toEqual({ conflicts: [] })
  expect([await site.read('biodanza.yaml'), await site.read('images/gallery-7.jpg')]).toEqual(merged)
})

test('a question of a merge names what the owner has removed, and says in which language or value two sides differ', async () => {
  const { mine, theirs } = twoSites()
  const site = await localSite(mine)
  const events = theirs.read('content/events.yaml')
  const [, , gone = ''] = events.split(/(?=\n {2}- name: )/)
  const on = (day: string) => events.replace(/days: \{ first: 2025-11-07.*\}/, `weekly: { day: ${day}, from: "20:00" }`)
  pushed(
    theirs,
    'content/events.yaml',
    on('friday').replace(/(?<=title: \{ pt: )Grupo de Apr.*(?=, en)/, 'Outro grupo'),
  )
  await site.write('events.yaml', Buffer.from(on('monday').replace(gone, '')))
  const withLead = (en: string) =>
    theirs
      .read('content/home.yaml')
      .replace(/(?=\n {4}values:)/, `\n    lead: { pt: Bem **igual**, en: ${en} }`)
      .replace(/(?<=lead:\n {6}pt: ).*/, `${en === 'Mine' ? 'Bem' : 'Mal'} [lido](/${en})`)
  await site.write('home.yaml', Buffer.from(withLead('Mine')))
  pushed(theirs, 'content/home.yaml', withLead('Theirs'))
  await site.overviewOf()
  const { conflicts } = await site.publisher.mergeTheirs({ lang: 'pt', choices: {} })
  expect(conflicts.map(({ place, mine: own, theirs: others }) => [place, own, others])).toEqual([
    ['Eventos · Workshop sobre Arquétipos · Semanal ou quinzenal', 'segunda-feira\n20:00', 'sexta-feira\n20:00'],
    ['Eventos · Outro grupo', undefined, expect.stringContaining('Outro grupo\nquinta-feira\n19:30')],
    [expect.stringMatching('Introdução, português$'), 'Bem [lido](/Mine)', 'Mal [lido](/Theirs)'],
    [expect.stringMatching('Introdução$'), 'Bem igual\nMine', 'Bem igual\nTheirs'],
  ])
})

test.each(Object.entries(backEnds))(
  'over %s: a text that was published in Latin-1 keeps its letters, and is next published in UTF-8',
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
    // As it is in a folder that git has brought up to date.
    await site.write('home.yaml', Buffer.from(text, 'latin1'))
    await site.change('biodanza.yaml', 'Momentos', 'Instantes')
    const { stamp } = await site.overviewOf()
    expect(await site.publisher.send({ lang: 'pt', leftOut: [], stamp })).toMatchObject({ outcome: 'sent' })
    theirs.git('pull', '-q')
    expect(theirs.read('content/home.yaml')).toBe(text)
    expect((await site.read('home.yaml')).toString()).toBe(text)
  },
)

test('a question of a merge names the event that it is about, though the other side has put another above it', async () => {
  const { mine, theirs } = twoSites()
  const site = await localSite(mine)
  const events = theirs.read('content/events.yaml')
  const noted = (words: string) => events.replace('Para quem já tem experiência de Biodanza.', words)
  const [first = ''] = /^  - name: aula-aberta\n(?:    .*\n)+/m.exec(events) ?? []
  const above = first.replace('aula-aberta', 'outra').replace('Aula Aberta', 'Outra')
  pushed(theirs, 'content/events.yaml', noted('Deles').replace('events:\n', `events:\n${above}`))
  await site.write('events.yaml', Buffer.from(noted('Minha')))
  await site.overviewOf()
  const { conflicts } = await site.publisher.mergeTheirs({ lang: 'pt', choices: {} })
  expect(conflicts).toMatchObject([
    { place: expect.stringContaining('Aprofundamento'), mine: 'Minha', theirs: 'Deles' },
  ])
})
