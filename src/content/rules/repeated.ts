import { keyAt, valueAt, warning, type FileDiagnostic } from '../diagnostic.ts'
import { ownProperty, valueAtPointer } from '../parse/own-property.ts'
import { marked, type CheckedSource } from '../validate/checked-source.ts'
import { markedEvents } from './marked-events.ts'
import type { RuleInput } from './rule-input.ts'

/** An event is announced once, and nobody is quoted twice with the same words on one page. */
export function checkRepeated({ events, pages }: RuleInput): FileDiagnostic[] {
  return [...(events ? repeatedEvents(events) : []), ...pages.flatMap(repeatedTestimonials)]
}

function repeatedEvents(source: CheckedSource): FileDiagnostic[] {
  const firstAt = new Map<string, string>()
  return markedEvents(source).flatMap(({ data, pointer, schedule }) => {
    const title = ownProperty(ownProperty(data, 'title'), 'pt')
    if (typeof title !== 'string' || !schedule) return []
    const first = seen(firstAt, JSON.stringify([alike(title), schedule, ownProperty(data, 'where')]), pointer)
    if (first === undefined) return []
    // Two events of one name are reported as an error.
    if (ownProperty(valueAtPointer(source.value, first), 'name') === ownProperty(data, 'name')) return []
    const relatedLocation = { file: source.file, pointer: `${first}/title` }
    const range = keyAt(`${pointer}/title`)
    return [{ file: source.file, diagnostic: warning('eventRepeated', { title }, range, { relatedLocation }) }]
  })
}

function repeatedTestimonials(page: CheckedSource): FileDiagnostic[] {
  const firstAt = new Map<string, string>()
  return marked(page, 'testimonial').flatMap(({ data, pointer }) => {
    const [name, text] = [ownProperty(data, 'name'), ownProperty(ownProperty(data, 'text'), 'pt')]
    if (typeof name !== 'string' || typeof text !== 'string') return []
    const first = seen(firstAt, alike(text), pointer)
    if (first === undefined) return []
    const relatedLocation = { file: page.file, pointer: `${first}/name` }
    const range = valueAt(`${pointer}/name`)
    return [{ file: page.file, diagnostic: warning('testimonialRepeated', { name }, range, { relatedLocation }) }]
  })
}

/** Where a key was first seen, if at all. */
function seen(firstAt: Map<string, string>, key: string, pointer: string): string | undefined {
  const first = firstAt.get(key)
  if (first === undefined) firstAt.set(key, pointer)
  return first
}

/** A text reduced to what survives retyping. */
const alike = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
