import type { FoundIn } from '../finding.ts'
import type { CheckedSource } from './check-source.ts'
import { checkAnchors } from './anchors.ts'
import { checkDictionary } from './dictionary.ts'
import { checkFooters } from './footers.ts'
import { checkPaths } from './paths.ts'
import { checkPhones } from './phones.ts'

/** Everything that a rule may look at. */
export interface Checked {
  readonly pages: readonly CheckedSource[]
  readonly site: CheckedSource | undefined
  readonly dictionary: CheckedSource | undefined
}

/** The rules that no schema can express: what one part of the content says of another. */
export function checkRules(checked: Checked): FoundIn[] {
  return [checkPaths, checkAnchors, checkPhones, checkFooters, checkDictionary].flatMap((rule) => rule(checked))
}
