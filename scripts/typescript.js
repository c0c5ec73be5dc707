// Lets Node run TypeScript: `node --import ./scripts/typescript.js scripts/fuzz.ts`.
import { register } from 'node:module'
import 'tsx'

register('./packages-as-they-are.js', import.meta.url)
