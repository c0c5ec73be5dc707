import type { DateTexts } from './date-text.ts'
import type { Names } from './names.ts'
import type { WhenWords } from './when-words.ts'

/** Everything that the site and its check must know of a language that the site is written in. */
export interface SiteLanguage {
  /** With its country: `pt-PT`. */
  readonly locale: string
  readonly names: Names
  readonly dates: DateTexts
  /** When something takes place. */
  readonly when: WhenWords
  /** What costs nothing. */
  readonly free: string
  /** The weekdays as a text names them: the start of its name in the group `day` or `other`. */
  readonly namedWeekdays: RegExp
  /**
   * Frequent words that no other language of the site has and that are not names: the small words that no sentence does
   * without, and some that a site like this one is full of. Words of both are left out: `a`, `as`, `do`, `for`, `me`.
   */
  readonly frequentWords: ReadonlySet<string>
}

/** The words of a text, for `frequentWords`. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
