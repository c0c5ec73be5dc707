import { defaultToolLanguage, type ToolLanguage, toolLanguage } from '../../../content/model/tool-language.ts'
import { en } from './en.ts'
import { isOnGitHub, onGitHub } from './on-github.ts'
import { type Messages, pt } from './pt.ts'

const asked = new URLSearchParams(location.search).get('lang')

/** The language of the editor: Portuguese, unless its address asks for another. */
export const uiLanguage: ToolLanguage = toolLanguage(asked) ?? defaultToolLanguage

const general = { pt, en }[uiLanguage]
const { stopped, lost, refusals } = onGitHub[uiLanguage]

export const messages: Messages = isOnGitHub
  ? { ...general, stopped, lost, refusals: { ...general.refusals, ...refusals } }
  : general
