import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureFiles } from '../../content/model/content.ts'
import { pictureFolderOf } from '../../disk/load-content-folder.ts'
import { nameOnDisk, pictureFacts } from '../../disk/picture-facts.ts'
import type { EditorOfSite } from '../../generate/build-site.ts'
import { iconAddress } from '../../generate/head/metadata-files.ts'
import type { GitHubRepository } from '../../generate/github-repository.ts'
import { projectFolder } from '../../disk/project-folder.ts'
import { cspMeta, editorPolicy, editorAddresses } from '../../generate/hosting/headers.ts'
import { escapeHtml } from '../../site/ui/escape-html.ts'
import { bundledEditor, editorDocument, insertedStyles } from '../bundle-editor.ts'
import { versionOf } from '../content-store.ts'
import type { PublishedPicture } from './picture-shelf.ts'

/** The editor for a site whose content is on GitHub, to be written beside its pages. */
export function editorOfSite(contentFolder: string, repository: GitHubRepository): EditorOfSite {
  return async (content, picture) => {
    const policy = editorPolicy('github', insertedStyles)
    const { files: assets, entries } = await bundledEditor('github')
    const files = new Map([...assets].map(([address, body]) => [editorAddresses.app + address, body]))
    // No search engine lists the editor, and nothing on the site leads to it.
    const head = `${cspMeta(policy)}
<meta name="robots" content="noindex">
<meta name="repository" content="${escapeHtml(JSON.stringify(repository))}">`
    const icon = iconAddress('svg')
    const document = (name: 'app' | 'frame', attributes = '') =>
      editorDocument({ ...entries[name], icon, attributes: ` data-behind="github"${attributes}`, head })
    // Its address names its build, so that the app of one build never gets the frame of another.
    const frame = document('frame')
    const frameVersion = `v=${hash('sha256', frame).slice(0, 8)}`
    files.set(`${editorAddresses.app}index.html`, document('app', ` data-frame="frame?${frameVersion}"`))
    files.set(`${editorAddresses.frame}.html`, frame)
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
    files.set(editorAddresses.worker, await workerFor(files, frameVersion))
    return { files, policy }
  }
}

/** The script that keeps these files in the owner's browser. It changes whenever one of them does. */
async function workerFor(files: ReadonlyMap<string, string | Uint8Array>, frameVersion: string): Promise<string> {
  const script = await readFile(join(projectFolder, 'src/editor/github/offline-worker.js'), 'utf8')
  const kept = [...files]
    .map(([name, body]) => [name, `sha256-${hash('sha256', body, 'base64')}`] as const)
    .map(([name, digest]) => [name.replace(/index\.html$/, '').replace(/\.html$/, `?${frameVersion}`), digest] as const)
  const list = JSON.stringify(kept)
  return `const cacheName = 'editor ${hash('sha256', list + script).slice(0, 16)}'\nconst files = ${list}\n${script}`
}
