import type { LocalisedLicence, PersonFacts } from '../../content/page/page.ts'
import { TargetLink } from './button.tsx'
import { Each } from './each.tsx'
import './person.css'

export const Person = ({ person: { name, role, licences } }: { readonly person: PersonFacts }) => (
  <p className="person">
    <b>{name}</b> <span>{role}</span> <Licences licences={licences} />
  </p>
)

/** Licences and registrations, each on a line of its own. A number stays with the words before it. */
export const Licences = ({ licences = [] }: { readonly licences?: readonly LocalisedLicence[] | undefined }) => (
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
