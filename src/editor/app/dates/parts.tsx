import { DateInput, DateSegment } from 'react-aria-components'

/** The parts of a day or a time, into which one may paste what a mail says of it: `14 de abril de 2031`, `20h`. */
export const Parts = ({ paste }: { readonly paste: (text: string) => void }) => (
  <DateInput render={(props) => <div {...props} onPaste={(event) => paste(event.clipboardData.getData('text'))} />}>
    {(segment) => <DateSegment segment={segment} />}
  </DateInput>
)

/** The part that the last digit went into. */
let typedIn: EventTarget | undefined

/** Goes on to the next part at a sign, as in `1/2/2031`: the library would take the next digit for one of the same part. */
export function endPart({ key, target }: { readonly key: string; readonly target: EventTarget }): void {
  const next = (target as Element).nextElementSibling?.nextElementSibling
  if (target === typedIn && /^[ /.,:h-]$/.test(key) && next instanceof HTMLElement) next.focus()
  typedIn = /^\d$/.test(key) ? target : undefined
}
