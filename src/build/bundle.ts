import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { bundlerSettings } from './bundler-settings.ts'
import { projectFolder } from './project-folder.ts'
import { trimRouter } from './trim-router.ts'

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

const entry = (name: string) => join(projectFolder, 'src/site', name)

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
    build: { ssr: entry('entry-server.tsx'), minify: false },
    ssr: { noExternal: ['lucide', 'react-router', 'react-router-dom'] },
  })
  const chunk = output.find((item) => item.type === 'chunk')
  if (!chunk) throw new Error('The prerenderer was not bundled.')
  return chunk.code
}

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
