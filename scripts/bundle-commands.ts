/** Started by `run.js`: bundles the commands, to be cached under a key. */
import { bundleCommands } from '../src/build/bundle-commands.ts'

await bundleCommands(process.argv[2] ?? '')
