import { type Language, languages } from '../../../content/model/language.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

const asked = new URLSearchParams(location.search).get('lang')

/** The language of the editor: Portuguese, unless its address asks for another. */
export const uiLanguage: Language = languages.find((each) => each === asked) ?? 'pt'

export const messages = { pt, en }[uiLanguage]
