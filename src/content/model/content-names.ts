import { freeName } from './slug.ts'

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
  const stemOf = (name: string) => name.slice(0, name.lastIndexOf('.')).toLowerCase()
  return freeName(stemOf(wanted), [...taken].map(stemOf)) + wanted.slice(wanted.lastIndexOf('.'))
}
