import { afterAll, beforeAll } from 'vitest'
import { type Clone, copiesOf, makeTwoSites } from '../../src/editor/local/git/testing/repositories.ts'
import { startEditorOn } from './edit-command.ts'
import { type EditorOnScreen, editorOfFile, onScreen } from './editor-for-tests.ts'
import { onlineEditors } from './online-editor.ts'

/** The two ways in which the owner opens the editor: `npm run edit` on a folder, and `/editar/` over GitHub. */
export const doors = ['folder', 'GitHub'] as const

/** The editor behind a door. */
export interface EditorBehindDoor extends EditorOnScreen {
  /** The text of a file as the editor has saved it; undefined if there is none. */
  readonly read: (file: string) => Promise<string | undefined>
  /** Somebody else's clone of the repository that the editor publishes to. */
  readonly theirs: () => Clone
}

/**
 * Returns a function that gives the one editor that all tests of a door share, with the headers that it has in use. Each
 * test restores the content, or changes only what no other test reads.
 */
export function editorBehind(door: (typeof doors)[number]): () => EditorBehindDoor {
  const ends: (() => void | Promise<void>)[] = []
  afterAll(async () => {
    for (const end of ends) await end()
  })
  if (door === 'folder') {
    const repositories = copiesOf(makeTwoSites)
    let clones: ReturnType<typeof repositories>
    const opened = editorOfFile(undefined, () => {
      clones = repositories((end) => ends.unshift(end))
      return startEditorOn(clones.mine.content)
    })
    return () => ({
      ...opened(),
      read: async (file) => (opened().editor.has(file) ? opened().editor.read(file) : undefined),
      theirs: () => clones.theirs,
    })
  }
  const open = onlineEditors()
  let behind: EditorBehindDoor
  beforeAll(async () => {
    const { page, signIn, theirs } = await open(undefined, (end) => ends.unshift(end))
    await signIn()
    behind = { ...onScreen(page), read: (file) => page.evaluate(readKept, file), theirs: () => theirs }
  })
  return () => behind
}

/** Reads a file of the working copy in the browser. */
function readKept(file: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('content ines/site/main')
    request.addEventListener('error', () => reject(new Error(request.error?.message)))
    request.addEventListener('success', () => {
      const asked = request.result.transaction('files').objectStore('files').get(file) as IDBRequest<
        { readonly bytes: Uint8Array } | undefined
      >
      asked.addEventListener('error', () => reject(new Error(asked.error?.message)))
      asked.addEventListener('success', () => {
        request.result.close()
        resolve(asked.result && new TextDecoder().decode(asked.result.bytes))
      })
    })
  })
}
