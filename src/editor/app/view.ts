import type { Language } from '../../content/language.ts'

/** How the page is viewed. */
export interface View {
  readonly path: string
  readonly language: Language
  readonly width: 'phone' | 'tablet' | 'computer'
  readonly scheme: 'light' | 'dark'
}
