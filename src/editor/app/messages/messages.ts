import { defaultToolLanguage, type ToolLanguage, toolLanguage } from '../../../content/model/language.ts'
import type { PublishProblem, RepositoryState } from '../../publish/repository.ts'
import { type Messages, pt } from './pt.ts'
import { en } from './en.ts'

/** Whether the content is on GitHub, and this browser does what the local editor's server does. */
export const isOnGitHub = globalThis.document?.documentElement.dataset['behind'] === 'github'

/** The language of the editor: Portuguese, unless its address asks for another. */
export const uiLanguage: ToolLanguage =
  toolLanguage(new URLSearchParams(globalThis.location?.search).get('lang')) ?? defaultToolLanguage

export const uiLocale = { pt: 'pt-PT', en: 'en-GB' }[uiLanguage]

const general = { pt, en }[uiLanguage]
const { stopped, refusals, problems } = general.onGitHub

export const messages: Messages = isOnGitHub
  ? { ...general, stopped, refusals: { ...general.refusals, ...refusals } }
  : general

export const publishMessages = messages.publishing
const problemMessages = { ...publishMessages.problems, ...(isOnGitHub && problems) }

/** Why nothing can be published from here; undefined if it can. */
export function stateMessage(state: RepositoryState): string | undefined {
  if (state.state === 'ready') return undefined
  return (publishMessages.states[state.state] as (facts: RepositoryState) => string)(state)
}

export const problemMessage = (problem: PublishProblem): string =>
  (problemMessages[problem.problem] as (facts: PublishProblem) => string)(problem)

/** The date and time of a version. */
export const dayOf = (time: string): string =>
  new Intl.DateTimeFormat(uiLocale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time))
