import type { ToolLanguage } from '../../../content/model/tool-language.ts'
import type { AuditCatalogue } from '../audit-catalogue.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

export const auditCatalogues: Readonly<Record<ToolLanguage, AuditCatalogue>> = { pt, en }
