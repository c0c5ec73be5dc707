import type { PublishProblem, RepositoryState } from '../../publish/repository.ts'
import { uiLanguage, isOnGitHub, onGitHub } from '../messages/messages.ts'
import { en } from './messages/en.ts'
import { pt } from './messages/pt.ts'

export const publishMessages = { pt, en }[uiLanguage]

/** Why nothing can be published from here; undefined if it can. */
export function stateMessage(state: RepositoryState): string | undefined {
  if (state.state === 'ready') return undefined
  return (publishMessages.states[state.state] as (facts: RepositoryState) => string)(state)
}

export const problemMessage = (problem: PublishProblem): string =>
  (isOnGitHub && onGitHub[uiLanguage].problems[problem.problem]?.(problem)) ||
  (publishMessages.problems[problem.problem] as (facts: PublishProblem) => string)(problem)

/** The date and time of a version. */
export const dayOf = (time: string): string =>
  new Intl.DateTimeFormat(uiLanguage === 'pt' ? 'pt-PT' : 'en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(time),
  )
