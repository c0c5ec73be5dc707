import { keptWith } from '../../model/by-key.ts'
import { placeholder, type Diagnostic, type FileDiagnostic } from '../../model/diagnostic.ts'
import { inEachLanguage } from '../../model/language.ts'
import { textAt } from '../../model/source.ts'
import { hasBrokenLetters } from '../../yaml/characters.ts'
import type { CheckedSource, FileRule, RuleInput } from '../validate/checked-source.ts'
import { checkPictures, checkTextLinks, checkUnusedPictures, inFile, referenceRules } from './references.ts'
import { checkEventNames, checkEvents, checkNamedEvents, checkShownDays } from './event-rules.ts'
import { checkLeftOver, checkRepeats } from './left-over.ts'
import { markupChecks } from './markup.ts'
import { checkMainHeadings, checkPaths, checkUnlinkedPages } from './pages.ts'
import { checkSaidOtherwise } from './said-otherwise.ts'
import { signRules } from './signs-in-texts.ts'
import { checkLength, checkLengthsApart, textChecks, translationChecks } from './wording.ts'
import type { CheckedText, TextCheck } from './wording.ts'
import { checkWording } from './wording-hints.ts'
import { checkLanguages } from './wrong-language.ts'
import { checkContacts, checkNamedValues, checkPhoneLengths, checkPractice } from './site-facts.ts'

/** In characters: to look for what is suspicious takes a time that grows with the square of the length. */
const longestText = 2000
/** The surest first: a mere placeholder, for one, is also much shorter than the other language. */
const checks: readonly TextCheck[] = [
  ...textChecks,
  checkLeftOver,
  ...markupChecks,
  ...translationChecks,
  checkLanguages,
  checkLengthsApart,
]

/**
 * What is suspicious about a text, one thing at a time, and whether it is too long for its place. Looked for again only
 * in a file that has changed: it takes half the time of a check.
 */
const checkTexts = keptWith(({ annotations, text: written }: CheckedSource): Diagnostic[] => {
  const { longest = [] } = annotations
  const hasBroken = hasBrokenLetters(written)
  const [alike, rich] = [annotations.alike, annotations.richText].map((all) => new Set(all?.map((one) => one.pointer)))
  return longest.flatMap(({ data, pointer, schema }) => {
    const texts = inEachLanguage((language) => textAt(data, language))
    const checked = {
      pointer,
      texts,
      longest: Number(schema),
      mayBeAlike: alike?.has(pointer) ?? false,
      isRich: rich?.has(pointer) ?? false,
    }
    // Other rules report these for every text of the files, and the length of a text is reported here.
    const isReported = Object.values(texts).some(
      (each) => each.length > longestText || each.trim() === placeholder || (hasBroken && hasBrokenLetters(each)),
    )
    return [...checkLength(checked), ...(isReported ? [] : suspicion(checked))]
  })
})

/** What the first check finds that finds anything. */
const suspicion = (checked: CheckedText) =>
  checks.reduce<readonly Diagnostic[]>((found, check) => (found.length > 0 ? found : check(checked)), [])

const rulesOfFiles: readonly FileRule[] = [
  ...referenceRules,
  ...signRules,
  checkContacts,
  checkPhoneLengths,
  checkEventNames,
  checkNamedValues,
  checkEvents,
  checkPractice,
  checkRepeats,
  checkMainHeadings,
  checkWording,
  checkTexts,
]
/** These look through all pages once: a rule of one file that did so would take the square of their number. */
const rules = [checkPaths, checkNamedEvents, checkPictures, checkSaidOtherwise, checkShownDays, checkTextLinks]

/** What no schema can express: how one part of the content bears on another, and what is suspicious. */
export function checkRules(input: RuleInput): FileDiagnostic[] {
  const inEachFile = (rule: FileRule) => input.sources.flatMap((source) => inFile(source, rule(source, input)))
  const found = [...rules.flatMap((rule) => rule(input)), ...rulesOfFiles.flatMap(inEachFile)]
  const isWrong =
    !input.everythingRead ||
    [...input.sources.flatMap(({ diagnostics }) => diagnostics), ...found.map(({ diagnostic }) => diagnostic)].some(
      ({ severity }) => severity === 'error',
    )
  // That something is missing can only be said if everything could be read as it was meant.
  return isWrong ? found : [...found, ...checkUnlinkedPages(input), ...checkUnusedPictures(input)]
}
