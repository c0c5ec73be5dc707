import { isPictureName } from '../content/model/content-names.ts'

/**
 * `sala.jpg`, or `sala-2.jpg` if that name is taken. Some disks do not distinguish capital letters.
 *
 * @param extension without a dot
 * @returns undefined if a picture may not be called so
 */
export function freePictureName(taken: Iterable<string>, wanted: string, extension: string): string | undefined {
  const stem = wanted.replace(/\.[^.]*$/, '')
  const names = new Set([...taken].map((name) => name.toLowerCase()))
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}.${extension}`
    if (!isPictureName(name)) return undefined
    if (!names.has(name.toLowerCase())) return name
  }
}
