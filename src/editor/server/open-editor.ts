import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '../../build/project-folder.ts'
import { pictureFactsOnce } from '../../files/picture-facts.ts'
import { openRepository } from '../../publish/repository.ts'
import { editorFiles } from './bundle-editor.ts'
import { openFolderStore } from './folder-store.ts'
import { keepSession, readSession } from './kept-session.ts'
import { openKeepsake } from './keepsake.ts'
import { askSite } from './publish/live-site.ts'
import { openPublisher } from './publish/publisher.ts'
import { newSecret } from './session.ts'
import { type RunningEditor, startEditor } from './start-editor.ts'

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
  const keepsake = openKeepsake(ownFolder)
  const repository = await openRepository(contentFolder)
  const factsOf = pictureFactsOnce()
  const publisher = openPublisher({ store, keepsake, repository, contentFolder, factsOf, askSite })
  const services = { store, keepsake, publisher, factsOf, previewOf: previewer() }
  return startWhereItWas(ownFolder, port, (...where) => startEditor(services, files, ...where))
}

/** Starts it at the address that it had earlier today, if that is free and no other port was requested. */
async function startWhereItWas(
  ownFolder: string,
  port: number,
  start: (port: number, secret: string) => Promise<RunningEditor>,
): Promise<RunningEditor> {
  const kept = await readSession(ownFolder)
  const secret = newSecret()
  const running =
    kept && (port === 0 || port === kept.port)
      ? await start(kept.port, kept.secret).catch((error: unknown) => {
          if (port !== 0 || !isInUse(error)) throw error
          return start(0, secret)
        })
      : await start(port, secret)
  // A full disk can't keep the address; that must not keep the owner from the site.
  await keepSession(ownFolder, running).catch(() => undefined)
  return running
}

const isInUse = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Scales pictures down to what the frame shows, each one once. */
function previewer() {
  const made = new Map<string, Promise<Buffer>>()
  return (bytes: Buffer, version: string, width: number): Promise<Buffer> => {
    const key = `${version} ${width}`
    const picture =
      made.get(key) ??
      sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
    made.set(key, picture)
    return picture
  }
}
