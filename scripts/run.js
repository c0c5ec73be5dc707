/**
 * Starts a command: `node scripts/run.js build --out dist`. The commands are written in TypeScript. They are bundled
 * once for each state of the sources, and started from the bundle: translating each module at each start would take
 * three times as long as a check of the site.
 */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { findKept } from './run/kept-files.js'
import { sourcesKey } from './run/sources-key.js'

// Only the command's own arguments are left, where it looks for them.
const [command = ''] = process.argv.splice(2, 1)

const key = sourcesKey()
let folder = findKept('commands', key)
if (!folder) {
  await import('./typescript.js')
  const { bundleCommands } = await import('../src/build/bundle-commands.ts')
  folder = await bundleCommands(key)
}
await import(pathToFileURL(join(folder, `${command}.js`)).href)
