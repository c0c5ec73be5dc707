import './events.css'
import { languages } from '../../../content/model/language.ts'
import type { Schedule } from '../../../content/dates/schedule.ts'
import { whenText } from '../../../content/dates/when-text.ts'
import { messages } from '../messages/messages.ts'

interface WrittenWhenProps {
  readonly schedule: Schedule | undefined
  /** Whether the owner's words are read in its place. */
  readonly isReplaced: boolean
  /** Why there is nothing to read yet, if it is a mistake. */
  readonly problem?: string | undefined
}

/** The date and time of an event as the site words them itself, in a space of a fixed size: nothing below it moves. */
export function WrittenWhen({ schedule, isReplaced, problem }: WrittenWhenProps) {
  const words = messages.events
  const label = isReplaced ? words.whenDerived : words.when
  return (
    <div className="written" role="group" aria-label={label}>
      <span className="hint">{label}</span>
      {schedule ? (
        languages.map((language) => (
          <b key={language} lang={language}>
            {whenText(schedule, language)}
          </b>
        ))
      ) : (
        <span className={problem === undefined ? undefined : 'error'}>{problem ?? words.whenNotYet}</span>
      )}
    </div>
  )
}
