/** Started by `bundleProgram`: bundles, tells its parent, and exits, even if the parent has exited before it. */
import { bundleSources } from './bundle.ts'

process.once('disconnect', () => process.exit())
process.send?.(await bundleSources(), () => process.disconnect())
