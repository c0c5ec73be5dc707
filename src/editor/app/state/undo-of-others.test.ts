import { expect, test } from 'vitest'
import { memoryServer } from './testing/memory-server.ts'
import { edit, elsewhere, home, opened, stored, title, type } from './testing/opened-store.ts'

const hero = 'path: /\nblocks:\n  - type: hero\n    picture: { file: sala.jpg, alt: { pt: Sala, en: Room } }\n'

test('what others took back already comes again by redo', async () => {
  const both = await opened()
  type(both.store, title, 'Meu')
  await both.store.saved()
  await elsewhere(both, () => home)
  expect(await both.store.undo()).toBe('Texto')
  expect(await both.store.redo()).toBe('Texto')
  expect(stored(both)).toBe(home.replace('pt: Olá', 'pt: Meu'))
})

test('a picture that another program has changed comes back as it was last', async () => {
  const { server, store } = await opened(undefined, memoryServer({ 'home.yaml': hero }, ['sala.jpg']))
  edit(store, { kind: 'remove', path: ['blocks', 0] })
  await store.saved()
  await store.undo()
  const { content, restorePicture } = server.client
  server.client.content = async () => {
    const { files, pictures } = await content()
    return {
      files,
      pictures: Object.fromEntries(Object.entries(pictures).map(([name, its]) => [name, { ...its, version: 'outra' }])),
    }
  }
  store.lookAgain()
  await expect.poll(() => store.state().pictures.get('sala.jpg')?.version).toBe('outra')
  await store.redo()
  expect(server.pictures()).toEqual([])
  const versions: string[] = []
  server.client.restorePicture = async (name, version) => {
    versions.push(version)
    return restorePicture(name, version)
  }
  await store.undo()
  expect([server.pictures(), versions]).toEqual([['sala.jpg'], ['outra']])
})
