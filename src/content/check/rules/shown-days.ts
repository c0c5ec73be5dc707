import { error, valueAt, warning, type Diagnostic, type FileDiagnostic } from '../../model/diagnostic.ts'
import { items, ownProperty, textAt } from '../../model/own-property.ts'
import { shownFaults } from '../../dates/schedule-faults.ts'
import type { CheckedSource, RuleInput } from '../validate/checked-source.ts'
import { faultDiagnostic } from './event-rules.ts'
import { inFile, references } from './references.ts'

/**
 * A page, a block or a notice may be shown on some days only. These days exist, the home page has none, and a warning
 * names what is not shown today and each link to it.
 */
export function checkShownDays({ sources, pages, today }: RuleInput): FileDiagnostic[] {
  const isAway = ({ value }: CheckedSource) => awayPart(ownProperty(value, 'shown'), today) !== undefined
  const away = new Set(pages.filter(isAway).map(({ value }) => ownProperty(value, 'path')))
  return sources.flatMap((source) => {
    // The footer has no link to a page that is not shown.
    const links = source.kind === 'site' || isAway(source) ? [] : references(source, 'page')
    return inFile(source, [
      ...(source.kind === 'page' ? faultsOf(source, 'blocks', today) : []),
      ...(source.kind === 'site' ? faultsOf(source, 'notices', today) : []),
      ...links
        .filter(({ name }) => away.has(name))
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
function awayPart(shown: unknown, today: string): 'from' | 'until' | undefined {
  if ((dayIn(shown, 'from') ?? today) > today) return 'from'
  return (dayIn(shown, 'until') ?? today) < today ? 'until' : undefined
}

function dayIn(shown: unknown, key: 'from' | 'until'): string | undefined {
  const day = textAt(shown, key)
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined
}
