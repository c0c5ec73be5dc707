import { defaultToolLanguage, type ToolLanguage, toolLanguage } from '../../../content/model/tool-language.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

const asked = new URLSearchParams(location.search).get('lang')

/** The language of the editor: Portuguese, unless its address asks for another. */
export const uiLanguage: ToolLanguage = toolLanguage(asked) ?? defaultToolLanguage

export const messages = { pt, en }[uiLanguage]
