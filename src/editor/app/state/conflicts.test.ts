import { expect, test } from 'vitest'
import { Refused } from '../../protocol.ts'
import { unpackHistory } from './packed-history.ts'
import { openConflicts } from './conflicts.ts'
import { createEditorStore } from './editor-store.ts'
import { memoryServer } from './testing/memory-server.ts'
import { edit, elsewhere, home, stored, type Opened, opened, title, type } from './testing/opened-store.ts'
import { unsavedInMemory } from './testing/unsaved-in-memory.ts'

/** The page with another title. */
const said = (words: string) => home.replace('pt: Olá', `pt: ${words}`)

const questions = ({ store }: Opened) => {
  const { texts, conflicts } = store.state()
  return openConflicts(texts, conflicts, 'pt').map(({ words }) => words)
}

function settle({ store }: Opened, keep: 'mine' | 'theirs'): void {
  const [conflict] = store.state().conflicts
  if (conflict) store.settle(conflict, keep)
}

/** Both change the title before either is on the disk. */
async function contradicted(): Promise<Opened> {
  const both = await opened()
  type(both.store, title, 'Meu')
  await elsewhere(both, (text) => text.replace('pt: Olá', 'pt: Outro').replace('en: Values', 'en: Theirs'))
  return both
}

test('a text that both changed is asked about: ours is on the page, and all else of theirs is there', async () => {
  const both = await contradicted()
  expect(questions(both)).toEqual([{ place: 'Meu · Título, português', mine: 'Meu', theirs: 'Outro' }])
  expect(stored(both)).toBe(home.replace('pt: Olá', 'pt: Meu').replace('en: Values', 'en: Theirs'))
})

test.each(['mine', 'theirs'] as const)('if the owner keeps %s, the other text is one undo away', async (keep) => {
  const both = await contradicted()
  settle(both, keep)
  await both.store.saved()
  expect(questions(both)).toEqual([])
  const [kept, other] = keep === 'mine' ? ['Meu', 'Outro'] : ['Outro', 'Meu']
  expect(stored(both)).toContain(`pt: ${kept}, en: Hello`)
  expect(await both.store.undo()).toBe('Escolha')
  expect(stored(both)).toContain(`pt: ${other}, en: Hello`)
})

test('theirs comes to its place even after typing on there, and after blocks have moved', async () => {
  const both = await opened()
  const { store } = both
  type(store, ['blocks', 1, 'title', 'pt'], 'Meu')
  await elsewhere(both, (text) => text.replace('pt: Passagem', 'pt: Outra'))
  type(store, ['blocks', 1, 'title', 'pt'], 'Meu e mais')
  edit(store, { kind: 'moveItem', path: ['blocks', 1], to: 0 })
  expect(questions(both)).toMatchObject([{ mine: 'Meu e mais', theirs: 'Outra' }])
  settle(both, 'theirs')
  await store.saved()
  const [values = '', passage = ''] = home.split(/(?=  - type)/).slice(1)
  expect(stored(both)).toBe(home.replace(values + passage, passage.replace('Passagem', 'Outra') + values))
})

test('a question is still there after a reload, with both texts, until it is settled', async () => {
  const both = await contradicted()
  const reload = async () => {
    const store = createEditorStore(both.server.client, { theirs: 'Escolha' })
    await store.start()
    return { ...both, store }
  }
  const after = await reload()
  expect(questions(after)).toEqual([{ place: 'Meu · Título, português', mine: 'Meu', theirs: 'Outro' }])
  settle(after, 'mine')
  await after.store.saved()
  expect(questions(await reload())).toEqual([])
})

test('a question that is settled in one tab is not asked again in another', async () => {
  const both = await contradicted()
  const other = { ...both, store: createEditorStore(both.server.client, { theirs: 'Escolha' }) }
  await other.store.start()
  settle(other, 'mine')
  await other.store.saved()
  expect(questions(both)).toHaveLength(1)
  type(both.store, ['title', 'en'], 'Mine')
  await both.store.saved()
  expect(questions(both)).toEqual([])
  expect((await both.server.client.history())?.conflicts).toEqual([])
})

test('a block that was removed here and changed there is asked about, and comes back complete', async () => {
  const both = await opened()
  edit(both.store, { kind: 'remove', path: ['blocks', 0] })
  const theirs = home.replace('pt: Valores', 'pt: Os valores')
  await elsewhere(both, () => theirs)
  expect(questions(both)).toMatchObject([{ theirs: expect.stringContaining('Os valores') as string }])
  expect(questions(both)[0]?.mine).toBeUndefined()
  settle(both, 'theirs')
  await both.store.saved()
  expect(stored(both)).toBe(theirs)
})

test('a page that somebody else has removed is asked about as a whole, in its words', async () => {
  const both = await opened()
  type(both.store, title, 'Meu')
  both.server.write('home.yaml', null)
  both.server.tell('home.yaml')
  await both.store.saved()
  const mine = home.replace('pt: Olá', 'pt: Meu')
  expect(stored(both)).toBe(mine)
  expect(questions(both)).toEqual([{ place: 'Meu', mine: 'Meu\nValores\nPassagem' }])
  settle(both, 'theirs')
  await both.store.saved()
  expect(stored(both)).toBeUndefined()
  await both.store.undo()
  expect(stored(both)).toBe(mine)
})

test('what is theirs in a conflict is kept before it is overwritten on the disk', async () => {
  const { server, store } = await opened()
  const { saveFile } = server.client
  const seen: (string | undefined)[] = []
  server.client.saveFile = async (name, request) => {
    const kept = await server.client.history()
    const isOverwriting = server.read(name)?.includes('Outro') && !request.text?.includes('Outro')
    const answer = await saveFile(name, request)
    if (isOverwriting && kept) seen.push(unpackHistory(kept).conflicts[0]?.after ?? undefined)
    return answer
  }
  type(store, title, 'Meu')
  server.write('home.yaml', home.replace('pt: Olá', 'pt: Outro'))
  await store.saved()
  expect(seen).toEqual([home.replace('pt: Olá', 'pt: Outro')])
})

test.each(['when it saves', 'by a look before'])(
  'if theirs, learnt of %s, cannot be kept, it is not overwritten',
  async (when) => {
    const { server, store } = await opened()
    // The look that begins with the window has ended then.
    if (when === 'when it saves') await store.saved()
    const { keepHistory } = server.client
    server.client.keepHistory = () => Promise.reject(new Refused({ refused: 'noAnswer' }))
    type(store, title, 'Meu')
    server.write('home.yaml', home.replace('pt: Olá', 'pt: Outro'))
    await store.saved()
    expect(store.state().saving).toEqual({ state: 'refused', refused: 'noAnswer' })
    expect(server.read('home.yaml')).toContain('pt: Outro')
    server.client.keepHistory = keepHistory
  },
)

test('a question that could not be kept comes back, also where the text is the stored one', async () => {
  const kept = unsavedInMemory()
  const server = memoryServer({ 'home.yaml': said('Boa tarde') })
  // Two closed windows wrote in one place; the later one was saved.
  for (const words of ['Bom dia', 'Boa tarde'])
    kept().keep(
      () => ({ 'home.yaml': { base: home, mine: said(words) } }),
      () => undefined,
    )
  const { keepHistory } = server.client
  server.client.keepHistory = () => Promise.reject(new Refused({ refused: 'noAnswer' }))
  const { store } = await opened(kept(), server)
  await store.saved()
  expect(store.state().texts.get('home.yaml')).toBe(server.read('home.yaml'))
  store.leave()
  Object.assign(server.client, { keepHistory })
  const again = await opened(kept(), server)
  await again.store.saved()
  expect(again.store.state().conflicts.map(({ after }) => after)).toContain(said('Bom dia'))
})

const down = () => Promise.reject(new Refused({ refused: 'noAnswer' }))

test('an older text that another window regained does not replace the newer one', async () => {
  const kept = unsavedInMemory()
  const { server, store } = await opened(kept())
  const { saveFile, content } = server.client
  Object.assign(server.client, { saveFile: down, content: down })
  type(store, title, 'Um')
  await store.saved()
  type(store, ['blocks', 0, 'title', 'pt'], 'Dois')
  type(store, ['blocks', 1, 'title', 'pt'], 'Três')
  await store.saved()
  Object.assign(server.client, { content })
  const other = await opened(kept(), server)
  type(store, title, 'Um mais novo')
  await store.saved()
  Object.assign(server.client, { saveFile })
  await other.store.saved()
  expect(server.read('home.yaml')).toContain('pt: Um, en')
  await store.saved()
  const both = { server, store }
  expect(stored(both)).toContain('pt: Um mais novo, en')
  expect(questions(both)).toEqual([])
})

test('an older text that was written again elsewhere does not replace the newer one unasked', async () => {
  const { server, store } = await opened()
  const { saveFile } = server.client
  Object.assign(server.client, { saveFile: down })
  // More often than what was sent is remembered.
  for (const end of ['', ' mais', ' mais novo', ' mais novo a', ' mais novo b', ' mais novo c', ' mais novo']) {
    type(store, title, `Um${end}`)
    type(store, ['blocks', 0, 'title', 'pt'], 'Dois')
    type(store, ['blocks', 1, 'title', 'pt'], 'Três')
    await store.saved()
  }
  Object.assign(server.client, { saveFile })
  await elsewhere({ server, store }, (text) =>
    text.replace('pt: Olá', 'pt: Um').replace('Valores', 'Dois').replace('Passagem', 'Três'),
  )
  const both = { server, store }
  expect(stored(both)).toContain('pt: Um mais novo, en')
  expect(questions(both)).toMatchObject([{ mine: 'Um mais novo', theirs: 'Um' }])
})
