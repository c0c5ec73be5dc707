import { placeholder, type Diagnostic, type FileDiagnostic } from '../../model/diagnostic.ts'
import { ownProperty, valueAtPointer } from '../../model/own-property.ts'
import type { Language } from '../../model/language.ts'
import { asParagraphs } from '../../yaml/pasted-list.ts'
import { rangeOfPointer } from '../../yaml/range.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { hasBrokenLetters } from '../../yaml/mojibake.ts'
import type { RuleInput } from './rule-input.ts'
import {
  type CheckedText,
  type TextCheck,
  checkFileName,
  checkLength,
  checkLengthsApart,
  checkLists,
  checkNames,
  checkSame,
  checkMarkup,
  checkQuotes,
  checkWordless,
} from './wording.ts'
import { checkLanguages } from './wrong-language.ts'

/** The surest first: a mere placeholder, for one, is also much shorter than the other language. */
const checks: readonly TextCheck[] = [
  checkQuotes,
  checkWordless,
  checkFileName,
  checkLists,
  checkMarkup,
  checkSame,
  checkNames,
  checkLanguages,
  checkLengthsApart,
]

/** What is suspicious about a text, one thing at a time, and whether it is too long for its place. */
export function checkTexts({ sources }: RuleInput): FileDiagnostic[] {
  return sources.flatMap((source) => {
    const alike = new Set(source.annotations.filter(({ keyword }) => keyword === 'alike').map(({ pointer }) => pointer))
    return source.annotations
      .filter(({ keyword }) => keyword === 'longest')
      .flatMap(({ data, pointer, schema }) => {
        const texts = { pt: text(data, 'pt'), en: text(data, 'en') }
        return diagnosticsOf({ pointer, texts, longest: Number(schema), mayBeAlike: alike.has(pointer) })
      })
      .map((diagnostic) => ({
        file: source.file,
        diagnostic: diagnostic.code === 'listInText' ? withParagraphs(diagnostic, source) : diagnostic,
      }))
  })
}

/** With the lines of the text below its bar, each item of the list as a paragraph of its own. */
function withParagraphs(diagnostic: Diagnostic<'listInText'>, { tree, value }: CheckedSource): Diagnostic {
  const { pointer = '' } = diagnostic.range
  const { line } = rangeOfPointer(tree, pointer, 'key')
  const body = String(valueAtPointer(value, pointer)).trimEnd().split('\n')
  const below = tree.text.split('\n').slice(line, line + body.length)
  const indent = ' '.repeat(below[0]?.search(/\S/) ?? 0)
  // In quotes, or in fewer lines than it will have, it is written in another way.
  if (!below.every((each, at) => each.trim() === body[at]?.trim())) return diagnostic
  const right = asParagraphs(body[0] ?? '', body.slice(1)).map((each) => each && indent + each)
  const range = { line: line + 1, column: indent.length + 1, length: below[0]?.trim().length ?? 0, pointer }
  return { ...diagnostic, range, fix: { kind: 'lines', lines: right, count: body.length } }
}

function diagnosticsOf(checked: CheckedText): readonly Diagnostic[] {
  const ofLength = checkLength(checked)
  // Other rules report these for every text of the files.
  if (Object.values(checked.texts).some((each) => hasBrokenLetters(each) || each.trim() === placeholder))
    return ofLength
  for (const check of checks) {
    const found = check(checked)
    if (found.length > 0) return [...ofLength, ...found]
  }
  return ofLength
}

function text(data: unknown, language: Language): string {
  const value = ownProperty(data, language)
  return typeof value === 'string' ? value : ''
}
