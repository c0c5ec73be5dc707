import type { Code, DiagnosticFacts } from '../../../../content/model/diagnostic-facts.ts'

/** What only a file written by hand can have: its message is for whoever looks at the file. */
export const fileCodes = [
  'folderMissing',
  'noPages',
  'fileUnread',
  'notAFile',
  'fileTooBig',
  'notUtf8',
  'emptyFile',
  'otherFile',
  'misplaced',
  'syntax',
  'quotesNeeded',
  'quoteOpen',
  'signMissing',
  'spaceMissing',
  'hyphenExtra',
  'severalValues',
  'severalFields',
  'indentWrong',
  'tabIndent',
  'barText',
  'textBeside',
  'looseText',
  'strayLines',
  'manyDocuments',
  'yamlSign',
  'lostComment',
  'duplicateKey',
  'unknownKey',
] as const satisfies readonly Code[]

/** Turns what a diagnostic names into what the forms call it. */
export interface Naming {
  /** The label of a field of what it is about, or of one beside it. */
  readonly field: (key: string) => string
  readonly value: (value: string) => string
  readonly day: (date: string) => string
  /** A page, by its file or its address. */
  readonly page: (of: string) => string
  /** A block of the same page, by its number. */
  readonly block: (number: number) => string
  readonly file: (name: string) => string
  /** Whether the field may be left out. */
  readonly isOptional: boolean
}

export type FormCode = Exclude<Code, (typeof fileCodes)[number]>

/**
 * What a form says beside a field: label, value, title; nothing of the file behind it. A diagnostic that has no message
 * here is reported in the words of the check, where they hold for a form too.
 */
export type FormCatalogue = {
  readonly [C in FormCode]?: (facts: DiagnosticFacts[C], naming: Naming) => string
} & {
  /** In place of all messages about how a file is written. */
  readonly inFile: string
}
