import type { LocalisedLicence } from '../../content/page/page.ts'
import { TargetLink } from './button.tsx'
import { Each } from './each.tsx'
import './person.css'

interface PersonProps {
  readonly name: string
  readonly role: string
  readonly licences?: readonly LocalisedLicence[] | undefined
}

/** A person's name, role and licences. */
export function Person({ name, role, licences }: PersonProps) {
  return (
    <p className="person">
      <b>{name}</b>
      <span>{role}</span>
      <Licences licences={licences} />
    </p>
  )
}

/** Licences and registrations, each on a line of its own. A number stays with the words before it. */
export function Licences({ licences = [] }: { readonly licences?: readonly LocalisedLicence[] | undefined }) {
  return (
    <Each of={licences}>
      {({ text, number, register }) => (
        <span className="licence">
          {register ? (
            <TargetLink target={{ kind: 'address', href: register }} className="inline">
              {`${text}\u00A0${number}`}
            </TargetLink>
          ) : (
            `${text}\u00A0${number}`
          )}
        </span>
      )}
    </Each>
  )
}
