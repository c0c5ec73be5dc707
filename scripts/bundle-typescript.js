import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/**
 * A module hook (https://nodejs.org/api/module.html#loadurl-context-nextload) that bundles a TypeScript module with all
 * that it imports of the project. Nothing is cached: bundling a check takes 0.1 s, and translating each of its modules
 * by itself takes 0.4 s more.
 */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const bundle = await rolldown({
    input: fileURLToPath(url),
    platform: 'node',
    external: /^[^./\0]/,
    plugins: [sourceAddresses],
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ codeSplitting: false })
  return { format: 'module', source: output[0].code, shortCircuit: true }
}

/** Keeps a module's `import.meta.url` that of its source, beside which it finds its files. */
const sourceAddresses = {
  name: 'source-addresses',
  transform: {
    // The bundler's own modules have no source.
    filter: { id: { exclude: /^\0/ }, code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
}
