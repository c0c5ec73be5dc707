import type { Language } from '../../../content/model/language.ts'
import type { AuditCatalogue } from '../audit-catalogue.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

export const auditCatalogues: Readonly<Record<Language, AuditCatalogue>> = { pt, en }
