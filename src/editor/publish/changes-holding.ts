import type { ReportedDiagnostic } from '../../content/check/messages/reported-diagnostic.ts'
import { isSample } from '../../content/operations/sample-things.ts'

/**
 * The changes that alone stand in the way of publishing: those that add errors, what needs these, and what others need.
 * @param ids all changes since the last publication
 * @param leftOut those that would not be published
 * @param errorsWithout the errors that a release check reports if these changes are left out
 * @returns none if publishing would still not be possible without them
 */
export async function changesHolding(
  ids: readonly string[],
  leftOut: readonly string[],
  errorsWithout: (leftOut: readonly string[]) => Promise<readonly ReportedDiagnostic[]>,
) {
  const errorsSwitching = (changes: readonly string[]) =>
    errorsWithout(ids.filter((id) => leftOut.includes(id) !== changes.includes(id)))
  if (ids.length === 0 || (await errorsWithout(ids)).length > 0) return []

  const errors = await errorsWithout(leftOut)
  const known = new Set(errors.map(keyOf))
  const holding = new Map<string, 'sample' | 'error' | 'missing'>()
  for (const id of ids) {
    let group = [id]
    // One after the other: each check takes the processor for itself.
    // oxlint-disable-next-line no-await-in-loop
    let left = await errorsSwitching(group)
    // What leads to a new page can't stay without it.
    for (const other of ids.filter((each) => !leftOut.includes(each))) {
      if (left.every((each) => known.has(keyOf(each)))) break
      // oxlint-disable-next-line no-await-in-loop -- as above
      const fewer = await errorsSwitching([...new Set([...group, other])])
      if (fewer.length < left.length) [group, left] = [[...group, other], fewer]
    }
    if (left.length >= errors.length) continue
    const why = withoutSamples(left).length === withoutSamples(errors).length ? 'sample' : 'error'
    for (const each of group)
      if (each === id || !holding.has(each)) holding.set(each, leftOut.includes(each) ? 'missing' : why)
  }
  const all = [...holding].map(([id, why]) => ({ id, why })).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  // A change that needs one that is left out is not at fault itself.
  for (const each of [all.filter(({ why }) => why === 'missing'), all]) {
    let least = each
    // oxlint-disable-next-line no-await-in-loop -- the second question arises from the first answer
    if (each.length === 0 || (await errorsSwitching(idsOf(each))).length > 0) continue
    // Nor is one that the others do without; but a picture goes with what shows it, once that is known.
    for (const one of [...each.toReversed(), ...each.filter(({ id }) => id.startsWith('images/'))]) {
      const other = least.includes(one) ? least.filter((own) => own !== one) : [...least, one]
      // oxlint-disable-next-line no-await-in-loop -- as above
      if ((await errorsSwitching(idsOf(other))).length === 0) least = other
    }
    return least
  }
  return []
}

const idsOf = (changes: readonly { readonly id: string }[]) => changes.map(({ id }) => id)

/** The same error wherever it is in its file: what is left out moves what is below it. */
const keyOf = ({ file, what }: ReportedDiagnostic): string => `${file} ${what}`

const withoutSamples = (errors: readonly ReportedDiagnostic[]) => errors.filter((each) => !isSample(each))
