import type { ToolLanguage } from './language.ts'
import type { HintName } from './schema/types.generated.ts'
import type { Source } from './source.ts'

/** The facts of what only a file written by hand can have, by its code. */
export interface FileFacts {
  // The file as a whole
  folderMissing: { readonly folder: string }
  noPages: object
  /** What it should be called, where that is all that is wrong, or the file that it is a copy of. */
  fileUnread: { readonly name: string; readonly meant?: string; readonly original?: string }
  notAFile: object
  fileTooBig: { readonly bytes: number; readonly largest: number }
  notUtf8: { readonly encoding?: string | undefined }
  emptyFile: { readonly kind: Source['kind'] }
  /** The file has the content of another kind of file. */
  otherFile: { readonly kind: Source['kind'] }
  /** Complete in itself, but in the wrong file or list. */
  misplaced: { readonly subject: 'event' | 'testimonial' | 'page' } & Lines
  // How it is written
  syntax: { readonly code: string }
  quotesNeeded: Signed
  quoteOpen: Signed
  spaceMissing: Signed
  hyphenExtra: Signed
  severalValues: { readonly value: string }
  /** The name of the second field of a line. */
  severalFields: { readonly key: string }
  /** By how many columns these lines should be further right. */
  indentWrong: { readonly by: number } & Lines
  tabIndent: Signed
  signMissing: Signed
  barText: Signed
  textBeside: { readonly key: string; readonly missing: string }
  looseText: { readonly isList: boolean } & Lines
  strayLines: { /** Whether it is quoted, as e-mail programs do it. */ readonly isMail: boolean } & Lines
  conflictMarks: object
  /** The file is of another program, or has what a program wrote for its reader. */
  foreign: { readonly kind: 'rtf' | 'html' | 'binary' | 'report' | 'aliases' }
  /** More is wrong with the file than is listed. */
  manyMore: { readonly count: number }
  manyDocuments: object
  yamlSign: { readonly sign: string; readonly word: string }
  lostComment: { readonly kept: string; readonly lost: string }
  duplicateKey: { readonly key: string; readonly otherLine: number }
  unknownKey: Omit<Unknown, 'name'> & { readonly key: string }
}

/** What the schema says of a value that does not meet its pattern. Its vocabulary describes each. */
export type PatternMessages = Readonly<
  Record<'patternErrorMessage' | 'patternErrorMessageEn', string> &
    Record<'controlMessage' | 'controlMessageEn', string | undefined>
>

/** The facts of each diagnostic, by its code: everything that its message may mention. */
export interface DiagnosticFacts extends FileFacts, Record<UnknownCode, Unknown>, Record<PictureCode, Named> {
  fileMissing: Named
  unseenCharacter: { readonly code: string }
  // What it says
  missingKey: { readonly key: string; readonly isList?: boolean }
  /** Several keys, and one of some. */
  incomplete: { readonly keys: readonly string[]; readonly choice: readonly string[] }
  missingLanguage: { readonly language: string; readonly other: string }
  emptyText: object
  emptyValue: { readonly allowed: readonly string[]; readonly isList?: boolean; readonly mayBeEmpty?: boolean }
  emptyGroup: object
  /** Days that are a month or more apart, and days later with their months and days exchanged. */
  daysExchanged: Span
  notOneOf: { readonly value: string; readonly allowed: readonly string[]; readonly meant?: string }
  wrongForm: { readonly value: string } & PatternMessages
  wrongKind: { readonly wanted: string; readonly value: string }
  badName: Named
  /** A bound is missing where the schema sets none. */
  numberOutside: { readonly value: string; readonly least?: number; readonly most?: number }
  itemTwice: { readonly value: string }
  noChoice: { readonly keys: readonly string[] }
  tooManyChoices: { readonly present: readonly string[] }
  tooFew: { readonly least: number }
  tooMany: { readonly most: number }
  // What one part says of another
  pathTwice: { readonly path: string; readonly otherFile: string }
  pathTaken: { readonly path: string }
  /** An address that a page once had is now that of a page, or was that of another one too. */
  formerlyTaken: { readonly path: string; readonly otherFile: string }
  noHome: object
  pageUnlinked: { readonly path: string }
  headingMissing: object
  headingTwice: { readonly firstBlock: number }
  anchorTwice: { readonly anchor: string; readonly firstBlock: number }
  contactTwice: Named
  /** A telephone that is not for calling, or not for writing to. */
  channelMissing: { readonly name: string; readonly channel: 'whatsapp' | 'call' }
  phoneLength: { readonly digits: number }
  /** `places`: all that name an event, where there is none at all. */
  unknownEvent: Unknown & { readonly places?: readonly string[] }
  eventTwice: Named
  pictureSmall: Named & Readonly<Record<'width' | 'height' | 'leastWidth' | 'leastHeight', number>>
  // Events
  dayUnreal: { readonly date: string }
  /** Whether the first day is the one from which an event is shown. */
  lastBeforeFirst: Span & { readonly isShown?: boolean }
  tooLong: Span
  hoursWrong: Hours
  alsoNeeded: { readonly key: string; readonly needed: string }
  hoursTwice: object
  neverTakesPlace: object
  /** The hours, weekdays or prices in a text that no event it is about has, and what the site writes of these events. */
  saidOtherwise: { readonly named: string; readonly written: string }
  eurosMissing: object
  // The practice
  taxNumberWrong: { readonly number: string }
  openingWrong: Hours
  addressMissing: object
  /** Not shown today: before its first day, or after its last. */
  away: { readonly day: string; readonly isOver: boolean }
  /** A link to a page that is not shown today. */
  pageAway: { readonly path: string }
  homeAway: object
  wording: { readonly hint: HintName; readonly word: string; readonly why: Readonly<Record<ToolLanguage, string>> }
  eventPassed: { readonly last: string }
  /** The event is over, and no longer shown because it says `afterwards: hide`. */
  eventHidden: { readonly last: string }
  // Texts and words
  placeholderLeft: object
  /** `known`: the names that the site replaces in this place. */
  variableUnknown: { readonly written: string; readonly known: readonly string[] }
  unitTwice: { readonly unit: string }
  quotesAround: object
  lettersBroken: { readonly word: string }
  wordless: { readonly text: string }
  lettersUndrawn: { readonly letters: string }
  /** A line of a text that reads like a field of the group around. */
  fieldInText: { readonly text: string }
  leftOver: { readonly text: string }
  altFileName: { readonly text: string }
  listInText: { readonly isRich: boolean }
  markup: { readonly sign: string; readonly isRich: boolean }
  linkTarget: { readonly target: string }
  linksApart: object
  languagesExchanged: object
  /** The text goes on in the other language. */
  languageAfter: { readonly language: string; readonly other: string }
  wrongLanguage: { readonly language: string; readonly other: string }
  textLong: { readonly length: number; readonly longest: number }
  textSame: { readonly text: string }
  /** The text in the default language, and its translation. */
  namesApart: { readonly original: string; readonly language: string; readonly translation: string }
  /** In characters. */
  lengthsApart: { readonly original: number; readonly language: string; readonly translation: number }
  // Samples
  sampleLeft: { readonly subject: string }
  sampleField: { readonly value: string }
}

type Lines = Readonly<Record<'first' | 'last', number>>
type Span = Readonly<Record<'first' | 'last', string>>
type Hours = Readonly<Record<'from' | 'to', string>>
type Signed = Readonly<Record<'sign', string>>
type Named = Readonly<Record<'name', string>>
/** A name that refers to nothing. */
type Unknown = Named & { readonly known: readonly string[]; readonly meant?: string }

export type UnknownCode = `unknown${'Anchor' | 'Phone' | 'Contact' | 'Page' | 'Event' | 'Picture'}`
/** Why a file is no picture to show: `Heic` as iPhones write it, `Elsewhere` a note of Git LFS in its place. */
export type PictureFault = `picture${'Outside' | 'TooBig' | 'Pixels' | 'Form' | 'Heic' | 'Broken' | 'Elsewhere'}`
type PictureCode = PictureFault | `picture${'Name' | 'Place' | 'Unused'}`

export type Code = keyof DiagnosticFacts
