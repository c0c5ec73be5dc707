import type { LocalisedButton } from '../../content/page/localised.ts'
import { Button, NewTabLink } from './button.tsx'
import './facts.css'
import { Each } from './each.tsx'
import { useWord } from './words.tsx'

interface FactsProps {
  readonly when: string
  readonly where: string
  /** A line for each price. */
  readonly price: readonly string[]
  /** The address of a map that shows the place. */
  readonly map: string
}

/** When, where and how much, as a list of terms. */
export function Facts({ when, where, price, map }: FactsProps) {
  const word = useWord()
  return (
    <dl className="facts">
      <div className="when">
        <dt>{word('when')}</dt>
        <dd>{when}</dd>
      </div>
      <div>
        <dt>{word('where')}</dt>
        <dd>{where}</dd>
        <dd className="map">
          <NewTabLink className="link" href={map} opens="opensNewTab">
            {word('seeOnMap')}
          </NewTabLink>
        </dd>
      </div>
      {price.length > 0 && (
        <div>
          <dt>{word('price')}</dt>
          <Each of={price}>{(line) => <dd>{line}</dd>}</Each>
        </div>
      )}
    </dl>
  )
}

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
