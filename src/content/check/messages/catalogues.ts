import type { Language } from '../../model/language.ts'
import type { Catalogue } from './catalogue.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

export const catalogues: Readonly<Record<Language, Catalogue>> = { pt, en }
