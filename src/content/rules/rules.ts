import type { ContentSource } from '../content-source.ts'
import type { FileDiagnostic } from '../diagnostic.ts'
import { checkAnchors } from './anchors.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { checkDictionary } from './dictionary.ts'
import { checkEvents } from './events.ts'
import { checkFooters } from './footers.ts'
import { checkPaths } from './paths.ts'
import { checkPhones } from './phones.ts'
import { checkPictures } from './pictures.ts'
import { checkPrices } from './prices.ts'
import { checkSamples } from './samples.ts'
import { checkTexts } from './texts.ts'

/** Everything that a rule may look at. */
export interface Checked {
  readonly pages: readonly CheckedSource[]
  readonly site: CheckedSource | undefined
  readonly dictionary: CheckedSource | undefined
  /** As messages name it. */
  readonly folder: string
  readonly pictures: ContentSource['pictures']
  /** Year-month-day. */
  readonly today: string
  /** Whether samples are errors. */
  readonly release: boolean
}

const rules = [
  checkPaths,
  checkAnchors,
  checkPhones,
  checkFooters,
  checkDictionary,
  checkEvents,
  checkPrices,
  checkTexts,
  checkSamples,
  checkPictures,
]

/** The rules that no schema can express: what one part of the content says of another, and what is suspicious. */
export function checkRules(checked: Checked): FileDiagnostic[] {
  return rules.flatMap((rule) => rule(checked))
}
