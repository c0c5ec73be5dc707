import type { LocalisedButton } from '../../content/page/localised.ts'
import { Button } from './button.tsx'
import './event-actions.css'
import { useWord } from './words.tsx'

interface EventActionsProps {
  readonly button: LocalisedButton
  /** The address of the event's calendar file, if there is one yet. */
  readonly calendar: string | undefined
}

/** The button of an event, and a link to its calendar file. */
export function EventActions({ button, calendar }: EventActionsProps) {
  const word = useWord()
  return (
    <p className="actions">
      <Button button={button} />
      {calendar !== undefined && (
        <a className="link" href={calendar}>
          {word('addToCalendar')}
        </a>
      )}
    </p>
  )
}
