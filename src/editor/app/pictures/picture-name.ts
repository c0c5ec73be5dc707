import { slug } from '../../../content/model/slug.ts'

/** The maximum length of a file name: nobody reads a longer one. */
const longest = 48

/**
 * A file name for a picture, made from words that describe it: `Um sítio para pousar` gives `um-sitio-para-pousar`.
 *
 * @param texts the first one that contains letters is used
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
