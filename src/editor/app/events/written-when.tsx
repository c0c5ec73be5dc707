import './events.css'
import { languages } from '../../../content/language.ts'
import type { Schedule } from '../../../schedule/schedule.ts'
import { whenText } from '../../../schedule/when-text.ts'
import { messages } from '../messages/messages.ts'

/** The date and time of an event as the site words them itself; nothing until they are complete. */
export function WrittenWhen({ schedule }: { readonly schedule: Schedule | undefined }) {
  const words = messages.events
  return (
    <p className="written" role="group" aria-label={words.when}>
      <span className="hint">{words.when}</span>
      {schedule
        ? languages.map((language) => (
            <b key={language} lang={language}>
              {whenText(schedule, language)}
            </b>
          ))
        : words.whenNotYet}
    </p>
  )
}
