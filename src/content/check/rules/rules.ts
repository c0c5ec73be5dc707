import type { Diagnostic, FileDiagnostic } from '../../model/diagnostic.ts'
import type { CheckedSource, RuleInput } from '../validate/checked-source.ts'
import {
  checkAnchors,
  checkPhoneLengths,
  checkPhones,
  checkPictures,
  checkPictureSizes,
  checkScrolls,
  checkTextLinks,
  checkUnusedPictures,
  inFile,
} from './references.ts'
import { checkEventNames, checkEvents, checkNamedEvents } from './event-rules.ts'
import { checkRepeats } from './left-over.ts'
import { checkMainHeadings, checkPaths, checkUnlinkedPages } from './pages.ts'
import { checkNamedValues, checkPractice } from './practice-facts.ts'
import { checkSaidOtherwise } from './said-otherwise.ts'
import { checkLetters, checkPlaceholders, checkQuoteEnds, checkVariables } from './signs-in-texts.ts'
import { checkShownDays } from './shown-days.ts'
import { checkTexts } from './texts.ts'
import { checkWording } from './wording-hints.ts'
import { checkContacts } from './ways-of-contact.ts'

/** Rules about each file, which may look at all the others. */
const rulesOfFiles: readonly ((source: CheckedSource, input: RuleInput) => readonly Diagnostic[])[] = [
  checkAnchors,
  checkScrolls,
  checkTextLinks,
  checkPhoneLengths,
  checkPhones,
  checkContacts,
  checkShownDays,
  checkEventNames,
  checkNamedValues,
  checkEvents,
  checkPractice,
  checkLetters,
  checkQuoteEnds,
  checkPlaceholders,
  checkVariables,
  checkRepeats,
  checkPictureSizes,
  checkMainHeadings,
  checkWording,
  checkTexts,
]
const rules = [checkPaths, checkNamedEvents, checkPictures, checkSaidOtherwise]

/** What no schema can express: how one part of the content bears on another, and what is suspicious. */
export function checkRules(input: RuleInput): FileDiagnostic[] {
  const inEachFile = (rule: (typeof rulesOfFiles)[number]) =>
    input.sources.flatMap((source) => inFile(source, rule(source, input)))
  const found = [...rules.flatMap((rule) => rule(input)), ...rulesOfFiles.flatMap(inEachFile)]
  const isWrong =
    !input.everythingRead ||
    [...input.sources.flatMap(({ diagnostics }) => diagnostics), ...found.map(({ diagnostic }) => diagnostic)].some(
      ({ severity }) => severity === 'error',
    )
  // That something is missing can only be said if everything could be read as it was meant.
  return isWrong ? found : [...found, ...inEachFile(checkUnlinkedPages), ...checkUnusedPictures(input)]
}
