import type { Content } from '../model/content.ts'
import type { ToolLanguage } from '../model/language.ts'
import hintLines from './practice-hints.json' with { type: 'json' }

type PracticeHint = keyof typeof hintLines

/** The address of the page that `schema/privacidade.yaml` is a model of. */
const privacyPage = '/privacidade'

const complaintsBook = /^https:\/\/(www\.)?livroreclamacoes\.pt(\/|$)/

/**
 * What visitors of a psychologist's site in Portugal look for and the content does not have, a line each for below the
 * summary. Hints only: the law depends on the practice.
 * Sources: Law 138/2015, article 113 (licence number), decree-law 74/2017 (complaints book), decree-law 7/2004, article 10
 * (who provides the service), RFC 5545, section 3.6.1 (an event without an end takes no time).
 */
export function practiceHints({ site, pages, events }: Content, language: ToolLanguage): readonly string[] {
  const { legalName, taxNumber, address } = site.practice ?? {}
  const shown: Readonly<Record<PracticeHint, unknown>> = {
    licence: site.licences?.length,
    complaintsBook: site.footer.links?.some((link) => complaintsBook.test(link.address ?? '')),
    privacy: pages.some(({ page }) => page.path === privacyPage),
    provider: legalName && taxNumber && address && site.contacts?.some(({ email }) => email),
    endTime: !events.some(({ days, weekly, monthly }) => [days, weekly, monthly].some((one) => one?.from && !one.to)),
  }
  const hints = Object.keys(shown) as PracticeHint[]
  const missing = hints.filter((hint) => !shown[hint] && !site.withoutHints?.includes(hint))
  return missing.map((hint) => hintLines[hint][language])
}
