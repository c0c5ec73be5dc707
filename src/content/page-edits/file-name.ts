import { slug } from '../localise/slug.ts'

/** Reserved names: those with a meaning of their own to the site, and those that Windows refuses for files. */
const taken = /^(?:site|dictionary|events|con|prn|aux|nul|com\d|lpt\d)$/

/**
 * The file of a page, by its path: `/grupos/retiro` gives `grupos-retiro.yaml`, or a numbered name if that is taken.
 */
export function fileNameFor(path: string, isThere: (name: string) => boolean): string {
  const name = slug(path) || 'home'
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`
    if (!taken.test(free) && !isThere(`${free}.yaml`)) return `${free}.yaml`
  }
}
