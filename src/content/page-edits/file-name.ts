import { slug } from '../localise/slug.ts'

/** Names that mean something else: to the site, or to Windows, which has no files of these names. */
const taken = /^(?:site|dictionary|events|con|prn|aux|nul|com\d|lpt\d)$/

/** The file of a page, by its path: `/grupos/retiro` gives `grupos-retiro.yaml`, or a number more where that is taken. */
export function fileNameFor(path: string, isThere: (name: string) => boolean): string {
  const name = slug(path) || 'home'
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`
    if (!taken.test(free) && !isThere(`${free}.yaml`)) return `${free}.yaml`
  }
}
