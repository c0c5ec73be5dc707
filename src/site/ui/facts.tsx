import type { LocalisedEvent } from '../../content/page/localise-event.ts'
import { Button, NewTabLink } from './button.tsx'
import './facts.css'
import { Each } from './each.tsx'
import { withLineBreaks } from './prose.tsx'
import { useWord } from './words.tsx'

type EventProps = { readonly event: Omit<LocalisedEvent, 'name' | 'icon' | 'description'> }

/** When, where and how much, as a list of terms. */
export function Facts({ event: { title, when, where, price, map } }: EventProps) {
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
        {map !== undefined && <MapLink map={map} of={title} />}
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
export const MapLink = ({ map, of }: { readonly map: string; readonly of?: string }) => (
  <dd className="map">
    <NewTabLink className="link" href={map} opens="opensNewTab" about={of}>
      {useWord()('seeOnMap')}
    </NewTabLink>
  </dd>
)

/** The button of an event, and a link to its calendar file if there is one yet. */
export function EventActions({ event: { title, button, calendar } }: EventProps) {
  const word = useWord()
  return (
    <p className="actions">
      <Button button={button} />
      {calendar !== undefined && (
        <a className="link" href={calendar}>
          {word('addToCalendar')}
          <span className="visually-hidden">{`: ${title}`}</span>
        </a>
      )}
    </p>
  )
}
