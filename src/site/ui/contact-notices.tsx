import type { LocalisedNotice } from '../../content/page/page.ts'
import { Each } from './each.tsx'
import { SingleParagraph } from './prose.tsx'
import { onDays } from './shown-days.ts'

/** What to know before one writes, such as a waiting list or an absence: each on its days. */
export function ContactNotices({ of }: { readonly of: readonly LocalisedNotice[] | undefined }) {
  return (
    of && (
      <div className="notice">
        <Each of={of}>
          {({ text, shown }) => (
            <div {...onDays(shown ?? {})}>
              <SingleParagraph text={text} />
            </div>
          )}
        </Each>
      </div>
    )
  )
}
