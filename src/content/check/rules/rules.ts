import type { Diagnostic, FileDiagnostic } from '../../model/diagnostic.ts'
import type { CheckedSource, RuleInput } from '../validate/checked-source.ts'
import {
  checkAnchors,
  checkPhoneLengths,
  checkPhones,
  checkPictures,
  checkPictureSizes,
  checkScrolls,
  checkUnusedPictures,
} from './references.ts'
import { checkEventNames, checkEventPrices, checkEvents, checkNamedEvents } from './event-rules.ts'
import { checkMainHeadings, checkPaths, checkUnlinkedPages } from './pages.ts'
import { checkSaidOtherwise } from './said-otherwise.ts'
import { checkLetters, checkPlaceholders, checkQuoteEnds, checkVariables } from './signs-in-texts.ts'
import { checkTexts } from './texts.ts'

/** A rule about each file, which may look at all the others. */
const inEachFile =
  (rule: (source: CheckedSource, input: RuleInput) => readonly Diagnostic[]) =>
  (input: RuleInput): FileDiagnostic[] =>
    input.sources.flatMap((source) => rule(source, input).map((diagnostic) => ({ file: source.file, diagnostic })))

const rules = [
  checkPaths,
  inEachFile(checkAnchors),
  checkScrolls,
  inEachFile(checkPhoneLengths),
  checkPhones,
  inEachFile(checkEventNames),
  checkNamedEvents,
  ...[checkEvents, checkEventPrices, checkLetters, checkQuoteEnds, checkPlaceholders, checkVariables].map(inEachFile),
  checkPictures,
  inEachFile(checkPictureSizes),
  inEachFile(checkMainHeadings),
  checkSaidOtherwise,
  inEachFile(checkTexts),
]

/** That something is missing can only be said if everything could be read as it was meant. */
const rulesOfRightContent = [inEachFile(checkUnlinkedPages), checkUnusedPictures]

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
