// Lets Node run TypeScript: `node --import ./scripts/typescript.js scripts/fonts.ts`.
import { register } from 'node:module'

register('./bundle-typescript.js', import.meta.url)
