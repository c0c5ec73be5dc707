import type { FoundIn } from '../diagnostics/diagnostic.ts'
import { at, references, unknownNames } from '../validate/own-property.ts'
import type { Checked } from './rules.ts'

/** Every chat button names a phone of site.yaml. */
export function checkPhones({ pages, site }: Checked): FoundIn[] {
  const phones = at(site?.value, 'phones')
  if (
    !site?.whole ||
    site.findings.some(({ spot }) => spot.pointer?.startsWith('/phones')) ||
    typeof phones !== 'object' ||
    phones === null
  )
    return []
  const known = new Set(Object.keys(phones))
  return pages.flatMap((page) => unknownNames(page, references(page, 'phone'), known, 'unknownPhone'))
}
