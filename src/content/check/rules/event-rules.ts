import { nameIn } from '../../model/content-source.ts'
import { ownProperty, textAt, items, pointerTo, valueAtPointer } from '../../model/source.ts'
import { pageIsAbout } from '../../model/schema/schema-node.ts'
import type { DateText, Price } from '../../model/schema/types.generated.ts'
import { type Schedule, calendarName, seriesDays } from '../../dates/schedule.ts'
import { marked, type CheckedSource, type RuleInput } from '../validate/checked-source.ts'
import { error, valueAt, type FileDiagnostic, warning, withValues, type Diagnostic } from '../../model/diagnostic.ts'
import { rangeOfPointer } from '../../yaml/range.ts'
import { inFile, references, unknownNames } from './references.ts'
import { daysBetween } from '../../model/day.ts'
import { isOver } from '../../dates/occurrences.ts'
import { firstShownFaults, scheduleFaults, type ScheduleFault, shownFaults } from '../../dates/schedule-faults.ts'

/** The events of a file. What is missing or invalid of one is undefined. */
export function markedEvents(source: CheckedSource) {
  const wrong = wrongParts(source)
  return marked(source, 'event').map(({ data, pointer }) => {
    const valid = (key: string): unknown => (wrong.has(`${pointer}/${key}`) ? undefined : ownProperty(data, key))
    const key = (['days', 'weekly', 'monthly'] as const).find((each) => valid(each) !== undefined)
    return {
      data,
      pointer,
      // A valid value has the type that is generated from the schema.
      schedule: key && ({ [key]: valid(key) } as Schedule | undefined),
      euros: valid('euros') as Price | undefined,
      from: valid('from') as DateText | undefined,
    }
  })
}

/** The pointers to all parts of the file with which, or within which, something is wrong. */
function wrongParts({ diagnostics, unreported = [] }: CheckedSource): ReadonlySet<string> {
  const pointers = [...diagnostics.flatMap(({ range }) => range.pointer ?? []), ...unreported]
  return new Set(pointers.flatMap((own) => [own, ...[...own.matchAll(/\//g)].map(({ index }) => own.slice(0, index))]))
}

/** Event names are unique, also in calendars. */
export function checkEventNames(source: CheckedSource): Diagnostic[] {
  const pointerOf = new Map<string, string>()
  return markedEvents(source).flatMap(({ data, pointer, schedule }) => {
    const name = textAt(data, 'name')
    if (!name) return []
    // Two events with one name, or one whose name is that of another with its year.
    const own = schedule ? [name, calendarName(name, schedule)] : [name]
    const first = own.map((each) => pointerOf.get(each)).find((each) => each !== undefined)
    for (const each of own) pointerOf.set(each, pointer)
    const relatedLocation = { file: source.file, pointer: `${first}/name` }
    return first === undefined ? [] : [error('eventTwice', { name }, valueAt(`${pointer}/name`), { relatedLocation })]
  })
}

/** Blocks name events that exist. */
export function checkNamedEvents({ pages, events: source }: RuleInput): FileDiagnostic[] {
  // An event that is not known may be one whose name is missing, or that can't be read.
  const isListMissing = source?.diagnostics.some(({ range }) => range.pointer === '/events' || range.pointer === '')
  if (!source?.complete || isListMissing) return []
  const names = marked(source, 'event').map(({ data }) => ownProperty(data, 'name'))
  if (names.length === 0) return eventsGone(pages)
  const known = new Set(names.filter((name): name is string => typeof name === 'string' && name !== ''))
  if (names.some((name) => !known.has(name as string))) return []
  return pages.flatMap((page) => inFile(page, unknownNames(references(page, 'event'), known, 'unknownEvent')))
}

/** Without any event, all the places that name one are a single problem. */
function eventsGone(pages: RuleInput['pages']): FileDiagnostic[] {
  const named = pages.flatMap((page) => references(page, 'event').map((reference) => ({ page, ...reference })))
  const [first] = named
  const lines = named.map(
    ({ page: { file, tree }, pointer }) => `${nameIn(file)}:${rangeOfPointer(tree, pointer, 'value').line}`,
  )
  if (!first) return []
  const facts = { name: first.name, known: [], places: [...new Set(lines)] }
  return inFile(first.page, [error('unknownEvent', facts, valueAt(first.pointer))])
}

/** Events take place on days that exist and have not passed. */
export const checkEvents = (source: CheckedSource, { pages, today }: RuleInput): Diagnostic[] =>
  markedEvents(source).flatMap(({ data, pointer, schedule, from }) => {
    if (!schedule) return []
    const faults = [...scheduleFaults(schedule), ...firstShownFaults(from, schedule)]
    if (faults.length > 0) return faults.map((fault) => faultDiagnostic(fault, pointer, source))
    const apart = daysExchanged(schedule, pointer, source)
    if (apart) return [apart]
    const isShown = isOver(schedule, today) ? isSubject(data, pages, today) : undefined
    if (isShown === undefined || (ownProperty(data, 'hidden') !== undefined && !isShown)) return []
    const [[key, { first = '', last = first }] = ['days', {}]] = Object.entries(schedule)
    const code = ownProperty(data, 'afterwards') === 'hide' && !isShown ? 'eventHidden' : 'eventPassed'
    const held = [...seriesDays(schedule)].at(-1) ?? last
    return [warning(code, { last: held }, valueAt(`${pointer}/${key}/${last === first ? 'first' : 'last'}`))]
  })

/** In days: a meeting is rarely longer than the first, and months and days are exchanged only if it gets shorter than the second. */
const [long, short] = [21, 14]

const exchanged = (date: string): string => date.replace(/-(\d\d)-(\d\d)$/, '-$2-$1')

/** A workshop of two months whose days were written year-day-month. */
function daysExchanged({ days }: Schedule, pointer: string, { tree }: CheckedSource): Diagnostic | undefined {
  if (days?.last === undefined || daysBetween(days.first, days.last) <= long) return undefined
  const [first, last] = [exchanged(days.first), exchanged(days.last)]
  const meant = daysBetween(first, last)
  if (!(meant >= 0 && meant <= short)) return undefined
  const fix = withValues({ [`${pointer}/days/first`]: first, [`${pointer}/days/last`]: last })
  const range = { ...rangeOfPointer(tree, `${pointer}/days/first`, 'value'), pointer: `${pointer}/days` }
  return warning('daysExchanged', { first: days.first, last: days.last }, range, fix)
}

export function faultDiagnostic({ path, code, ...facts }: ScheduleFault, pointer: string, source: CheckedSource) {
  const place = path.reduce<string>(pointerTo, pointer)
  const beginning = place.replace(/(?<=\/)to$/, 'from').replace(/(?<=\/)ends$/, 'begins')
  const lineOf = (each: string): number => rangeOfPointer(source.tree, each, 'value').line
  const isApart = 'to' in facts && lineOf(beginning) !== lineOf(place)
  const related = isApart && { relatedLocation: { file: source.file, pointer: beginning } }
  // Each code comes with its own facts, a tie that TypeScript loses in the union of all codes.
  return { severity: 'error', code, facts, range: valueAt(place), ...related } as Diagnostic
}

/** As in `page/localise-event.ts`: an event that a block is about stays as long as the block does. */
const isSubject = (event: unknown, pages: RuleInput['pages'], today: string): boolean =>
  pages.some(({ value }) =>
    pageIsAbout(ownProperty(event, 'name'), value, (part) => awayPart(ownProperty(part, 'shown'), today) !== 'until'),
  )

/** The days on which something is shown exist; the home page has none. A warning names what is hidden today, and its links. */
export function checkShownDays({ sources, pages, today }: RuleInput): FileDiagnostic[] {
  const since = (part: unknown) => {
    const shown = ownProperty(part, 'shown') ?? part
    // What is over comes after all days.
    return { from: dayIn(shown, 'from'), until: '9', today: '' }[awayPart(shown, today) ?? 'today'] ?? ''
  }
  return sources.flatMap((source) => {
    // The footer has no link to a page that is not shown.
    const isLinking = source.kind !== 'site' && !since(source.value)
    const links = isLinking ? [...references(source, 'page'), ...references(source, 'anchor')] : []
    const parts = [...pages.map(({ value }) => value), ...items(ownProperty(source.value, 'blocks'))]
    const sinceOf = new Map(parts.map((one) => [ownProperty(one, 'path') ?? ownProperty(one, 'anchor'), since(one)]))
    const blockOf = (pointer: string) => valueAtPointer(source.value, pointer.split('/', 3).join('/'))
    return inFile(source, [
      ...(source.kind === 'page' ? faultsOf(source, 'blocks', today) : []),
      ...(source.kind === 'site' ? faultsOf(source, 'notices', today) : []),
      ...links
        .filter(({ name, pointer }) => since(blockOf(pointer)) < (sinceOf.get(name) ?? ''))
        .map(({ name, pointer }) => warning('pageAway', { path: name }, valueAt(pointer))),
    ])
  })
}

/** @param list the key of the items that may have days, beside the file itself */
function faultsOf(source: CheckedSource, list: 'blocks' | 'notices', today: string): Diagnostic[] {
  const { value } = source
  const parts = items(ownProperty(value, list)).map((part, index) => [`/${list}/${index}`, part] as const)
  return [['', value] as const, ...parts].flatMap(([pointer, owner]) => {
    const shown = ownProperty(owner, 'shown')
    const [from, until] = [dayIn(shown, 'from'), dayIn(shown, 'until')]
    const place = `${pointer}/shown`
    if (shown !== undefined && ownProperty(owner, 'path') === '/') return [error('homeAway', {}, valueAt(place))]
    const faults = shownFaults(from, until).map((fault) => faultDiagnostic(fault, place, source))
    const part = awayPart(shown, today)
    if (faults.length > 0 || !part) return faults
    return [warning('away', { day: dayIn(shown, part) ?? '', isOver: part === 'until' }, valueAt(`${place}/${part}`))]
  })
}

/** Which of its days says that something is not shown today. */
export function awayPart(shown: unknown, today: string): 'from' | 'until' | undefined {
  if ((dayIn(shown, 'from') ?? today) > today) return 'from'
  return (dayIn(shown, 'until') ?? today) < today ? 'until' : undefined
}

function dayIn(shown: unknown, key: 'from' | 'until'): string | undefined {
  const day = textAt(shown, key)
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined
}
