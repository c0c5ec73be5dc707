import type { ReportedDiagnostic } from '../../content/check/messages/reported-diagnostic.ts'
import { isSample } from '../../content/operations/sample-things.ts'
import type { Holding } from './publisher.ts'

/**
 * The changes that alone stand in the way of publishing: those that add errors, or that others need.
 *
 * @param ids all changes since the last publication
 * @param leftOut those that would not be published
 * @param diagnosticsWithout what a release check reports if these changes are left out
 * @returns none if publishing would still not be possible without them
 */
export async function changesHolding(
  ids: readonly string[],
  leftOut: readonly string[],
  diagnosticsWithout: (leftOut: readonly string[]) => Promise<readonly ReportedDiagnostic[]>,
): Promise<readonly Holding[]> {
  const errorsWithout = async (without: readonly string[]) =>
    (await diagnosticsWithout(without)).filter(({ severity }) => severity === 'error')
  const errorsSwitching = (changes: readonly string[]) =>
    errorsWithout(ids.filter((id) => leftOut.includes(id) !== changes.includes(id)))
  if (ids.length === 0 || (await errorsWithout(ids)).length > 0) return []

  const errors = await errorsWithout(leftOut)
  const holding: Holding[] = []
  for (const id of ids) {
    // One after the other: each check takes the processor for itself.
    // oxlint-disable-next-line no-await-in-loop
    const left = await errorsSwitching([id])
    if (left.length >= errors.length) continue
    const isOfSamples = withoutSamples(left).length === withoutSamples(errors).length
    holding.push({ id, why: leftOut.includes(id) ? 'missing' : isOfSamples ? 'sample' : 'error' })
  }
  // A change that needs one that is left out is not at fault itself.
  for (const each of [holding.filter(({ why }) => why === 'missing'), holding]) {
    // oxlint-disable-next-line no-await-in-loop -- the second question arises from the first answer
    if (each.length > 0 && (await errorsSwitching(each.map(({ id }) => id))).length === 0) return each
  }
  return []
}

const withoutSamples = (errors: readonly ReportedDiagnostic[]) => errors.filter((each) => !isSample(each))
