import type { Diagnostic } from '../../diagnostic.ts'

/** A text in both languages, as far as each is one. */
export interface CheckedText {
  readonly pointer: string
  readonly pt: string
  readonly en: string
  /** How many characters fit where it is shown. */
  readonly longest: number
  /** Whether it may be the same in both languages, as the name of a town is. */
  readonly mayBeAlike: boolean
}

/** The diagnostics of one kind of suspicion about a text. */
export type TextCheck = (text: CheckedText) => readonly Diagnostic[]

/** The diagnostics of each language of a text by itself. */
export const inEachLanguage =
  (check: (text: string, pointer: string) => Diagnostic | undefined): TextCheck =>
  ({ pointer, pt, en }) =>
    [check(pt, `${pointer}/pt`), check(en, `${pointer}/en`)].filter((each) => each !== undefined)
