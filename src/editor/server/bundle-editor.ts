import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { lookup } from 'mrmime'
import { build } from 'vite'
import { projectFolder } from '../../build/project-folder.ts'
import { validatorsAheadOfTime } from '../../build/validators-ahead-of-time.ts'
import type { EditorFiles } from './start-editor.ts'

const cacheFolder = join(projectFolder, 'node_modules/.cache/editor')

/**
 * The editor's own program, bundled once for each state of the sources: a start that finds it bundled takes no more than
 * reading it.
 *
 * @throws when it can't be bundled
 */
export async function editorFiles(): Promise<EditorFiles> {
  const folder = join(cacheFolder, `program-${sourcesHash()}`)
  const names = (await namesIn(folder)) ?? (await bundleInto(folder))
  const assets = new Map<string, { type: string; body: Buffer }>()
  for (const name of names) {
    const type = lookup(name) ?? 'application/octet-stream'
    const body = await readFile(join(folder, name))
    assets.set(`assets/${name}`, { type: type.startsWith('text/') ? `${type}; charset=utf-8` : type, body })
  }
  return { document: documentOf, assets }
}

/** A document of the editor. The base of its addresses is the session's secret, which it does not know. */
function documentOf(name: 'app' | 'frame', nonce: string): string {
  return `<!doctype html>
<html lang="pt">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">
<title>Edição</title>
<link rel="stylesheet" href="assets/${name}.css">
<script type="module" src="assets/${name}.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`
}

async function namesIn(folder: string): Promise<readonly string[] | undefined> {
  try {
    return await readdir(folder)
  } catch {
    // Not bundled yet.
    return undefined
  }
}

async function bundleInto(folder: string): Promise<readonly string[]> {
  const beside = `${folder}.${process.pid}`
  await rm(cacheFolder, { recursive: true, force: true })
  await mkdir(beside, { recursive: true })
  const names: string[] = []
  for (const entry of ['app', 'frame'] as const) {
    for (const { name, content } of await bundleEntry(entry)) {
      await writeFile(join(beside, name), content)
      names.push(name)
    }
  }
  await rename(beside, folder)
  return [...new Set(names)]
}

async function bundleEntry(entry: 'app' | 'frame') {
  const result = await build({
    root: projectFolder,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base: './',
    plugins: [react(), validatorsAheadOfTime()],
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      target: 'es2022',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: join(projectFolder, `src/editor/app/${entry === 'app' ? 'entry-app.tsx' : 'frame/entry-frame.tsx'}`),
        output: {
          codeSplitting: false,
          entryFileNames: `${entry}.js`,
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? `${entry}.css` : '[name]-[hash][extname]',
        },
        checks: { moduleLevelDirective: false },
      },
    },
  })
  if (!('output' in result)) throw new Error('Vite gave no output.')
  return result.output.map((item) => ({
    name: item.fileName,
    content:
      item.type === 'chunk' ? item.code : typeof item.source === 'string' ? withOwnFonts(item.source) : item.source,
  }))
}

/** Visitors may be shown another typeface while theirs is on its way; she sees her page as it is meant. */
const withOwnFonts = (css: string): string => css.replaceAll(/font-display: ?optional/g, 'font-display:block')

/** Changes with every source that the bundle is made of, and with the packages. */
function sourcesHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(projectFolder, 'package-lock.json')))
  for (const folder of ['src', 'schema']) {
    const names = readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).toSorted()
    for (const name of names.filter((each) => /\.(tsx?|css|json|woff2)$/.test(each) && !each.includes('.test.'))) {
      hash.update(name).update(readFileSync(join(projectFolder, folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
