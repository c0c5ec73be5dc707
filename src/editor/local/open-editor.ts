import { hash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { setTimeout as after } from 'node:timers/promises'
import { join, relative } from 'node:path'
import { projectFolder } from '../../disk/project-folder.ts'
import { factsOfPicture } from '../../disk/picture-facts.ts'
import { hasCode } from '../../disk/write-complete.ts'
import { vectorIcon } from '../../generate/head/metadata-files.ts'
import { siteColours } from '../../site/styles/site-colours.ts'
import { openRepository } from './git/git-repository.ts'
import { bundledEditor, editorDocument } from '../bundle-editor.ts'
import { contentServer, type UndoStore } from '../content-server.ts'
import { openPublisher } from '../publish/open-publisher.ts'
import { askSite, pictureInfoOnce, type PublisherServices } from '../publish/publisher.ts'
import { openFolderStore } from './folder-store.ts'
import { openUndoStore } from './undo-store.ts'
import { pictureView, takePicture } from './pictures.ts'
import { newSecret, readSession, storeSession } from './session.ts'
import { type EditorFiles, type RunningEditor, startEditor } from './start-editor.ts'

/**
 * Opens the editor for a content folder, at its previous address if that can be had. Two servers would write over each
 * other: if another process serves the folder already, it is that one's editor.
 * @param port 0 for any free port
 * @throws an operating system error if the folder can't be read or the port can't be had
 */
export async function openEditor(contentFolder: string, port: number): Promise<RunningEditor> {
  const root = await realpath(contentFolder)
  const ownFolder = editFolder(root)
  // First of all, because opening a folder removes what a killed server was writing.
  const served = await servedEditor(ownFolder, root)
  if (served) return served
  const [store, repository, files] = await Promise.all([openFolderStore(root), openRepository(root), editorFiles()])
  const undo = openUndoStore(ownFolder, repository.picture)
  const pictureInfo = pictureInfoOnce((bytes) => factsOfPicture(Buffer.from(bytes)))
  const methods = localMethods({ store, undo, repository, pictureInfo, askSite })
  const start = (at: number, secret: string) =>
    startEditor({ methods, pictureView: pictureView(store, undo) }, files, at, secret)
  const stored = await readSession(ownFolder, root)
  const where = port || (stored?.port ?? usualPort(root))
  const running = await start(where, stored?.secret ?? newSecret()).catch(async (error: unknown) => {
    // The command may just have been started twice: the first one stores its address in a moment.
    for (let looks = 0; looks < 10 && hasCode(error, 'EADDRINUSE'); looks += 1) {
      const other = await servedEditor(ownFolder, root)
      if (other) return other
      await after(100)
    }
    if (port !== 0) throw error
    // Another program may listen on the port, and must not receive this editor's secret. Windows keeps thousands of ports
    // for its virtual machines (WSL, Hyper-V), others after each start of the computer.
    return start(0, newSecret())
  })
  // A full disk can't store the address; the editor must start all the same.
  if (!running.isServedElsewhere) await storeSession(ownFolder, root, running).catch(() => undefined)
  return running
}

/**
 * What the local editor's browser loads. Each document's base address is the session's secret, unknown to the bundle.
 * @throws when bundling fails
 */
async function editorFiles(): Promise<EditorFiles> {
  const { files, entries } = await bundledEditor('local')
  const icon = 'assets/icon.svg'
  const assets = new Map([...files, [icon, vectorIcon(siteColours().light)]])
  return { document: (name) => editorDocument({ ...entries[name], icon, head: '' }), assets }
}

/** What the app can call on the owner's computer. */
export const localMethods = (services: PublisherServices & { readonly undo: UndoStore }) => ({
  ...contentServer({ ...services, takePicture }),
  ...openPublisher(services),
})

/**
 * A port derived from the folder. A browser stores unsaved changes under the port, so it still finds them if the stored
 * address is lost. The range is free for private use (RFC 6335, section 6).
 */
const usualPort = (root: string): number => 49_152 + (Number.parseInt(hash('sha256', root).slice(0, 4), 16) % 16_384)

/**
 * What the editor of a content folder keeps on this computer: the history, removed pictures and its address. It lies
 * beside the project's own files, and moves with them.
 * @param root the content folder without links
 */
export const editFolder = (root: string): string =>
  join(projectFolder, '.edit', hash('sha256', relative(projectFolder, root)).slice(0, 16))

/** The editor that another process serves for this folder; undefined if none answers. A killed one locks nobody out. */
async function servedEditor(ownFolder: string, root: string): Promise<RunningEditor | undefined> {
  const stored = await readSession(ownFolder, root)
  if (!stored) return undefined
  const address = `${stored.port}/${stored.secret}/`
  const signal = AbortSignal.timeout(2000)
  const answer = await fetch(`http://127.0.0.1:${address}`, { signal }).catch(() => undefined)
  const url = `http://localhost:${address}`
  // Another program may have the port by now.
  const isEditor = answer?.ok && answer.headers.get('content-security-policy')?.includes(`frame-ancestors 'none'`)
  return isEditor ? { ...stored, url, isServedElsewhere: true, close: async () => undefined } : undefined
}
