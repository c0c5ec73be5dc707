import type { FileDiagnostic } from '../diagnostic.ts'
import type { Code } from '../diagnostic-facts.ts'
import { checkAnchors } from './anchors.ts'
import { checkDictionary } from './dictionary.ts'
import { checkEventNames } from './event-names.ts'
import { checkEventPrices } from './event-prices.ts'
import { checkEvents } from './events.ts'
import { checkGaps } from './gaps.ts'
import { checkLetters } from './letters.ts'
import { checkMainHeadings } from './main-headings.ts'
import { checkPageSummaries } from './page-summaries.ts'
import { checkPageTitles } from './page-titles.ts'
import { checkPaths } from './paths.ts'
import { checkPhones } from './phones.ts'
import { checkPictures, checkUnusedPictures } from './pictures.ts'
import { checkQuoteEnds } from './quote-ends.ts'
import { checkRepeated } from './repeated.ts'
import type { RuleInput } from './rule-input.ts'
import { checkSamples } from './samples.ts'
import { checkTexts } from './texts/texts.ts'
import { checkUnlinkedPages } from './unlinked-pages.ts'

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
  checkPageSummaries,
  checkRepeated,
  checkLetters,
  checkQuoteEnds,
  checkTexts,
  checkGaps,
  checkSamples,
  checkPictures,
]

/** A sample is valid content, only not the owner's. */
const ofSamples: ReadonlySet<Code> = new Set(['sampleLeft', 'sampleField', 'sampleUnmarked'])

/** That something is missing can only be said if everything could be read as it was meant. */
const rulesOfRightContent = [checkUnlinkedPages, checkUnusedPictures]

/** The rules that no schema can express: how one part of the content bears on another, and what is suspicious. */
export function checkRules(input: RuleInput): FileDiagnostic[] {
  const found = rules.flatMap((rule) => rule(input))
  const isWrong =
    !input.everythingRead ||
    [...input.sources.flatMap(({ diagnostics }) => diagnostics), ...found.map(({ diagnostic }) => diagnostic)].some(
      ({ severity, code }) => severity === 'error' && !ofSamples.has(code),
    )
  return isWrong ? found : [...found, ...rulesOfRightContent.flatMap((rule) => rule(input))]
}
