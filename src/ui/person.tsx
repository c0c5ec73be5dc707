import './person.css'

interface PersonProps {
  readonly name: string
  readonly role: string
}

/** A person's name, and what she does. */
export function Person({ name, role }: PersonProps) {
  return (
    <p className="person">
      <b>{name}</b>
      <span>{role}</span>
    </p>
  )
}
