import { seemsToContradict } from '../../schedule/claims/seems-to-contradict.ts'
import { isOver } from '../../schedule/occurrences.ts'
import { scheduleFaults, type ScheduleFault } from '../../schedule/schedule-faults.ts'
import { whenText } from '../../schedule/when-text.ts'
import { valueAt, warning, type Diagnostic, type FileDiagnostic } from '../diagnostic.ts'
import { languages } from '../language.ts'
import { ownProperty } from '../parse/own-property.ts'
import { pointerTo } from '../parse/pointer.ts'
import { pageIsAbout } from '../schema/event-references.ts'
import type { Schedule } from '../../schedule/schedule.ts'
import { markedEvents } from './marked-events.ts'
import type { RuleInput } from './rule-input.ts'

/**
 * Events take place on days that exist and have not passed. That the owner's words contradict the dates can only be
 * guessed, so it is no more than a warning.
 */
export function checkEvents({ events: source, pages, today }: RuleInput): FileDiagnostic[] {
  if (!source) return []
  return markedEvents(source)
    .flatMap(({ data, pointer, schedule }) => {
      if (!schedule) return []
      const faults = scheduleFaults(schedule)
      if (faults.length > 0) return faults.map((fault) => faultDiagnostic(fault, pointer))
      const isHidden = ownProperty(data, 'hidden') !== undefined
      return [
        ...(isHidden ? [] : passed(schedule, pointer, today, leavesAfterwards(data, pages))),
        ...contradictions(ownProperty(data, 'when'), schedule, pointer),
      ]
    })
    .map((diagnostic) => ({ file: source.file, diagnostic }))
}

function faultDiagnostic({ path, code, ...facts }: ScheduleFault, pointer: string): Diagnostic {
  // Each code comes with its own facts, a tie that TypeScript loses in the union of all codes.
  return { severity: 'error', code, facts, range: valueAt(path.reduce<string>(pointerTo, pointer)) } as Diagnostic
}

/** As in `localise/current-events.ts`: an event that a block is about stays as long as the block does. */
function leavesAfterwards(event: unknown, pages: RuleInput['pages']): boolean {
  if (ownProperty(event, 'afterwards') !== 'hide') return false
  const name = ownProperty(event, 'name')
  return !pages.some(({ value }) => pageIsAbout(name, value))
}

function passed(schedule: Schedule, pointer: string, today: string, isHidden: boolean): Diagnostic[] {
  if (!isOver(schedule, today)) return []
  const [[key, { first = '', last = first }] = ['days', {}]] = Object.entries(schedule)
  const code = isHidden ? 'eventHidden' : 'eventPassed'
  return [warning(code, { last }, valueAt(`${pointer}/${key}/${last === first ? 'first' : 'last'}`))]
}

function contradictions(when: unknown, schedule: Schedule, pointer: string): Diagnostic[] {
  return languages.flatMap((language) => {
    const text = ownProperty(when, language)
    if (typeof text !== 'string' || seemsToContradict(text, schedule, language).length === 0) return []
    const facts = { text, written: whenText(schedule, language) }
    return [warning('whenContradicts', facts, valueAt(`${pointer}/when/${language}`))]
  })
}
