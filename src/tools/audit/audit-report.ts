import type { Message } from '../../content/check/messages/catalogue.ts'
import type { Report } from '../../content/check/messages/reported-diagnostic.ts'
import type { ToolLanguage } from '../../content/model/tool-language.ts'
import type { Sought, WrittenIn } from './written-at.ts'
import type { AuditMessages } from './audit-catalogue.ts'
import { auditCatalogues } from './messages/catalogues.ts'

/** The diagnostics of an audit, with their messages and their locations in the content. */
export interface AuditReport {
  readonly diagnostics: readonly Report[]
  /** Adds what is wrong with something that a visitor sees, once for each place. */
  tell<Code extends keyof AuditMessages>(
    code: Code,
    facts: Parameters<AuditMessages[Code]>[0],
    sought: Sought,
    severity?: Report['severity'],
  ): void
}

export function auditReport(places: WrittenIn, lang: ToolLanguage): AuditReport {
  const diagnostics: Report[] = []
  const told = new Set<string>()
  return {
    diagnostics,
    tell(code, facts, sought, severity = 'error') {
      const { what, remedy } = (auditCatalogues[lang].messages[code] as (facts: object) => Message)(facts)
      const place = places.placeOf(sought)
      // The same text may be at fault in more than one view: the first is reported.
      const key = [code, place.file, place.line, place.column].join(' ')
      if (told.has(key)) return
      told.add(key)
      const message = [place.location && `${place.location}:`, what, remedy].filter(Boolean).join(' ')
      diagnostics.push({ ...place, severity, what, remedy, message })
    },
  }
}
