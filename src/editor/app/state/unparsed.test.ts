import { expect, test } from 'vitest'
import { openConflicts } from './conflicts.ts'
import { elsewhere, home, stored, type Opened, opened, title, type } from './testing/opened-store.ts'
import { unsavedInMemory } from './testing/unsaved-in-memory.ts'

const broken = 'broken: "\n'
const breakFile = (both: Opened) => elsewhere(both, (text) => text + broken)
const mendFile = (both: Opened) =>
  elsewhere(both, (text) => text.replace(broken, '').replace('pt: Valores', 'pt: Os valores'))

const status = ({ store }: Opened) => store.state().saving.state
const questions = ({ store }: Opened) => openConflicts(store.state().texts, store.state().conflicts, 'pt')

/** The owner goes on typing after another program has broken the file. */
async function typedOn(kept = unsavedInMemory()): Promise<Opened> {
  const both = await opened(kept())
  type(both.store, title, 'Olá!')
  await both.store.saved()
  await breakFile(both)
  type(both.store, title, 'Olá!!')
  await both.store.saved()
  return both
}

const mine = home.replace('pt: Olá', 'pt: Olá!!')
const theirs = home.replace('pt: Olá', 'pt: Olá!') + broken

test('what is typed after another program has broken the file stays, the file is left alone, and nothing says saved', async () => {
  const both = await typedOn()
  expect(both.store.state().texts.get('home.yaml')).toBe(mine)
  expect(both.server.read('home.yaml')).toBe(theirs)
  expect(status(both)).toBe('unparsed')
  expect(questions(both).map(({ words }) => words)).toEqual([
    {
      place: 'home.yaml',
      mine: '…\ntitle: { pt: Olá!!, en: Hello }\n…',
      theirs: '…\ntitle: { pt: Olá!, en: Hello }\n…\nbroken: "\n…',
    },
  ])
})

test('once the file is mended, both changes are in it, the question is gone, and undo takes back the own letters', async () => {
  const both = await typedOn()
  await mendFile(both)
  expect(stored(both)).toBe(mine.replace('pt: Valores', 'pt: Os valores'))
  expect([status(both), questions(both)]).toEqual(['saved', []])
  while (both.store.state().history.done > 0) await both.store.undo()
  expect(stored(both)).toBe(home.replace('pt: Valores', 'pt: Os valores'))
})

test('a file that is broken and mended while nothing is typed is as it was, to the byte', async () => {
  const both = await opened()
  await breakFile(both)
  expect(both.store.state().texts.get('home.yaml')).toBe(home)
  expect(status(both)).toBe('unparsed')
  await elsewhere(both, () => home)
  expect(stored(both)).toBe(home)
  expect([status(both), questions(both)]).toEqual(['saved', []])
})

test.each(['mine', 'theirs'] as const)(
  'if the owner keeps %s, that is on the disk, and the other is one undo away',
  async (keep) => {
    const both = await typedOn()
    const [open] = questions(both)
    if (open) both.store.settle(open.conflict, keep)
    await both.store.saved()
    const [kept, other] = keep === 'mine' ? [mine, theirs] : [theirs, mine]
    expect(stored(both)).toBe(kept)
    expect([status(both), questions(both)]).toEqual(['saved', []])
    await both.store.undo()
    expect(stored(both)).toBe(other)
  },
)

test('what was typed survives a reload while the file is broken, and is merged once it is mended', async () => {
  const kept = unsavedInMemory()
  const { server, store } = await typedOn(kept)
  store.leave()
  const again = await opened(kept(), server)
  await again.store.saved()
  expect(again.store.state().texts.get('home.yaml')).toBe(mine)
  expect(server.read('home.yaml')).toBe(theirs)
  expect(status(again)).toBe('unparsed')
  await mendFile(again)
  expect(stored(again)).toBe(mine.replace('pt: Valores', 'pt: Os valores'))
})
