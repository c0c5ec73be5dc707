import type { LocalisedButton } from '../../content/page/localised.ts'
import { Button, NewTabLink } from './button.tsx'
import './facts.css'
import { Each } from './each.tsx'
import { withLineBreaks } from './prose.tsx'
import { useWord } from './words.tsx'

interface FactsProps {
  /** The title of the event. */
  readonly of: string
  readonly when: string
  readonly where: string
  /** A line for each price. */
  readonly price: readonly string[]
  /** The address of a map that shows the place, if there is one to go to. */
  readonly map: string | undefined
}

/** When, where and how much, as a list of terms. */
export function Facts({ of, when, where, price, map }: FactsProps) {
  const word = useWord()
  return (
    <dl className="facts">
      <div className="when">
        <dt>{word('when')}</dt>
        <dd>{withLineBreaks(when, 'Segundas-feiras'.length)}</dd>
      </div>
      <div>
        <dt>{word('where')}</dt>
        <dd>{where}</dd>
        {map !== undefined && <MapLink map={map} of={of} />}
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

/** Where to see the place on a map. `of` is the title of its event. */
export function MapLink({ map, of }: { readonly map: string; readonly of?: string }) {
  return (
    <dd className="map">
      <NewTabLink className="link" href={map} opens="opensNewTab" about={of}>
        {useWord()('seeOnMap')}
      </NewTabLink>
    </dd>
  )
}

interface EventActionsProps {
  /** The title of the event. */
  readonly of: string
  readonly button: LocalisedButton
  /** The address of the event's calendar file, if there is one yet. */
  readonly calendar: string | undefined
}

/** The button of an event, and a link to its calendar file. */
export function EventActions({ of, button, calendar }: EventActionsProps) {
  const word = useWord()
  return (
    <p className="actions">
      <Button button={button} />
      {calendar !== undefined && (
        <a className="link" href={calendar}>
          {word('addToCalendar')}
          <span className="visually-hidden">: {of}</span>
        </a>
      )}
    </p>
  )
}
