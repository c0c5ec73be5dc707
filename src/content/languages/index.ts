import type { Language } from '../model/language.ts'
import { english } from './en.ts'
import { portuguese, type SiteLanguage } from './pt.ts'

/** The languages of the site. One in `model/language.ts` without a line here does not compile. */
export const siteLanguages: Readonly<Record<Language, SiteLanguage>> = { pt: portuguese, en: english }
