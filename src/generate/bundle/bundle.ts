import { join } from 'node:path'
import { parse } from 'postcss'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import type { Content } from '../../content/model/content.ts'
import { notFoundPath } from '../../content/model/site-addresses.ts'
import { projectFolder } from '../../disk/project-folder.ts'
import { tenth } from '../../site/ui/picture.tsx'

/**
 * Makes React Router tree-shakable. The router is one module that creates and names all its components and contexts when
 * it loads, which a bundler must treat as side effects. The site has no routes, so nothing reads those names and contexts.
 */
const trimRouter = (): Plugin => ({
  name: 'trim-router',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.(?:displayName|contextType) = .+;$/gm, '')
        .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
})

const entry = (name: string) => join(projectFolder, 'src/site/shell', name)

/**
 * Bundles the program, once for the whole site: it knows no page.
 * @returns the inline script of every page, which fetches the client at an address; all styles, and the files by address
 * @throws if it cannot be bundled; Vite has then printed why
 */
export async function bundleProgram() {
  const [client, firstScript] = await Promise.all([bundleClient(), bundleFirstScript()])
  return { ...client, firstScript }
}

async function bundleClient() {
  const output = await bundle({
    plugins: [trimRouter()],
    build: { cssCodeSplit: false, modulePreload: false, rolldownOptions: { input: entry('entry-client.tsx') } },
  })
  const files = new Map<string, string | Uint8Array>()
  let styles = ''
  let address = ''
  for (const item of output) {
    if (item.type === 'asset' && item.fileName.endsWith('.css')) styles = String(item.source).replace(/\n\/\*.*/s, '')
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

/** Bundles with settings by which the result depends on the project's sources and packages alone. */
export async function bundle(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  // Imported only when needed: the editor starts with a cached bundle.
  const { build } = await import('vite')
  const result = await build({
    ...config,
    root: projectFolder,
    // The project's own Vite configuration is for development and the tests.
    configFile: false,
    // Otherwise Vite would use a PostCSS configuration of any parent folder.
    css: { postcss: {} },
    publicDir: false,
    logLevel: 'warn',
    // The project may be reached by a link (scripts/run.js).
    resolve: { preserveSymlinks: true },
    build: {
      ...config.build,
      // Media queries with a range came in Chrome 104 and Safari 16.4.
      cssTarget: 'es2022',
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

/** How many different styles documents may have: a policy names each by its hash, and goes with every answer. */
const mostStyles = 8

/**
 * The styles of every document, which has those of its own blocks alone, and of the file that is added for other pages.
 * @returns the styles by the path of a page; the most frequent sets of blocks have their own
 */
export function stylesOfPages(styles: string, { pages, site }: Pick<Content, 'pages' | 'site'>) {
  const shown = JSON.stringify([site, pages.map(({ page }) => page)])
  const points = [...shown.matchAll(/"([xy])":(\d+)/g)].map(([, axis, at]) => `.${axis}${tenth(Number(at))}`)
  const setOf = new Map<string, string>([[notFoundPath, '']])
  for (const { page } of pages)
    setOf.set(page.path, [...new Set(page.blocks.map(({ type }) => type))].toSorted().join(' '))
  const counts = new Map<string, number>()
  for (const set of setOf.values()) counts.set(set, (counts.get(set) ?? 0) + 1)
  const frequent = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, mostStyles - 1)
  const own = new Map(frequent.map(([set]) => [set, stylesOf(styles, set.split(' '), points)]))
  const all = stylesOf(styles, [...counts.keys()].join(' ').split(' '), points)
  const root = parse(all)
  // The document has them. Declared anew, a font may be fetched anew.
  root.walkAtRules('font-face', (font) => void font.remove())
  return { byPath: new Map([...setOf].map(([path, set]) => [path, own.get(set) ?? all])), file: root.toString() }
}

/**
 * Styles without those of other block types, which have their type first in their selector, and of points of photographs
 * that no page has.
 */
function stylesOf(styles: string, types: readonly string[], points: readonly string[]): string {
  const used = new Set([...['footer', ...types].map((type) => `[data-block=${type}]`), ...points])
  const isUsed = (selector: string) => {
    const [owner] = /^\[data-block=[\w-]+\]|^\.[xy]\d+$/.exec(selector) ?? []
    return owner === undefined || used.has(owner)
  }
  const root = parse(styles)
  // Lightning CSS declares them wherever it finds `color-scheme`, for `light-dark()`.
  if (!styles.includes('var(--lightningcss')) root.walkDecls(/^--lightningcss/, (each) => void each.remove())
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(isUsed)
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  root.walkAtRules((rule) => {
    // One may hold nothing but others.
    if (rule.nodes?.every((node) => 'nodes' in node && node.nodes?.length === 0)) rule.remove()
  })
  return root.toString()
}
