import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { openRepository } from '../git/git-repository.ts'
import { openFolderStore } from '../folder-store.ts'
import { openUndoStore } from '../undo-store.ts'
import { askSite, pictureInfoOnce } from '../../publish/publisher.ts'
import { localMethods } from '../open-editor.ts'
import { pictureView } from '../pictures.ts'
import { type RunningEditor, startEditor } from '../start-editor.ts'

/** The editor's server, and a way to send requests as its own page does. */
interface OpenedEditor extends RunningEditor {
  readonly folder: string
  readonly origin: string
  readonly prefix: string
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Calls a method as the page does; a file is the first argument. */
  readonly call: (
    name: string,
    args: readonly unknown[],
    headers?: Record<string, string>,
  ) => Promise<{ readonly status: number; readonly answer: unknown }>
}

/** Starts the server on a folder of its own, which is deleted after the test. */
export async function openTestEditor(): Promise<OpenedEditor> {
  const around = mkdtempSync(join(tmpdir(), 'editor-'))
  const folder = join(around, 'content')
  mkdirSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'home.yaml'), 'path: /\n')
  const [store, repository] = [await openFolderStore(folder), await openRepository(folder)]
  const undo = openUndoStore(join(around, 'kept'), async () => undefined)
  const pictureInfo = pictureInfoOnce(async (bytes) => sharp(bytes).metadata())
  const services = {
    methods: localMethods({ store, undo, repository, pictureInfo, askSite }),
    pictureView: pictureView(store, undo),
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
    get: (path, headers = {}) => fetch(editor.url + path, { headers }),
    async call(name, args, headers = {}) {
      const [file, ...others] = args
      const isFile = file instanceof Uint8Array
      const list = JSON.stringify(isFile ? others : args)
      const type = isFile ? 'application/octet-stream' : 'application/json'
      const response = await fetch(`${editor.url}api/${name}?with=${encodeURIComponent(list)}`, {
        method: 'POST',
        body: isFile ? (file as Uint8Array<ArrayBuffer>) : list,
        headers: { Origin: origin, 'Content-Type': type, ...headers },
      })
      return { status: response.status, answer: await response.json() }
    },
  }
}
