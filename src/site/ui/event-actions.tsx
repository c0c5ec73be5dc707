import type { LocalisedButton } from '../../content/page/localised.ts'
import { Button } from './button.tsx'
import './event-actions.css'
import { useWord } from './words.tsx'

interface EventActionsProps {
  readonly button: LocalisedButton
  /** The address of the event's calendar file. */
  readonly calendar: string
}

/** The button of an event, and a link to its calendar file. */
export function EventActions({ button, calendar }: EventActionsProps) {
  return (
    <p className="actions">
      <Button button={button} />
      <a className="link" href={calendar}>
        {useWord()('addToCalendar')}
      </a>
    </p>
  )
}
