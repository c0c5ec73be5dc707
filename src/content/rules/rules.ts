import type { FileDiagnostic } from '../diagnostic.ts'
import { checkAnchors } from './anchors.ts'
import { checkDictionary } from './dictionary.ts'
import { checkEventNames } from './event-names.ts'
import { checkEventPrices } from './event-prices.ts'
import { checkEvents } from './events.ts'
import { checkGaps } from './gaps.ts'
import { checkPageSummaries } from './page-summaries.ts'
import { checkPaths } from './paths.ts'
import { checkPhones } from './phones.ts'
import { checkPictures } from './pictures.ts'
import type { RuleInput } from './rule-input.ts'
import { checkSamples } from './samples.ts'
import { checkTexts } from './texts.ts'

const rules = [
  checkPaths,
  checkAnchors,
  checkPhones,
  checkDictionary,
  checkEventNames,
  checkEvents,
  checkEventPrices,
  checkPageSummaries,
  checkTexts,
  checkGaps,
  checkSamples,
  checkPictures,
]

/** The rules that no schema can express: what one part of the content says of another, and what is suspicious. */
export function checkRules(input: RuleInput): FileDiagnostic[] {
  return rules.flatMap((rule) => rule(input))
}
