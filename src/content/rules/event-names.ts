import { calendarName } from '../../schedule/calendar-name.ts'
import { error, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import { ownProperty } from '../parse/own-property.ts'
import { markedEvents } from './marked-events.ts'
import { references, unknownNames } from './references.ts'
import type { RuleInput } from './rule-input.ts'

/** Event names are unique, also in calendars, and blocks name events that exist. */
export function checkEventNames({ pages, events: source }: RuleInput): FileDiagnostic[] {
  if (!source) return []
  const found: FileDiagnostic[] = []
  const pointerOf = new Map<string, string>()
  const known = new Set<string>()
  let isNameMissing = false
  for (const { data, pointer, schedule } of markedEvents(source)) {
    const name = ownProperty(data, 'name')
    if (typeof name !== 'string' || name === '') {
      isNameMissing = true
      continue
    }
    // Two events with one name, or one whose name is that of another with its year.
    const own = schedule ? [name, calendarName(name, schedule)] : [name]
    const first = own.map((each) => pointerOf.get(each)).find((each) => each !== undefined)
    if (first !== undefined) {
      const relatedLocation = { file: source.file, pointer: `${first}/name` }
      found.push({
        file: source.file,
        diagnostic: error('eventTwice', { name }, valueAt(`${pointer}/name`), { relatedLocation }),
      })
    }
    for (const each of own) pointerOf.set(each, pointer)
    known.add(name)
  }
  // An event that is not known may be one whose name is missing, or that can't be read.
  if (!source.complete || isNameMissing) return found
  return [...found, ...pages.flatMap((page) => unknownNames(page, references(page, 'event'), known, 'unknownEvent'))]
}
