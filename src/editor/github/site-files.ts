import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureFiles } from '../../content/model/content.ts'
import { pictureFolderOf } from '../../disk/load-content-folder.ts'
import { nameOnDisk, pictureFacts } from '../../disk/picture-facts.ts'
import type { EditorOfSite } from '../../generate/build-site.ts'
import { iconAddress } from '../../generate/head/icons.ts'
import type { GitHubRepository } from '../../generate/github-repository.ts'
import { projectFolder } from '../../disk/project-folder.ts'
import { editorAddresses, editorPolicy, inlineSource } from '../../generate/hosting/headers.ts'
import { bundledEditor, editorDocument } from '../bundle-editor.ts'
import { versionOf } from '../content-store.ts'
import type { PublishedPicture } from './picture-shelf.ts'

/**
 * The style elements that React Aria adds to the document, which the policy names by their hashes. A test compares them
 * with what it adds.
 */
export const insertedStyles: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]

/** The editor for a site whose content is on GitHub, to be written beside its pages. */
export function editorOfSite(contentFolder: string, repository: GitHubRepository): EditorOfSite {
  return async (content, picture) => {
    const styles = insertedStyles.map(inlineSource)
    const files = new Map<string, string | Uint8Array>()
    const hashed = new Map<string, string>()
    for (const [name, body] of await bundledEditor('github')) {
      const address = editorAddresses.assets + (/^(?:app|frame)\./.test(name) ? hashedName(name, body) : name)
      files.set(address, body)
      hashed.set(name, address)
    }
    // No search engine lists the editor, and nothing on the site leads to it.
    const head = `<meta http-equiv="Content-Security-Policy" content="${editorPolicy(styles)}">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="repository" content="${escaped(JSON.stringify(repository))}">`
    const document = (name: 'app' | 'frame') =>
      editorDocument({
        icon: iconAddress('svg'),
        style: hashed.get(`${name}.css`) ?? '',
        script: hashed.get(`${name}.js`) ?? '',
        attributes: ' data-behind="github"',
        head,
      })
    files.set(`${editorAddresses.app}index.html`, document('app'))
    files.set(`${editorAddresses.frame}.html`, document('frame'))
    const shown = pictureFiles(content)
    const folder = pictureFolderOf(contentFolder)
    const facts = await pictureFacts(folder, new Set(shown))
    const published: Record<string, PublishedPicture> = {}
    for (const file of shown) {
      const name = nameOnDisk(folder, file)
      const known = facts.get(name)
      const bytes = await readFile(join(folder, name))
      if (known) published[await versionOf(bytes)] = { facts: known, size: bytes.length, address: picture(file).src }
    }
    files.set(`${editorAddresses.app}pictures.json`, JSON.stringify(published))
    files.set(editorAddresses.worker, await workerFor(files))
    return { files, styles }
  }
}

/** The script that keeps these files in the owner's browser. It changes whenever one of them does. */
async function workerFor(files: ReadonlyMap<string, string | Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for (const body of files.values()) hash.update(body)
  const addresses = [...files.keys()].map((name) => name.replace(/index\.html$|\.html$/, ''))
  const constants = `const cacheName = 'editor ${hash.digest('hex').slice(0, 16)}'\nconst files = ${JSON.stringify(addresses)}\n`
  return constants + (await readFile(join(projectFolder, 'src/editor/github/offline-worker.js'), 'utf8'))
}

/** `app.js` → `app-1a2b3c4d.js`: a browser that has the file of an older editor must not run it. */
function hashedName(name: string, body: string | Uint8Array): string {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return name.replace('.', `-${hash}.`)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
