import { fileURLToPath } from 'node:url'

/** The content of the site as it is. */
export const realContent = fileURLToPath(new URL('../../../content/', import.meta.url))
