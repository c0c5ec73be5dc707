import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { bundle } from '../generate/bundle/bundle.ts'
import { projectFolder, programVersion } from '../disk/project-folder.ts'
import { validatorsAheadOfTime } from '../generate/bundle/validators-ahead-of-time.ts'
import { withOwnFonts } from '../generate/bundle/with-own-fonts.ts'
import { writeComplete } from '../disk/write-complete.ts'

/** The addresses of what a document loads, in the order of its elements, and what its back end adds, in HTML. */
interface DocumentParts {
  readonly icon: string
  readonly styles: readonly string[]
  readonly script: string
  /** The modules that the script imports at once. */
  readonly imports: readonly string[]
  readonly attributes?: string
  readonly head: string
}

/**
 * A document of the editor: of the app, or of the frame in it. The sentence is for a browser that can't run the program,
 * and shows nothing then. The app shows it as long as there is nothing else, and the frame never.
 */
export const editorDocument = ({
  icon,
  styles,
  script,
  imports,
  attributes = '',
  head,
}: DocumentParts): string => `<!doctype html>
<html lang="pt" translate="no" class="notranslate"${attributes}>
<head>
<meta charset="utf-8">
<meta name="google" content="notranslate"><meta name="text-scale" content="scale">
${head}
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>Edição</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('')}
<script type="module" src="${script}"></script>
${imports.map((address) => `<link rel="modulepreload" href="${address}">`).join('')}
</head>
<body><div id="site_root"></div>
<p class="opening">A abrir… Se não aparecer mais nada, este navegador é demasiado antigo: atualize-o, ou abra a edição noutro.</p></body>
</html>
`

/** The style elements that React Aria adds, which the policy names by their hashes. A test compares them. */
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

const sourceOf = (file: string): string => join(projectFolder, 'src/editor', file)

/** The entry file of the app for each back end. */
const apps = { local: 'app/entry-app.tsx', github: 'github/entry-github.tsx' } as const

/**
 * The editor's bundle. It is cached for each state of the sources and each `NODE_ENV`, which React and Vite follow:
 * bundling takes 2.3 s of processor time, reading the cache 0.03 s.
 * @param behind the back end: the local server, or GitHub
 * @throws when bundling fails
 */
export async function bundledEditor(behind: keyof typeof apps) {
  const state = stateOfSources()
  const kept = join(projectFolder, `node_modules/.cache/editor-program-${behind}-${process.env['NODE_ENV']}`)
  try {
    const [of, cached] = deserialize(await readFile(kept)) as [string, Awaited<ReturnType<typeof bundleEditor>>]
    if (of === state) return cached
  } catch {
    // It is absent or damaged.
  }
  const bundled = await bundleEditor(behind)
  // If the disk refuses, nothing is cached and the next start takes longer.
  await writeComplete(kept, serialize([state, bundled])).catch(() => undefined)
  return bundled
}

function stateOfSources(): string {
  const sources = ['schema', 'src'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  return programVersion([...sources.toSorted(), join(projectFolder, 'package-lock.json')])
}

/** Each file by its address beside the documents, and what each document loads of them. */
async function bundleEditor(behind: keyof typeof apps) {
  const { default: react } = await import('@vitejs/plugin-react')
  const output = await bundle({
    base: './',
    plugins: [react(), validatorsAheadOfTime(), withoutOtherLanguages, withOwnFonts],
    build: {
      modulePreload: false,
      target: 'es2022',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: { app: sourceOf(apps[behind]), frame: sourceOf('app/frame/entry-frame.tsx') },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  })
  const chunks = output.filter((item) => item.type === 'chunk')
  const filesOf = (entry: 'app' | 'frame') => {
    const script = chunks.filter(({ isEntry, name }) => isEntry && name === entry)
    // A set is walked to its end while it grows: what an import imports is in it too.
    const loaded = new Set(script)
    for (const { imports } of loaded) for (const each of chunks) if (imports.includes(each.fileName)) loaded.add(each)
    const [first = '', ...imports] = [...loaded].map(({ fileName }) => fileName)
    return {
      script: first,
      imports,
      styles: [...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    }
  }
  return {
    files: new Map(output.map((item) => [item.fileName, item.type === 'chunk' ? item.code : item.source])),
    entries: { app: filesOf('app'), frame: filesOf('frame') },
  }
}

/** React Aria speaks 34 languages, which are a tenth of the bundle. The editor speaks two. */
const withoutOtherLanguages = {
  name: 'without-other-languages',
  load: {
    filter: { id: /\/react-(?:aria|aria-components|stately)\/.*\/intl\/.*\/(?!pt-PT|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/ },
    handler: () => 'export default {}',
  },
} as const
