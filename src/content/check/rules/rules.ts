import type { FileDiagnostic } from '../../model/diagnostic.ts'
import type { FileRule, RuleInput } from '../validate/checked-source.ts'
import { checkPictures, checkTextLinks, checkUnusedPictures, inFile, referenceRules } from './references.ts'
import { checkEventNames, checkEvents, checkNamedEvents, checkShownDays } from './event-rules.ts'
import { checkRepeats } from './left-over.ts'
import { checkMainHeadings, checkPaths, checkUnlinkedPages } from './pages.ts'
import { checkSaidOtherwise } from './said-otherwise.ts'
import { signRules } from './signs-in-texts.ts'
import { checkTexts } from './texts.ts'
import { checkWording } from './wording-hints.ts'
import { checkContacts, checkNamedValues, checkPhoneLengths, checkPractice } from './site-facts.ts'

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
