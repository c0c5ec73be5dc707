import { expect } from 'vitest'
import { applyEdits } from '../../../../content/yaml/edit/apply-edit.ts'
import type { Edit } from '../../../../content/yaml/edit/edit.ts'
import { createEditorStore, type EditorStore } from '../editor-store.ts'
import type { UnsavedTexts } from '../kept-in-browser.ts'
import { memoryServer } from './memory-server.ts'

/** The page that each test begins with. */
export const home = `path: /
# o título
title: { pt: Olá, en: Hello }
blocks:
  - type: values
    title: { pt: Valores, en: Values }
  - type: passage
    title: { pt: Passagem, en: Passage }
`
export const title = ['title', 'pt']

/** A store, and its server. */
export async function opened(kept?: UnsavedTexts, server = memoryServer({ 'home.yaml': home })) {
  const store = createEditorStore(server.client, { theirs: 'Escolha' }, kept)
  await store.start()
  return { server, store }
}

export type Opened = Awaited<ReturnType<typeof opened>>

/** Writes a text as a field does: one step as long as nothing else happens. */
export function type(store: EditorStore, path: (string | number)[], value: string): void {
  const group = path.join('/')
  edit(store, { kind: 'set', path, value }, group)
}

export function edit(store: EditorStore, each: Edit, group?: string): void {
  const text = applyEdits(store.textBefore('home.yaml', group), [each])
  store.change({ label: 'Texto', files: new Map([['home.yaml', text]]), ...(group !== undefined && { group }) })
}

/** Another program changes the file, and the editor takes it over. */
export async function elsewhere({ server, store }: Opened, change: (text: string) => string): Promise<void> {
  server.write('home.yaml', change(server.read('home.yaml') ?? ''))
  server.tell('home.yaml')
  await store.saved()
}

/** The stored text, which the editor has too. */
export function stored({ server, store }: Opened): string | undefined {
  expect(store.state().texts.get('home.yaml')).toBe(server.read('home.yaml'))
  return server.read('home.yaml')
}

export async function undoAll({ store }: Opened): Promise<void> {
  for (let left = store.state().history.done; left > 0; left -= 1) await store.undo()
}

export async function redoAll({ store }: Opened): Promise<void> {
  const { steps, done } = store.state().history
  for (let left = steps.length - done; left > 0; left -= 1) await store.redo()
}
