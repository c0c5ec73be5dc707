import type { ToolLanguage } from '../../model/language.ts'
import type { Catalogue } from './catalogue.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

export const catalogues: Readonly<Record<ToolLanguage, Catalogue>> = { pt, en }
