import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import { DateInput, DateSegment } from 'react-aria-components'

interface PartsProps {
  readonly paste: (text: string) => void
  /** Is called before the library puts a real day in the place of one that the calendar does not have. */
  readonly leave?: (blur: FocusEvent) => void
}

/** The parts of a day or a time, into which one may paste what a mail says of it: `14 de abril de 2031`, `20h`. */
export const Parts = ({ paste, leave }: PartsProps) => (
  <DateInput render={(props) => <div {...props} {...typing(paste)} onBlurCapture={leave} />}>
    {(segment) => <DateSegment segment={segment} />}
  </DateInput>
)

/** The part that the last digit went into. */
let typedIn: EventTarget | undefined

const typing = (paste: (text: string) => void) => ({
  onPaste: (event: ClipboardEvent) => paste(event.clipboardData.getData('text')),
  /** Goes on to the next part at a sign, as in `1/2/2031`, where the library would go on in the same or press a button. */
  onKeyDownCapture(event: KeyboardEvent): void {
    const part = event.target as HTMLElement
    const next = part.nextElementSibling?.nextElementSibling
    // Of `24:00` the library would make 4 o'clock.
    const isMidnight = part.dataset['type'] === 'hour' && part.textContent + event.key === '024'
    if (part === typedIn && (isMidnight || /^[ /.,:h-]$/.test(event.key)) && next instanceof HTMLElement) {
      if (isMidnight) event.preventDefault()
      if (isMidnight) paste('24:00')
      next.focus()
    }
    typedIn = /^\d$/.test(event.key) ? part : undefined
  },
})
