import { slug } from '../../../content/localise/slug.ts'

/** Letters that a file name may have. Longer than this, a name is read by nobody. */
const longest = 48

/**
 * A name for the file of a picture, from words that say what it is: `Um sítio para pousar` gives `um-sitio-para-pousar`.
 *
 * @param texts the first that has letters is taken
 */
export function pictureName(...texts: readonly (string | undefined)[]): string {
  return texts.map((text) => simplified(text ?? '')).find((name) => name !== '') ?? 'imagem'
}

function simplified(text: string): string {
  const words = slug(text).split('-')
  let name = ''
  for (const word of words) {
    const longer = name ? `${name}-${word}` : word
    if (longer.length > longest) break
    name = longer
  }
  return name || (words[0] ?? '').slice(0, longest)
}
