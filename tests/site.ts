import { fileURLToPath } from 'node:url'

/**
 * The content folder that the program's tests run on, as an absolute path without a slash at the end. Its words are
 * invented, and every block type and field occurs in it: what the real practice writes in `content/` breaks no test.
 */
export const testSite = fileURLToPath(new URL('./site', import.meta.url))
