import shared from '../../../schema/shared.schema.json' with { type: 'json' }
import type { Content } from '../model/content.ts'
import type { Language } from '../model/language.ts'

const { properties } = shared.$defs.words

/** The words that a dictionary may leave out: the schema has what is usually said. */
export type UsualWord = {
  [Key in keyof typeof properties]: (typeof properties)[Key] extends { readonly usual: object } ? Key : never
}[keyof typeof properties]

export const wordOrUsual = ({ dictionary }: Content, language: Language, key: UsualWord): string =>
  dictionary[language][key] ?? properties[key].usual[language]
