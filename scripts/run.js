/**
 * Starts a command: `node scripts/run.js build --out dist`. The commands are written in TypeScript. They are bundled
 * once for each state of the sources, and started from the bundle: translating each module at each start would take
 * three times as long as a check of the site.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { findKept } from './run/kept-files.js'
import { sourcesKey } from './run/sources-key.js'

// Only the command's own arguments are left, where it looks for them.
const [command = ''] = process.argv.splice(2, 1)

const key = sourcesKey()
const folder = findKept('commands', key) ?? bundle()
await import(pathToFileURL(join(folder, `${command}.js`)).href)

/** In a process of its own: the 400 MB that bundling takes are freed only when a process ends. */
function bundle() {
  const script = fileURLToPath(new URL('./bundle-commands.ts', import.meta.url))
  const typescript = new URL('./typescript.js', import.meta.url).href
  const { status } = spawnSync(process.execPath, ['--import', typescript, script, key], { stdio: 'inherit' })
  const made = status === 0 ? findKept('commands', key) : undefined
  // Why there is none has been printed.
  return made ?? process.exit(1)
}
