import { appendFileSync } from 'node:fs'
import type { ReportedDiagnostic } from '../../content/check/messages/reported-diagnostic.ts'
import { readValue } from '../../content/yaml/edit/read.ts'
import { ownProperty, valueAtPointer } from '../../content/model/own-property.ts'
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import { readContentFolder } from '../../disk/read-content-folder.ts'

export const pastEventsOptions = {
  content: { type: 'string', default: 'content' },
  /** A file to append the report to as Markdown, which GitHub shows on the page of a run. */
  summary: { type: 'string' },
  /** The address under which a file of the project can be changed, by its path. */
  edit: { type: 'string' },
} as const

interface Options {
  readonly content: string
  readonly summary?: string | undefined
  readonly edit?: string | undefined
}

const advice =
  'O que fazer: abra a edição, e apague o evento ou mude-lhe as datas. Com a linha `afterwards: hide`, um evento sai sozinho no dia a seguir ao último.'

/**
 * The events that are over but still on the site, for owners who do not look at it every day.
 *
 * @returns one line that names them by their titles: `Já passou: «Workshop»`. Empty where there is none
 * @throws what the file system throws
 */
export async function pastEventsCommand({ content, summary, edit }: Options): Promise<string> {
  const { diagnostics } = await loadContentFolder(content)
  const passed = diagnostics.filter(({ code }) => code === 'eventPassed')
  const title = titlesIn(content)
  if (passed.length > 0 && summary) {
    const lines = passed.map((event) => {
      const place = `${event.file}:${event.line}`
      const link = edit ? `[${place}](${edit}/${event.file}#L${event.line})` : place
      return `- **${title(event)}** ${event.what} ${link}`
    })
    appendFileSync(summary, ['### Eventos que já passaram', '', ...lines, '', advice, ''].join('\n'))
  }
  const titles = passed.map((event) => `«${title(event)}»`).join(', ')
  return titles && `${passed.length === 1 ? 'Já passou' : 'Já passaram'}: ${titles}`
}

/** The owner's own name for the event that a diagnostic is about. */
function titlesIn(content: string): (event: ReportedDiagnostic) => string {
  const text = readContentFolder(content).files?.get('events.yaml')
  const value = typeof text === 'string' ? readValue(text) : undefined
  return ({ pointer, location }) => {
    const event = valueAtPointer(value, pointer.split('/').slice(0, 3).join('/'))
    const title = ownProperty(ownProperty(event, 'title'), 'pt')
    return typeof title === 'string' ? title.replaceAll(/\s+/g, ' ') : location
  }
}
