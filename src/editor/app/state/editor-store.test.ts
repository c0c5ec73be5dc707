import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import type { PictureFacts } from '../../../content/model/content-source.ts'
import { createEditorStore, type EditorStore } from './editor-store.ts'
import type { ServerClient } from './server-client.ts'
import { Refused } from '../../protocol.ts'
import { unpackHistory } from './packed-history.ts'
import { edit, home, stored, opened, redoAll, title, type, undoAll } from './testing/opened-store.ts'
import { unsavedInMemory } from './testing/unsaved-in-memory.ts'

const facts: PictureFacts = { width: 1600, height: 1200, digest: '' }
const showing = (file: string): string =>
  `path: /\nblocks:\n  - type: hero\n    picture:\n      file: ${file}\n      alt: { pt: Sala, en: Room }\n`

/** A server whose disk is in memory, and which removes pictures only once it is allowed to. */
function slowServer() {
  const pictures = new Map([
    ['a.jpg', '1'],
    ['b.jpg', '2'],
  ])
  let text = showing('a.jpg')
  let version = 0
  const events = new EventEmitter()
  const isRemoving = once(events, 'removing')
  const isAllowed = once(events, 'allowed')
  const client: ServerClient = {
    content: async () => ({
      files: { 'home.yaml': { text, version: String(version) } },
      pictures: Object.fromEntries([...pictures].map(([name, each]) => [name, { facts, version: each }])),
    }),
    saveFile: async (_name, request) => {
      text = request.text ?? ''
      version += 1
      return { version: String(version) }
    },
    keepPicture: async () => ({ facts, version: '3', extension: 'jpg' }),
    removePictures: async (names) => {
      events.emit('removing')
      await isAllowed
      for (const name of names) pictures.delete(name)
      return []
    },
    restorePicture: async (name, each) => {
      pictures.set(name, each)
      return { facts, version: each }
    },
    history: async () => null,
    keepHistory: async () => [],
    watch: () => () => undefined,
  }
  return { client, events, pictures, text: () => text, isRemoving, letRemove: () => events.emit('allowed') }
}

async function withPictureChanged(server: ReturnType<typeof slowServer>): Promise<EditorStore> {
  const store = createEditorStore(server.client, { theirs: '' })
  await store.start()
  store.change({ label: 'Imagem', files: new Map([['home.yaml', showing('b.jpg')]]) })
  void store.saved()
  await server.isRemoving
  return store
}

test('a picture that is just being removed is there again when that is undone', async () => {
  const server = slowServer()
  const store = await withPictureChanged(server)
  const undone = store.undo()
  server.letRemove()
  expect(await undone).toBe('Imagem')
  await store.saved()
  expect(server.text()).toBe(showing('a.jpg'))
  expect([...server.pictures.keys()].toSorted()).toEqual(['a.jpg', 'b.jpg'])
})

test('a new picture never gets the name of one that undo could bring back', async () => {
  const server = slowServer()
  server.letRemove()
  const store = await withPictureChanged(server)
  await store.saved()
  expect([...server.pictures.keys()]).toEqual(['b.jpg'])
  expect(store.freePictureName('a.jpg')).toBe('a-2.jpg')
})

test('no letter is stored before the history that undoes it, however fast somebody types', async () => {
  const { server, store } = await opened()
  const { keepHistory, saveFile } = server.client
  const seen: boolean[] = []
  server.client.keepHistory = (history, dropped) => {
    const kept = keepHistory(history, dropped)
    type(store, title, 'abc')
    return kept
  }
  server.client.saveFile = async (name, request) => {
    type(store, title, 'abcd')
    const kept = await server.client.history()
    seen.push(kept !== null && unpackHistory(kept).steps.at(-1)?.files[0]?.after === request.text)
    return saveFile(name, request)
  }
  type(store, title, 'ab')
  while (store.state().saving.state !== 'saved') await store.saved()
  expect(seen).toEqual(seen.map(() => true))
  expect(server.read('home.yaml')).toContain('abcd')
})

test('undoing twice at once undoes two steps, one after the other', async () => {
  const server = slowServer()
  server.letRemove()
  const store = await withPictureChanged(server)
  await store.saved()
  const other = showing('b.jpg').replace('Sala', 'Quarto')
  store.change({ label: 'Texto', files: new Map([['home.yaml', other]]) })
  store.change({ label: 'Imagem', files: new Map([['home.yaml', other.replace('b.jpg', 'c.jpg')]]) })
  await store.saved()
  expect(await Promise.all([store.undo(), store.undo(), store.undo()])).toEqual(['Imagem', 'Texto', 'Imagem'])
  await store.saved()
  expect(server.text()).toBe(showing('a.jpg'))
})

test('leaving a field ends the step that was typed, and renders the editor again only if there is one', async () => {
  const server = slowServer()
  server.letRemove()
  const store = createEditorStore(server.client, { theirs: '' })
  await store.start()
  let heard = 0
  store.subscribe(() => (heard += 1))
  store.seal()
  expect(heard).toBe(0)
  store.change({ label: 'Texto', files: new Map([['home.yaml', showing('b.jpg')]]), group: 'alt' })
  heard = 0
  store.seal()
  expect(heard).toBe(1)
  store.seal()
  expect(heard).toBe(1)
  store.change({ label: 'Texto', files: new Map([['home.yaml', showing('a.jpg')]]), group: 'alt' })
  expect(store.state().history.steps).toHaveLength(2)
  // So does redo.
  await store.undo()
  await store.redo()
  store.change({ label: 'Texto', files: new Map([['home.yaml', showing('b.jpg')]]), group: 'alt' })
  expect(store.state().history.steps).toHaveLength(3)
})

test('an undo is reported as saved once it is stored, and not before', async () => {
  const server = slowServer()
  const store = createEditorStore(server.client, { theirs: '' })
  await store.start()
  const other = showing('a.jpg').replace('Sala', 'Quarto')
  store.change({ label: 'Texto', files: new Map([['home.yaml', other]]) })
  await store.saved()
  const saidSaved: string[] = []
  store.subscribe(() => {
    if (store.state().saving.state === 'saved') saidSaved.push(server.text())
  })
  await store.undo()
  expect(saidSaved).toEqual([showing('a.jpg')])
})

test('of more than a thousand steps the last thousand are undone and redone in order, also after a reload', async () => {
  const both = await opened()
  const { server, store } = both
  const steps = Array.from({ length: 1100 }, (_, step) => String(step))
  for (const text of steps) {
    edit(store, { kind: 'set', path: title, value: text })
    if (Number(text) % 100 === 99) await store.saved()
  }
  const last = stored(both)
  for (let left = 1050; left > 0; left -= 1) await store.undo()
  for (let left = 150; left > 0; left -= 1) await store.redo()
  const again = { server, store: createEditorStore(server.client, { theirs: '' }) }
  await again.store.start()
  await redoAll(again)
  expect(stored(again)).toBe(last)
  await undoAll(again)
  expect(stored(again)).toContain('pt: "99"')
})

test('what was changed elsewhere and could not be read is read before the next letters are saved', async () => {
  const { server, store } = await opened()
  const { content } = server.client
  server.client.content = () => Promise.reject(new Refused({ refused: 'noAnswer' }))
  server.write('other.yaml', 'path: /other\n')
  server.tell('other.yaml')
  await store.saved()
  expect(store.state().saving).toEqual({ state: 'refused', refused: 'noAnswer' })
  type(store, title, 'Olá!')
  server.client.content = content
  await store.saved()
  expect(store.state().texts.get('other.yaml')).toBe('path: /other\n')
})

test('letters that a closed window sent stay undone, also where they arrive after the window that undid them', async () => {
  const kept = unsavedInMemory()
  const { server, store } = await opened(kept())
  const { saveFile } = server.client
  let arrive: (() => Promise<unknown>) | undefined
  server.client.saveFile = (...request) => {
    arrive = () => saveFile(...request)
    return new Promise(() => undefined)
  }
  type(store, title, 'abc')
  store.leave()
  server.client.saveFile = () => Promise.reject(new Refused({ refused: 'noAnswer' }))
  const undone = await opened(kept(), server)
  await undone.store.saved()
  await undone.store.undo()
  await expect.poll(() => undone.store.state().saving).toEqual({ state: 'saved' })
  server.client.saveFile = saveFile
  undone.store.leave()
  await arrive?.()
  const last = await opened(kept(), server)
  await last.store.saved()
  expect(stored(last)).toBe(home)
})
