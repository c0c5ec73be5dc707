import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { lookup } from 'mrmime'
import { build } from 'vite'
import { findKept, keepFiles, keptNames } from '../../../scripts/run/kept-files.js'
import { sourcesKey } from '../../../scripts/run/sources-key.js'
import { bundlerSettings } from '../../build/bundler-settings.ts'
import { projectFolder } from '../../build/project-folder.ts'
import { validatorsAheadOfTime } from '../../build/validators-ahead-of-time.ts'
import type { EditorFiles } from './start-editor.ts'

/**
 * Bundles the editor's own program, once for each state of the sources: a start that finds it bundled only has to read
 * it.
 *
 * @throws when bundling fails
 */
export async function editorFiles(): Promise<EditorFiles> {
  const key = sourcesKey()
  const folder = findKept('editor', key) ?? keepFiles('editor', key, await bundle())
  const assets = new Map<string, { type: string; body: Buffer }>()
  for (const name of keptNames(folder)) {
    const type = lookup(name) ?? 'application/octet-stream'
    const body = await readFile(join(folder, name))
    assets.set(`assets/${name}`, { type: type.startsWith('text/') ? `${type}; charset=utf-8` : type, body })
  }
  return { document: documentOf, assets }
}

/** A document of the editor. Its base address is the session's secret, which the bundle does not know. */
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

async function bundle(): Promise<Map<string, string | Uint8Array>> {
  return new Map([...(await bundleEntry('app')), ...(await bundleEntry('frame'))])
}

async function bundleEntry(entry: 'app' | 'frame') {
  const result = await build({
    ...bundlerSettings,
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
  return result.output.map((item) => {
    if (item.type === 'chunk') return [item.fileName, item.code] as const
    return [item.fileName, typeof item.source === 'string' ? withOwnFonts(item.source) : item.source] as const
  })
}

/**
 * Visitors may see a fallback typeface until the site's own has loaded; the owner sees the page as it is meant to look.
 */
const withOwnFonts = (css: string): string => css.replaceAll(/font-display: ?optional/g, 'font-display:block')
