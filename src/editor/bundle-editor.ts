import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { bundlerSettings } from '../generate/bundle/bundle.ts'
import { projectFolder, programVersion } from '../disk/project-folder.ts'
import { validatorsAheadOfTime } from '../generate/bundle/validators-ahead-of-time.ts'
import { writeComplete } from '../disk/write-complete.ts'

/** The addresses of what a document of the editor loads, and what its back end adds, in HTML. */
interface DocumentParts {
  readonly icon: string
  readonly style: string
  readonly script: string
  readonly attributes?: string
  readonly head: string
}

/** A document of the editor: of the app, or of the frame in it. */
export const editorDocument = ({
  icon,
  style,
  script,
  attributes = '',
  head,
}: DocumentParts): string => `<!doctype html>
<html lang="pt"${attributes}>
<head>
<meta charset="utf-8">
${head}
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>Edição</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
</head>
<body><div id="root"></div></body>
</html>
`

/** Each file of the editor's bundle, by name. */
type Bundled = ReadonlyMap<string, string | Uint8Array>

/** The entry file of the app for each back end. */
const apps = { local: 'app/entry-app.tsx', github: 'github/entry-github.tsx' } as const

/**
 * The editor's bundle: `app.js`, `frame.js`, their styles and their fonts. It is cached for each state of the sources:
 * bundling takes 2.3 s of processor time, reading the cache 0.03 s.
 *
 * @param behind the back end: the local server, or GitHub
 * @throws when bundling fails
 */
export async function bundledEditor(behind: keyof typeof apps): Promise<Bundled> {
  const state = stateOfSources()
  const kept = join(projectFolder, `node_modules/.cache/editor-program-${behind}`)
  return (await readBundled(kept, state)) ?? (await keepBundled(kept, state, await bundle(behind)))
}

function stateOfSources(): string {
  const sources = ['schema', 'src'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  return programVersion([...sources.toSorted(), join(projectFolder, 'package-lock.json')])
}

/** The cached bundle; undefined if it is absent, damaged or made from another state of the sources. */
async function readBundled(file: string, state: string): Promise<Bundled | undefined> {
  try {
    const [of, bundled] = deserialize(await readFile(file)) as [string, Bundled]
    return of === state ? bundled : undefined
  } catch {
    return undefined
  }
}

/** Writes the cache. If the disk refuses, nothing is cached and the next start takes longer. */
async function keepBundled(file: string, state: string, bundled: Bundled): Promise<Bundled> {
  await writeComplete(file, serialize([state, bundled]), { synced: true }).catch(() => undefined)
  return bundled
}

async function bundle(behind: keyof typeof apps): Promise<Bundled> {
  return new Map([
    ...(await bundleEntry('app', apps[behind])),
    ...(await bundleEntry('frame', 'app/frame/entry-frame.tsx')),
  ])
}

async function bundleEntry(entry: 'app' | 'frame', file: string) {
  // Imported only when needed: a start with a cached bundle does not load the bundler.
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  const result = await build({
    ...bundlerSettings,
    base: './',
    plugins: [react(), validatorsAheadOfTime(), measuringWithoutMarks, withoutOtherLanguages],
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      target: 'es2022',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: join(projectFolder, 'src/editor', file),
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

const withoutMarks = join(projectFolder, 'src/editor/app/frame/is-long-unmarked.ts')

/** Replaces the check for a long text: in the frame its marks must not count. */
const measuringWithoutMarks = {
  name: 'measuring-without-marks',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/ui\/is-long\.ts$/ },
    handler: (_: string, importer?: string) => (importer === withoutMarks ? undefined : withoutMarks),
  },
} as const

/** React Aria speaks 34 languages, which are a tenth of the bundle. The editor speaks two. */
const withoutOtherLanguages = {
  name: 'without-other-languages',
  load: {
    filter: { id: /\/react-(?:aria|aria-components|stately)\/.*\/intl\/.*\/(?!pt-PT|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/ },
    handler: () => 'export default {}',
  },
} as const

/**
 * Visitors may see a fallback typeface until the site's own has loaded; the owner sees the page as it is meant to look.
 */
const withOwnFonts = (css: string): string => css.replaceAll(/font-display: ?optional/g, 'font-display:block')
