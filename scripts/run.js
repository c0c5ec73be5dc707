/**
 * Starts a command: `node scripts/run.js build --out dist`. The commands are written in TypeScript. They are bundled
 * once for each state of the sources, and started from the bundle: translating each module at each start would take
 * three times as long as a check of the site.
 */
// Vite and React choose their production builds by this.
process.env.NODE_ENV = 'production'

import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { bundleArguments } from './run/bundle-arguments.js'
import { findKept } from './run/kept-files.js'
import { sourcesKey } from './run/sources-key.js'

// Only the command's own arguments are left, where it looks for them.
const [command = ''] = process.argv.splice(2, 1)

const key = sourcesKey()
const folder = findKept('commands', key) ?? bundle()
await import(pathToFileURL(join(folder, `${command}.js`)).href)

function bundle() {
  // A build needs the site's program as well. In one process, what bundles them is loaded once.
  const kinds = command === 'build' ? ['commands', 'program'] : ['commands']
  const { status } = spawnSync(process.execPath, bundleArguments(key, kinds), { stdio: 'inherit' })
  const made = status === 0 ? findKept('commands', key) : undefined
  // Why there is none has been printed.
  return made ?? process.exit(1)
}
