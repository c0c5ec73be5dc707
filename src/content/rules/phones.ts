import type { FileDiagnostic } from '../diagnostic.ts'
import { ownProperty } from '../parse/own-property.ts'
import { references, unknownNames } from './references.ts'
import type { RuleInput } from './rule-input.ts'

/** Every chat button names a phone of site.yaml. */
export function checkPhones({ sources, site }: RuleInput): FileDiagnostic[] {
  const phones = ownProperty(site?.value, 'phones')
  if (
    !site?.complete ||
    site.diagnostics.some(({ range }) => range.pointer?.startsWith('/phones')) ||
    typeof phones !== 'object' ||
    phones === null
  )
    return []
  const known = new Set(Object.keys(phones))
  return sources.flatMap((source) => unknownNames(source, references(source, 'phone'), known, 'unknownPhone'))
}
