/** What `bundleProgram` starts: bundles, tells its parent, and ends, also when the parent has ended before it. */
import { bundleSources } from './bundle.ts'

process.once('disconnect', () => process.exit())
process.send?.(await bundleSources(), () => process.disconnect())
