import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { openRepository } from '../git/git-repository.ts'
import { openFolderStore } from '../folder-store.ts'
import { openUndoStore } from '../undo-store.ts'
import { askSite } from '../../publish/publisher-services.ts'
import { openLocalPublisher } from '../publish/local-publisher.ts'
import { type RunningEditor, startEditor } from '../start-editor.ts'
const factsOf = async (bytes: Buffer) => sharp(bytes).metadata()

/** The editor's server, and a way to send requests as its own page does. */
interface OpenedEditor extends RunningEditor {
  readonly folder: string
  readonly origin: string
  readonly prefix: string
  readonly send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
}

/** Starts the server on a folder of its own, which is deleted after the test. */
export async function openTestEditor(): Promise<OpenedEditor> {
  const around = mkdtempSync(join(tmpdir(), 'editor-'))
  const folder = join(around, 'content')
  mkdirSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'home.yaml'), 'path: /\n')
  const [store, repository] = [await openFolderStore(folder), await openRepository(folder)]
  const undoStore = openUndoStore(join(around, 'kept'))
  const services = {
    store,
    undoStore,
    repository,
    factsOf,
    publisher: openLocalPublisher({ store, undoStore, repository, contentFolder: folder, factsOf, askSite }),
    previewOf: async (bytes: Buffer) => bytes,
  }
  const editor = await startEditor(services, { document: (name) => `<title>${name}</title>`, assets: new Map() }, 0)
  onTestFinished(async () => {
    await editor.close()
    rmSync(around, { recursive: true })
  })
  const { origin, pathname: prefix } = new URL(editor.url)
  return {
    ...editor,
    folder,
    origin,
    prefix,
    send: (method, path, body, headers = {}) =>
      fetch(editor.url + path, {
        method,
        ...(body !== undefined && {
          body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
        }),
        headers: {
          Origin: origin,
          'Content-Type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
          ...headers,
        },
      }),
  }
}
