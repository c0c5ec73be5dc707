import { error, valueAt, warning, type FileDiagnostic } from '../../model/diagnostic.ts'
import { items, ownProperty } from '../../model/own-property.ts'
import { shownFaults } from '../../dates/schedule-faults.ts'
import type { CheckedSource, RuleInput } from '../validate/checked-source.ts'
import { faultDiagnostic } from './event-rules.ts'
import { references } from './references.ts'

/**
 * A page, a block or a notice may be shown on some days only. These days exist, the home page has none, and a warning names what is
 * not shown today and each link to it.
 */
export function checkShownDays({ pages, sources, today }: RuleInput): FileDiagnostic[] {
  const isAway = (of: unknown) => awayPart(ownProperty(of, 'shown'), today) !== undefined
  const away = new Set(pages.filter(({ value }) => isAway(value)).map(({ value }) => ownProperty(value, 'path')))
  return [
    ...pages.flatMap((page) => faultsOf(page, [['', page.value], ...itemsOf(page, 'blocks')], today)),
    ...sources.filter(({ kind }) => kind === 'site').flatMap((site) => faultsOf(site, itemsOf(site, 'notices'), today)),
    // The footer has no link to a page that is not shown.
    ...sources
      .filter(({ kind, value }) => kind !== 'site' && !isAway(value))
      .flatMap(({ file, ...source }) =>
        references({ file, ...source }, 'page')
          .filter(({ name }) => away.has(name))
          .map(({ name, pointer }) => ({ file, diagnostic: warning('pageAway', { path: name }, valueAt(pointer)) })),
      ),
  ]
}

type Owner = readonly [pointer: string, value: unknown]

/** The items of a list of a file, by their pointers. */
const itemsOf = ({ value }: CheckedSource, list: string): readonly Owner[] =>
  items(ownProperty(value, list)).map((item, index) => [`/${list}/${index}`, item])

/** @param owners what may have days in a file */
function faultsOf(source: CheckedSource, owners: readonly Owner[], today: string): FileDiagnostic[] {
  const ofPlaces = owners.flatMap(([pointer, owner]) => {
    const shown = ownProperty(owner, 'shown')
    const [from, until] = [dayIn(shown, 'from'), dayIn(shown, 'until')]
    const place = `${pointer}/shown`
    if (shown !== undefined && ownProperty(owner, 'path') === '/') return [error('homeAway', {}, valueAt(place))]
    const faults = shownFaults(from, until).map((fault) => faultDiagnostic(fault, place, source))
    const part = awayPart(shown, today)
    if (faults.length > 0 || !part) return faults
    return [warning('away', { day: dayIn(shown, part) ?? '', isOver: part === 'until' }, valueAt(`${place}/${part}`))]
  })
  return ofPlaces.map((diagnostic) => ({ file: source.file, diagnostic }))
}

/** Which of its days says that something is not shown today. */
function awayPart(shown: unknown, today: string): 'from' | 'until' | undefined {
  if ((dayIn(shown, 'from') ?? today) > today) return 'from'
  return (dayIn(shown, 'until') ?? today) < today ? 'until' : undefined
}

function dayIn(shown: unknown, key: 'from' | 'until'): string | undefined {
  const day = ownProperty(shown, key)
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined
}
