import { type InlineConfig, type Plugin, build, type Rolldown } from 'vite'
import { projectFolder } from '../../disk/project-folder.ts'
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Whatever is bundled follows from the project's sources and packages alone. */
export const bundlerSettings = {
  root: projectFolder,
  // The project's own Vite configuration is for development and the tests.
  configFile: false,
  // Else Vite would take a PostCSS configuration from any folder above.
  css: { postcss: {} },
  publicDir: false,
  logLevel: 'warn',
} as const satisfies InlineConfig

/**
 * Lets the bundler leave out what the site doesn't use of React Router. The router ships as one module that makes and
 * names all its components and contexts as it loads; a bundler can't know that both only matter to whoever uses them.
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
  /** The script that stands in every page. */
  readonly firstScript: string
  /** All styles of the site, minified. */
  readonly styles: string
  /** The address of the file that the script in the page fetches. */
  readonly address: string
  /** The files to serve, by address. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
}

const entry = (name: string) => join(projectFolder, 'src/site/shell', name)

/** Bundles the program with Vite: for the browser, for the page itself, and for the build, which prerenders. */
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

/** The prerenderer finds the project's packages wherever it lies itself. */
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
        // Packages that mark their modules "use client" mean React Server Components, which this site has none of.
        checks: { moduleLevelDirective: false, pluginTimings: false },
        // Of a package that re-exports thousands of icons, read only those that are used.
        experimental: { lazyBarrel: true },
      },
    },
  })
  if (!('output' in result)) throw new Error('Vite gave no output.')
  return result.output
}
