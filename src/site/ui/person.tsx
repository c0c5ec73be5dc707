import type { LocalisedLicence } from '../../content/page/page.ts'
import { Licences } from './licences.tsx'
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
