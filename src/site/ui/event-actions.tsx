import type { LocalisedButton } from '../../content/page/localised.ts'
import { Button } from './button.tsx'
import './event-actions.css'
import { useWord } from './words.tsx'

interface EventActionsProps {
  readonly button: LocalisedButton
  /** The address of the event's calendar file. */
  readonly calendar: string
}

/** What can be done about an event: its button, and a quiet link that puts it in a calendar. */
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
