import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { keepFiles } from '../../scripts/run/kept-files.js'
import { bundlerSettings } from './bundler-settings.ts'
import { validatorsAheadOfTime } from './validators-ahead-of-time.ts'

/** The commands that the owner and her tools start; the others are rare, and may take their time. */
const commands: Readonly<Record<string, string>> = {
  build: 'scripts/build.ts',
  check: 'scripts/check.ts',
  edit: 'scripts/edit.ts',
  preflight: 'scripts/preflight.ts',
  preview: 'scripts/preview.ts',
}

/**
 * Bundles the commands for Node, and caches them: one file per command, named after it.
 * @param key what they are cached under
 * @throws when they can't be bundled, and what the file system throws
 */
export async function bundleCommands(key: string): Promise<void> {
  const result = await build({
    ...bundlerSettings,
    plugins: [sourceAddresses(), validatorsAheadOfTime()],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: commands,
        // How long the bundling took is of no interest to whoever starts a command.
        checks: { pluginTimings: false },
      },
    },
    // These are bundled in. A package that has native parts, or is large and seldom needed, stays where it is.
    ssr: { noExternal: ['ajv', 'js-yaml', 'yaml'] },
  })
  if (!('output' in result)) throw new Error('Vite gave no output.')
  const files = new Map(
    result.output.map((item) => [item.fileName, item.type === 'asset' ? item.source : item.code] as const),
  )
  keepFiles('commands', key, files)
}

/** Keeps a module's `import.meta.url` that of its source, beside which it finds its files. */
function sourceAddresses(): Plugin {
  return {
    name: 'source-addresses',
    enforce: 'pre',
    transform: {
      // The bundler's own modules have no source: theirs is the address of the bundle, below the packages.
      filter: { id: { exclude: /^\0/ }, code: 'import.meta.url' },
      handler: (code, id) => ({
        code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
        map: null,
      }),
    },
  }
}
