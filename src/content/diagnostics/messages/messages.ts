import type { Language } from '../../language.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

/** What is wrong, and what to do about it: one sentence or two each, without a full technical term. */
export interface Advice {
  readonly what: string
  readonly remedy: string
}

interface Named {
  readonly name: string
  readonly known: readonly string[]
  readonly meant?: string
}

interface Signed {
  /** The sign that the message is about. */
  readonly sign: string
}

/** Every message of the content check. A language that lacks one does not compile. */
export interface Wording {
  // The file as a whole
  fileMissing(facts: { readonly name: string }): Advice
  folderMissing(facts: { readonly folder: string }): Advice
  noPages(facts: object): Advice
  fileUnread(facts: { readonly name: string }): Advice
  notAFile(facts: object): Advice
  fileTooBig(facts: { readonly bytes: number; readonly largest: number }): Advice
  notUtf8(facts: { readonly encoding?: string | undefined }): Advice
  emptyFile(facts: object): Advice
  // How it is written
  syntax(facts: { readonly code: string }): Advice
  unseenCharacter(facts: { readonly code: string }): Advice
  oddSpace(facts: object): Advice
  quotesNeeded(facts: Signed): Advice
  quoteOpen(facts: Signed): Advice
  bracketOpen(facts: Signed): Advice
  spaceMissing(facts: Signed): Advice
  colonMissing(facts: Signed): Advice
  hyphenMissing(facts: Signed): Advice
  indentWrong(facts: Signed): Advice
  tabIndent(facts: Signed): Advice
  tooDeep(facts: object): Advice
  directive(facts: object): Advice
  manyDocuments(facts: object): Advice
  complexKey(facts: object): Advice
  yamlSign(facts: { readonly sign: string; readonly word: string }): Advice
  lostComment(facts: { readonly kept: string; readonly lost: string }): Advice
  duplicateKey(facts: { readonly key: string; readonly firstLine: number }): Advice
  // What it says
  unknownKey(facts: { readonly key: string; readonly known: readonly string[]; readonly meant?: string }): Advice
  missingKey(facts: { readonly key: string }): Advice
  missingLanguage(facts: { readonly language: string; readonly other: string }): Advice
  emptyLanguage(facts: { readonly language: string; readonly other: string }): Advice
  emptyText(facts: object): Advice
  emptyValue(facts: { readonly allowed: readonly string[] }): Advice
  notOneOf(facts: { readonly value: string; readonly allowed: readonly string[]; readonly meant?: string }): Advice
  wrongForm(facts: { readonly form: string; readonly value: string }): Advice
  wrongKind(facts: { readonly wanted: string; readonly value: string }): Advice
  badName(facts: { readonly name: string }): Advice
  badNumber(facts: { readonly value: string }): Advice
  badSample(facts: { readonly value: string }): Advice
  noChoice(facts: { readonly keys: readonly string[] }): Advice
  tooManyChoices(facts: { readonly present: readonly string[] }): Advice
  tooFew(facts: { readonly least: number }): Advice
  tooMany(facts: { readonly most: number }): Advice
  // What one part says of another
  pathTwice(facts: { readonly path: string; readonly otherFile: string }): Advice
  pathTaken(facts: { readonly path: string }): Advice
  noHome(facts: object): Advice
  anchorTwice(facts: { readonly anchor: string; readonly firstBlock: number }): Advice
  footerNotLast(facts: object): Advice
  wordMissing(facts: { readonly key: string; readonly language: string; readonly text: string }): Advice
  unknownAnchor(facts: Named): Advice
  unknownPhone(facts: Named): Advice
  unknownPage(facts: Named): Advice
  unknownPicture(facts: Named): Advice
  // Pictures
  pictureOutside(facts: { readonly name: string }): Advice
  pictureTooBig(facts: { readonly name: string }): Advice
  pictureForm(facts: { readonly name: string }): Advice
  pictureBroken(facts: { readonly name: string }): Advice
  pictureSmall(facts: {
    readonly name: string
    readonly width: number
    readonly height: number
    readonly leastWidth: number
    readonly leastHeight: number
  }): Advice
  pictureUnused(facts: { readonly name: string }): Advice
  // Events
  dayUnreal(facts: { readonly date: string }): Advice
  daysBackwards(facts: { readonly first: string; readonly last: string }): Advice
  hoursEmpty(facts: { readonly from: string }): Advice
  whenContradicts(facts: { readonly text: string; readonly data: string }): Advice
  priceMissing(facts: { readonly euros: number }): Advice
  priceContradicts(facts: { readonly text: string; readonly euros: number }): Advice
  eventPassed(facts: { readonly last: string }): Advice
  // Texts and words
  textLong(facts: { readonly length: number; readonly longest: number }): Advice
  textSame(facts: { readonly text: string }): Advice
  lengthsApart(facts: { readonly pt: number; readonly en: number }): Advice
  wordNeeded(facts: { readonly key: string }): Advice
  wordUnused(facts: { readonly key: string; readonly meant?: string }): Advice
  // Samples
  sampleLeft(facts: { readonly subject: string }): Advice
  sampleUnmarked(facts: { readonly value: string }): Advice
}

/** The words around the messages. */
export interface Frame {
  readonly error: string
  readonly warning: string
  /** `block 5 (events), event 2, title` */
  readonly names: Readonly<Record<string, string>>
  item(key: string): string
  /** Above the line as it should read. */
  readonly shouldRead: string
  readonly add: string
  /** Before the other place. */
  readonly also: string
  /** The last line of a report: what was checked, and how many problems there are. */
  summary(counts: Counts): string
}

/** What was checked, in numbers. */
export interface Counts {
  readonly errors: number
  readonly warnings: number
  readonly files: number
  readonly pages: number
  readonly blocks: number
  readonly events: number
  readonly pictures: number
  readonly words: number
  /** What is still marked as a sample. */
  readonly samples: number
}

export interface LanguageWording {
  readonly messages: Wording
  readonly frame: Frame
}

export const wordings: Readonly<Record<Language, LanguageWording>> = { pt, en }
