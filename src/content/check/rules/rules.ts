import type { FileDiagnostic } from '../../model/diagnostic.ts'
import { checkAnchors, checkPhones, checkPictures, checkUnusedPictures } from './references.ts'
import { checkDictionary } from './dictionary.ts'
import { checkEventNames, checkEventPrices, checkEvents, checkRepeated } from './event-rules.ts'
import { checkPlaceholders, checkLetters, checkQuoteEnds } from './letters.ts'
import { checkMainHeadings, checkPageTitles, checkPaths, checkUnlinkedPages } from './pages.ts'
import type { RuleInput } from './rule-input.ts'
import { checkSaidOtherwise } from './said-otherwise.ts'
import { checkTexts } from './texts.ts'
import { checkVariables } from './unknown-variables.ts'

const rules = [
  checkPaths,
  checkPageTitles,
  checkMainHeadings,
  checkAnchors,
  checkPhones,
  checkDictionary,
  checkEventNames,
  checkEvents,
  checkEventPrices,
  checkSaidOtherwise,
  checkRepeated,
  checkLetters,
  checkQuoteEnds,
  checkTexts,
  checkPlaceholders,
  checkVariables,
  checkPictures,
]

/** That something is missing can only be said if everything could be read as it was meant. */
const rulesOfRightContent = [checkUnlinkedPages, checkUnusedPictures]

/** The rules that no schema can express: how one part of the content bears on another, and what is suspicious. */
export function checkRules(input: RuleInput): FileDiagnostic[] {
  const found = rules.flatMap((rule) => rule(input))
  const isWrong =
    !input.everythingRead ||
    [...input.sources.flatMap(({ diagnostics }) => diagnostics), ...found.map(({ diagnostic }) => diagnostic)].some(
      ({ severity }) => severity === 'error',
    )
  return isWrong ? found : [...found, ...rulesOfRightContent.flatMap((rule) => rule(input))]
}
