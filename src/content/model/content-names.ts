import { items, ownProperty, textAt } from './source.ts'

const yamlName = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.yaml$/
const pictureName = /^[^/\\\0.][^/\\\0]*\.(?:jpe?g?|jfif|png|webp|avif)$/i
/** Whether Windows has no file of this name, whatever its extension. */
export const isReservedOnWindows = (name: string): boolean => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)

export const pictureFolder = 'images/'

export const isYamlName = (name: string): boolean => yamlName.test(name) && !isReservedOnWindows(name)

/** Whether a name, without its folder, is that of a picture: one name, in no other folder, and hidden from nobody. */
export const isPictureName = (name: string): boolean =>
  pictureName.test(name) && name.length <= 120 && !isReservedOnWindows(name)

/** Whether a name may be read and written: `home.yaml`, `images/portrait.jpg`. */
export const isContentName = (name: string): boolean =>
  name.startsWith(pictureFolder) ? isPictureName(name.slice(pictureFolder.length)) : isYamlName(name)

/** `sala.jpg`, or `sala-2.jpg` if that name is taken with any extension. No capitals: some disks ignore them. */
export const freePictureName = (wanted: string, taken: Iterable<string>): string =>
  freeName(stemOf(wanted), [...taken].map(stemOf)) + wanted.slice(wanted.lastIndexOf('.'))

const stemOf = (name: string): string => name.slice(0, name.lastIndexOf('.')).toLowerCase()

/** A text as part of an address, in lower-case letters, digits and hyphens: `Aula às 20h` becomes `aula-as-20h`. */
export const slug = (text: string): string => hyphenated(text.normalize('NFD').toLowerCase())

/** The same with its capitals. */
export const hyphenated = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

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

/** The names of each block's questions in addresses, in both languages from Portuguese. None is the anchor of a block. */
export function questionNames(blocks: readonly unknown[]): readonly (readonly string[])[] {
  const taken = new Set<unknown>(blocks.map((block) => ownProperty(block, 'anchor')))
  return blocks.map((block) =>
    items(ownProperty(block, 'questions')).map((each) => {
      const name = freeName(nameFrom(textAt(each, 'question', 'pt'), 'pergunta'), taken)
      taken.add(name)
      return name
    }),
  )
}
