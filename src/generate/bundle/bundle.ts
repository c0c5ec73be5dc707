import { type InlineConfig, type Plugin, build, type Rolldown } from 'vite'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectFolder } from '../../disk/project-folder.ts'
import type { renderPage } from '../../site/shell/entry-server.tsx'

/** Settings by which a bundle depends on the project's sources and packages alone. */
export const bundlerSettings = {
  root: projectFolder,
  // The project's own Vite configuration is for development and the tests.
  configFile: false,
  // Otherwise Vite would use a PostCSS configuration of any parent folder.
  css: { postcss: {} },
  publicDir: false,
  logLevel: 'warn',
} as const satisfies InlineConfig

/**
 * Makes React Router tree-shakable. The router is one module that creates and names all its components and contexts when
 * it loads, which a bundler must treat as side effects.
 */
function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  }
}

/** The program as bundled by Vite: plain text that could be sent anywhere. */
export interface Bundle {
  /** A module with the function that prerenders a page. */
  readonly renderer: string
  /** The inline script of every page. */
  readonly firstScript: string
  /** All styles of the site, minified. */
  readonly styles: string
  /** The address of the client bundle, which the inline script fetches. */
  readonly address: string
  /** The files to serve, by address. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
}

const entry = (name: string) => join(projectFolder, 'src/site/shell', name)

/** Bundles the client, the inline script and the prerenderer with Vite. */
export async function bundleSources(): Promise<Bundle> {
  const [client, firstScript, renderer] = await Promise.all([bundleClient(), bundleFirstScript(), bundleRenderer()])
  return { ...client, firstScript, renderer }
}

async function bundleClient() {
  const output = await bundle({
    plugins: [trimRouter()],
    build: {
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: entry('entry-client.tsx') },
    },
  })
  const files = new Map<string, string | Uint8Array>()
  let styles = ''
  let address = ''
  for (const item of output) {
    if (item.type === 'asset' && item.fileName.endsWith('.css')) styles = String(item.source).trim()
    else files.set(`/${item.fileName}`, item.type === 'asset' ? item.source : item.code)
    if (item.type === 'chunk' && item.isEntry) address = `/${item.fileName}`
  }
  return { files, styles, address }
}

async function bundleFirstScript(): Promise<string> {
  const [chunk] = await bundle({
    build: { rolldownOptions: { input: entry('entry-inline.ts'), output: { format: 'iife' } } },
  })
  if (chunk?.type !== 'chunk') throw new Error('The script of the page was not bundled.')
  return chunk.code.trim()
}

async function bundleRenderer(): Promise<string> {
  const output = await bundle({
    build: {
      ssr: entry('entry-server.tsx'),
      minify: false,
      rolldownOptions: { output: { paths: packageAddress } },
    },
    ssr: { noExternal: ['lucide', 'react-router', 'react-router-dom'] },
  })
  const chunk = output.find((item) => item.type === 'chunk')
  if (!chunk) throw new Error('The prerenderer was not bundled.')
  return chunk.code
}

const require = createRequire(import.meta.url)

/** Absolute paths of packages, because the prerenderer is written to a temporary folder. */
const packageAddress = (name: string) => (isBuiltin(name) ? name : pathToFileURL(require.resolve(name)).href)

async function bundle(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    ...config,
    ...bundlerSettings,
    build: {
      ...config.build,
      write: false,
      reportCompressedSize: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // "use client" marks modules for React Server Components, which this site does not use.
        checks: { moduleLevelDirective: false, pluginTimings: false },
        // lucide re-exports thousands of icons: only those that are used are read.
        experimental: { lazyBarrel: true },
      },
    },
  })
  if (!('output' in result)) throw new Error('Vite gave no output.')
  return result.output
}

/** The program, bundled once for the whole site: it knows no page. */
export interface Program extends Omit<Bundle, 'renderer'> {
  readonly renderPage: typeof renderPage
}

/**
 * Bundles the program and loads its prerenderer.
 * @throws if it cannot be bundled; Vite has then printed why
 */
export async function bundleProgram(): Promise<Program> {
  const { renderer, ...rest } = await bundleSources()
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'))
  try {
    const file = join(folder, 'renderer.mjs')
    await writeFile(file, renderer)
    const { renderPage } = (await import(pathToFileURL(file).href)) as Pick<Program, 'renderPage'>
    return { ...rest, renderPage }
  } finally {
    await rm(folder, { recursive: true })
  }
}
