import { isLong } from '../../../site/ui/is-long.ts'
import { unmarked } from '../../../content/page/provenance.ts'

/** Replaces `isLong` in the frame: the marks in a text must not count. */
const isLongUnmarked: typeof isLong = (text) => isLong(unmarked(text)?.text ?? text)

export { isLongUnmarked as isLong }
