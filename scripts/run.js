/** Starts a command with what it is built for: `node scripts/run.js build --out dist`. */
// Vite and React choose their production builds by this.
process.env.NODE_ENV = 'production'

import { register } from 'node:module'
import { keptBundle } from './bundle-typescript.js'

// Only the command's own arguments are left, where it looks for them.
const [command = ''] = process.argv.splice(2, 1)
const { href } = new URL(`./${command}.ts`, import.meta.url)
const kept = keptBundle(href)
if (!kept) register('./bundle-typescript.js', import.meta.url)
await import(kept?.url ?? href)
