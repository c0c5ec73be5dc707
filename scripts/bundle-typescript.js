import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))

/**
 * Imports a TypeScript module bundled with all that it imports of the project, and with the schemas compiled. The bundle
 * is kept in node_modules until a source changes: to bundle and to compile take longer than a check of the content. The
 * commands use no hook of Node's: of the one that Node 20 has, Node 26 warns.
 */
export async function importTypeScript(url) {
  return import(pathToFileURL(await bundleOf(url)).href)
}

/** The same as a module hook (https://nodejs.org/api/module.html#loadurl-context-nextload): see typescript.js. */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  return { format: 'module', source: readFileSync(await bundleOf(url)), shortCircuit: true }
}

const bundleOf = async (url) => keptBundle(url) ?? (await newBundle(url))

/**
 * The path of a module's bundle, if it is kept and no source has changed since. A copy of the project has the bundles of
 * the original, which are of no use to it: they name the original's sources.
 */
function keptBundle(url) {
  const path = keptPath(url)
  const source = ifAccessible(() => readFileSync(path, 'utf8'))
  const sources = source && JSON.parse(source.slice(2, source.indexOf('\n')))
  const isCurrent = sources?.some(([name]) => name === fileURLToPath(url)) && sources.every(isUnchanged)
  return isCurrent ? path : undefined
}

const isUnchanged = ([name, changed]) => statSync(name, { throwIfNoEntry: false })?.mtimeMs === changed
const keptPath = (url) => join(project, 'node_modules/.cache/commands', `${basename(url)}.js`)

async function newBundle(url) {
  const validators = await validatorsAheadOfTime()
  const { code, sources } = await bundle(url, [sourceAddresses, ...validators.plugins])
  const source = `//${JSON.stringify([...validators.sources, ...sources])}\n${code}`
  return keep(keptPath(url), source) ? keptPath(url) : forThisProcess(basename(keptPath(url)), source)
}

/** Where node_modules may not be written, a bundle finds its packages by a link. */
function forThisProcess(name, source) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  process.on('exit', () => rmSync(folder, { recursive: true }))
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, name), source)
  return join(folder, name)
}

/** Keeps a bundle, if node_modules may be written; says whether. Another process may be keeping the same. */
function keep(path, source) {
  const own = `${path}.${process.pid}`
  return ifAccessible(() => {
    mkdirSync(dirname(path), { recursive: true })
    // A loss of power leaves nothing that is half written.
    try {
      writeFileSync(own, source, { flush: true })
      renameSync(own, path)
    } finally {
      rmSync(own, { force: true })
    }
    return true
  })
}

/** @returns undefined where there is no such file, or it may not be used */
function ifAccessible(use) {
  try {
    return use()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EEXIST', 'EACCES', 'EPERM', 'EROFS', 'EBUSY', 'ENOSPC', 'EDQUOT'].includes(error.code))
      return undefined
    throw error
  }
}

/** The plugin that compiles the schemas. Where node_modules is read only, the command compiles them at each start. */
async function validatorsAheadOfTime() {
  const { href } = new URL('../src/generate/bundle/validators-ahead-of-time.ts', import.meta.url)
  const { code, sources } = await bundle(href, [sourceAddresses])
  if (!keep(keptPath(href), code)) return { plugins: [], sources: [] }
  const { validatorsAheadOfTime: plugin } = await import(pathToFileURL(keptPath(href)).href)
  return { plugins: [plugin()], sources }
}

/** @returns `sources`: the path of each source, and the time of its last change before the bundling */
async function bundle(url, plugins) {
  const started = Date.now()
  // Loading the bundler takes longer than a start from a kept bundle.
  const { rolldown } = await import('rolldown')
  const input = fileURLToPath(url)
  const bundled = await rolldown({
    input,
    platform: 'node',
    external: /^(?!lucide$|react-router|yaml$)[^./\0]/,
    // The same program as modules, which takes a fifth less time than the one of CommonJS. A link by which the project is
    // reached (run.js) is part of the name of every source.
    resolve: { symlinks: false, alias: { yaml: join(project, 'node_modules/yaml/browser/index.js') } },
    // What Vite makes of the styles is written into each page: the renderer needs none.
    moduleTypes: { '.css': 'empty' },
    experimental: { lazyBarrel: true },
    plugins,
    logLevel: 'warn',
    // The directive tells where a server's components end; nothing is rendered by such a server.
    checks: { moduleLevelDirective: false },
  })
  const { output } = await bundled.generate({ codeSplitting: false })
  const files = [join(project, 'package-lock.json'), ...(await bundled.watchFiles)]
  return { code: output[0].code, sources: files.map((file) => [file, Math.min(started, statSync(file).mtimeMs)]) }
}

/** Keeps a module's `import.meta.url` that of its source, beside which it finds its files. */
const sourceAddresses = {
  name: 'source-addresses',
  transform: {
    // The bundler's own modules have no source.
    filter: { id: { exclude: /^\0/ }, code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
}
