// Lets a script of one's own import the program: `node --import ./scripts/typescript.js FILE`. Node 26 warns of `register`.
import { register } from 'node:module'

register('./bundle-typescript.js', import.meta.url)
