import type { LocalisedLicence } from '../../content/page/page.ts'
import { Each } from './each.tsx'

/** Licences and registrations, each on a line of its own. A number stays with the words before it. */
export function Licences({ licences = [] }: { readonly licences?: readonly LocalisedLicence[] | undefined }) {
  return <Each of={licences}>{({ text, number }) => <span className="licence">{`${text}\u00A0${number}`}</span>}</Each>
}
