import type { ToolLanguage } from '../../../content/model/tool-language.ts'
import { en } from './en.ts'
import { type AuditCatalogue, pt } from './pt.ts'

export const auditCatalogues: Readonly<Record<ToolLanguage, AuditCatalogue>> = { pt, en }
