/**
 * `bundle.ts KEY commands program`: bundles the commands, the site's program, or both at once, and caches them under a key.
 * Started by `run.js` and `bundleProgram`.
 */
import { bundleSources } from '../src/build/bundle.ts'
import { bundleCommands } from '../src/build/bundle-commands.ts'
import { keepBundle } from '../src/build/program.ts'

const bundlers = new Map([
  ['commands', bundleCommands],
  ['program', async (key: string) => keepBundle(key, await bundleSources())],
])

const [key = '', ...kinds] = process.argv.slice(2)
await Promise.all(
  kinds.map((kind) => {
    const bundler = bundlers.get(kind)
    if (!bundler) throw new Error(`There is nothing called ${kind} to bundle.`)
    return bundler(key)
  }),
)
