import type { Message } from '../../content/check/messages/catalogue.ts'
import type { Unreadable } from './readable.ts'
import type { ViewName } from './look-at-pages.ts'

interface Seen {
  readonly view: ViewName
}
interface Heavy {
  readonly bytes: number
  readonly budget: number
  /** The heaviest parts, heaviest first. */
  readonly parts: readonly { readonly location: string; readonly bytes: number }[]
}

/** Every message about a built page. A language that lacks one does not compile. */
export interface AuditMessages extends Record<Unreadable['fault'], (facts: Seen) => Message> {
  accessibility(facts: { readonly rule: string; readonly help: string }): Message
  noMainHeading(facts: object): Message
  twoMainHeadings(facts: object): Message
  invalidHtml(facts: { readonly rule: string; readonly message: string }): Message
  notServed(facts: { readonly address: string }): Message
  anchorMissing(facts: { readonly address: string }): Message
  addressForm(facts: { readonly address: string }): Message
  pageHeavy(facts: Heavy & { readonly texts: readonly string[] }): Message
  picturesHeavy(facts: Heavy): Message
  noBrowser(facts: object): Message
}

/** The words around the messages. */
interface AuditLabels {
  /** The last line of a report. */
  ready(facts: { readonly pages: number; readonly warnings: number }): string
  notReady(facts: { readonly errors: number; readonly samples: number }): string
  /** Printed if errors in the content leave nothing to look at. */
  readonly notLookedAt: string
  badChoice(facts: { readonly option: string; readonly value: string; readonly known: string }): string
}

export interface AuditCatalogue {
  readonly messages: AuditMessages
  readonly labels: AuditLabels
}
