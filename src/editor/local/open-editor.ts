import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureFacts } from '../../content/model/content-source.ts'
import { contentType } from '../../disk/content-type.ts'
import { projectFolder } from '../../disk/project-folder.ts'
import { factsOfPicture } from '../../disk/picture-facts.ts'
import { hasCode } from '../../disk/write-complete.ts'
import { vectorIcon } from '../../generate/head/icons.ts'
import { siteColours } from '../../site/styles/site-colours.ts'
import { openRepository } from './git/git-repository.ts'
import { bundledEditor, editorDocument } from '../bundle-editor.ts'
import { type ContentServer, contentServer, type UndoStore } from '../content-server.ts'
import { openPublisher } from '../publish/open-publisher.ts'
import type { Publisher } from '../publish/publisher.ts'
import { askSite, type PictureInfo, type PublisherServices } from '../publish/publisher-services.ts'
import { openFolderStore } from './folder-store.ts'
import { openUndoStore } from './undo-store.ts'
import { pictureView, takePicture } from './pictures.ts'
import { newSecret, readSession, storeSession } from './session.ts'
import { type EditorFiles, type RunningEditor, startEditor } from './start-editor.ts'

/**
 * Opens the editor for a content folder.
 *
 * @param port 0 for any free port
 * @throws an operating system error if the folder can't be read or the port can't be had
 */
export async function openEditor(contentFolder: string, port: number): Promise<RunningEditor> {
  const key = createHash('sha256')
    .update(await realpath(contentFolder))
    .digest('hex')
  const [store, files] = await Promise.all([openFolderStore(contentFolder), editorFiles()])
  const ownFolder = join(projectFolder, 'node_modules/.cache/editor-history', key.slice(0, 16))
  const repository = await openRepository(contentFolder)
  const undo = openUndoStore(ownFolder, repository.picture)
  const methods = localMethods({ store, undo, repository, pictureInfo: pictureInfoOnce(factsOfPicture), askSite })
  const services = { store, methods, pictureView: pictureView(store, undo) }
  return startWhereItWas(ownFolder, port || usualPort(key), port !== 0, (...where) =>
    startEditor(services, files, ...where),
  )
}

/**
 * What the local editor's browser loads. The base address of each document is the session's secret, which the bundle
 * does not know.
 *
 * @throws when bundling fails
 */
async function editorFiles(): Promise<EditorFiles> {
  const icon = ['icon.svg', vectorIcon(siteColours().light)] as const
  const assets = [icon, ...(await bundledEditor('local'))].map(([name, content]) => {
    return [`assets/${name}`, { type: contentType(name), body: Buffer.from(content) }] as const
  })
  return {
    document: (name, nonce) =>
      editorDocument({
        icon: 'assets/icon.svg',
        style: `assets/${name}.css`,
        script: `assets/${name}.js`,
        head: `<meta property="csp-nonce" nonce="${nonce}">`,
      }),
    assets: new Map(assets),
  }
}

/** What the app can call on the owner's computer. */
export const localMethods = (
  services: PublisherServices & { readonly undo: UndoStore },
): ContentServer & Publisher => ({
  ...contentServer({ ...services, takePicture }),
  ...openPublisher(services),
})

/** Reads each picture once by its version, which identifies its bytes. */
export function pictureInfoOnce(factsOf: (bytes: Buffer) => Promise<PictureFacts>): PublisherServices['pictureInfo'] {
  const known = new Map<string, PictureInfo>()
  return async (version, read) => {
    const bytes = known.has(version) ? undefined : await read()
    if (bytes) known.set(version, { facts: await factsOf(Buffer.from(bytes)), size: bytes.length })
    return known.get(version)
  }
}

/**
 * A port derived from the folder. A browser stores unsaved changes under the port, so it still finds them if the stored
 * address is lost. The range is free for private use (RFC 6335, section 6).
 */
const usualPort = (key: string): number => 49_152 + (Number.parseInt(key.slice(0, 4), 16) % 16_384)

/** Starts the editor at its previous address, or at any other port if that one is taken and was not requested. */
async function startWhereItWas(
  ownFolder: string,
  port: number,
  isRequested: boolean,
  start: (port: number, secret: string) => Promise<RunningEditor>,
): Promise<RunningEditor> {
  const stored = await readSession(ownFolder)
  const secret = stored?.secret ?? newSecret()
  const running = await start(isRequested ? port : (stored?.port ?? port), secret).catch((error: unknown) => {
    if (isRequested || !hasCode(error, 'EADDRINUSE')) throw error
    // Another program may listen on the port, and must not receive this editor's secret.
    return start(0, newSecret())
  })
  // A full disk can't store the address; the editor must start all the same.
  await storeSession(ownFolder, running).catch(() => undefined)
  return running
}
