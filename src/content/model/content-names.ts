const yamlName = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.yaml$/
const pictureName = /^[^/\\\0.][^/\\\0]*\.(?:jpe?g|png|webp|avif)$/i
const reservedOnWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)\./i

/** The folder of the pictures, with its slash. */
export const pictureFolder = 'images/'

/** Whether a name is that of a YAML file that the site reads. */
export const isYamlName = (name: string): boolean => yamlName.test(name) && !reservedOnWindows.test(name)

/** Whether a name, without its folder, is that of a picture: one name, in no other folder, and hidden from nobody. */
export const isPictureName = (name: string): boolean =>
  pictureName.test(name) && name.length <= 120 && !reservedOnWindows.test(name)

/** Whether a name may be read and written: `home.yaml`, `images/portrait.jpg`. */
export function isContentName(name: string): boolean {
  return name.startsWith(pictureFolder) ? isPictureName(name.slice(pictureFolder.length)) : isYamlName(name)
}

/**
 * `sala.jpg`, or `sala-2.jpg` if a picture has that name with any extension. Some disks do not distinguish capital
 * letters, so a name has none.
 */
export function freePictureName(wanted: string, taken: Iterable<string>): string {
  return freeName(stemOf(wanted), [...taken].map(stemOf)) + wanted.slice(wanted.lastIndexOf('.'))
}

const stemOf = (name: string): string => name.slice(0, name.lastIndexOf('.')).toLowerCase()

/** A text as part of an address, in lower-case letters, digits and hyphens: `Aula às 20h` becomes `aula-as-20h`. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A name as others refer to it, from words: it begins with a letter. @param otherwise where the words have none */
export const nameFrom = (words: string, otherwise: string): string => slug(words).replace(/^[^a-z]+/, '') || otherwise

/** `aula-aberta`, or `aula-aberta-2` if that name is taken. */
export function freeName(wanted: string, taken: Iterable<unknown>): string {
  const names = new Set(taken)
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!names.has(name)) return name
  }
}
