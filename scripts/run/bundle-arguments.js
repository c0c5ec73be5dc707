import { fileURLToPath } from 'node:url'

const typescript = new URL('../typescript.js', import.meta.url).href
const script = fileURLToPath(new URL('../bundle.ts', import.meta.url))

/**
 * The arguments with which Node bundles the sources, to be cached under a key: in a process of its own, because the
 * 400 MB that this takes are freed only when a process ends.
 */
export const bundleArguments = (key, kinds) => ['--import', typescript, script, key, ...kinds]
