import type { FileDiagnostic } from '../../model/diagnostic.ts'
import { checkAnchors, checkPhones, checkPictures, checkUnusedPictures } from './references.ts'
import { checkEventNames, checkEventPrices, checkEvents } from './event-rules.ts'
import { checkPlaceholders, checkLetters, checkQuoteEnds } from './letters.ts'
import { checkMainHeadings, checkPaths, checkUnlinkedPages } from './pages.ts'
import type { RuleInput } from './rule-input.ts'
import { checkSaidOtherwise } from './said-otherwise.ts'
import { checkTexts } from './texts.ts'
import { checkVariables } from './unknown-variables.ts'

/** Rules that report errors, some of them warnings as well. */
const rules = [
  checkPaths,
  checkAnchors,
  checkPhones,
  checkEventNames,
  checkEvents,
  checkEventPrices,
  checkLetters,
  checkQuoteEnds,
  checkPlaceholders,
  checkVariables,
  checkPictures,
]

/** Rules that only warn. */
const suspicions = [checkMainHeadings, checkSaidOtherwise, checkTexts]

/** That something is missing can only be said if everything could be read as it was meant. */
const rulesOfRightContent = [checkUnlinkedPages, checkUnusedPictures]

/** The rules that no schema can express, as far as they find errors: how one part of the content bears on another. */
export const findErrors = (input: RuleInput): FileDiagnostic[] => rules.flatMap((rule) => rule(input))

/** All rules that no schema can express: also what is suspicious. */
export function checkRules(input: RuleInput): FileDiagnostic[] {
  const found = [...findErrors(input), ...suspicions.flatMap((rule) => rule(input))]
  const isWrong =
    !input.everythingRead ||
    [...input.sources.flatMap(({ diagnostics }) => diagnostics), ...found.map(({ diagnostic }) => diagnostic)].some(
      ({ severity }) => severity === 'error',
    )
  return isWrong ? found : [...found, ...rulesOfRightContent.flatMap((rule) => rule(input))]
}
