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

/** A rule about each file, which may look at all the others. */
const inEachFile =
  (rule: (source: CheckedSource, input: RuleInput) => readonly Diagnostic[]) =>
  (input: RuleInput): FileDiagnostic[] =>
    input.sources.flatMap((source) => rule(source, input).map((diagnostic) => ({ file: source.file, diagnostic })))

const rules = [
  checkPaths,
  inEachFile(checkAnchors),
  checkScrolls,
  checkTextLinks,
  inEachFile(checkPhoneLengths),
  checkPhones,
  checkContacts,
  checkShownDays,
  inEachFile(checkEventNames),
  checkNamedEvents,
  checkNamedValues,
  ...[checkEvents, checkPractice, checkLetters, checkQuoteEnds, checkPlaceholders, checkVariables, checkRepeats].map(
    inEachFile,
  ),
  checkPictures,
  inEachFile(checkPictureSizes),
  inEachFile(checkMainHeadings),
  checkSaidOtherwise,
  checkWording,
  inEachFile(checkTexts),
]

/** That something is missing can only be said if everything could be read as it was meant. */
const rulesOfRightContent = [checkUnlinkedPages, checkUnusedPictures]

/** What no schema can express: how one part of the content bears on another, and what is suspicious. */
export function checkRules(input: RuleInput): FileDiagnostic[] {
  const found = rules.flatMap((rule) => rule(input))
  const isWrong =
    !input.everythingRead ||
    [...input.sources.flatMap(({ diagnostics }) => diagnostics), ...found.map(({ diagnostic }) => diagnostic)].some(
      ({ severity }) => severity === 'error',
    )
  return isWrong ? found : [...found, ...rulesOfRightContent.flatMap((rule) => rule(input))]
}
