/** Starts a command with what it is built for: `node scripts/run.js build --out dist`. */
// Vite and React choose their production builds by this.
process.env.NODE_ENV = 'production'

import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { keptBundle } from './bundle-typescript.js'

// Only the command's own arguments are left, where it looks for them.
const [command = ''] = process.argv.splice(2, 1)
// In a path, Vite takes these for the end of a file's name.
const [unusable] = /[#?]/.exec(fileURLToPath(new URL('..', import.meta.url))) ?? []
if (unusable && command !== 'check') {
  console.error(
    `O caminho da pasta do projeto tem «${unusable}», com que o site não se consegue fazer. Mude o nome dessa pasta.`,
  )
  process.exit(1)
}
const { href } = new URL(`./${command}.ts`, import.meta.url)
const kept = keptBundle(href)
if (!kept) register('./bundle-typescript.js', import.meta.url)
await import(kept?.url ?? href)
