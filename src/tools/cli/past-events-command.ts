import { appendFileSync } from 'node:fs'
import type { ReportedDiagnostic } from '../../content/check/messages/reported-diagnostic.ts'
import type { Content } from '../../content/model/content.ts'
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import type { CommandResult, OptionValues } from './run-command.ts'

export const pastEventsOptions = {
  content: { type: 'string', default: 'content' },
  /** A file to append the report to as Markdown, which GitHub shows on the page of a run. */
  summary: { type: 'string' },
  /** The address under which a file of the project can be changed, by its path. */
  edit: { type: 'string' },
} as const

const advice =
  'O que fazer: abra a edição, e apague o evento ou mude-lhe as datas. Com a linha `afterwards: hide`, um evento sai sozinho no dia a seguir ao último.'

/**
 * The events that are over but still on the site, for owners who do not look at it every day.
 * @returns its output is one line that names them by their titles: `Já passou: «Workshop»`. Empty where there is none
 */
export async function pastEventsCommand(options: OptionValues<typeof pastEventsOptions>): Promise<CommandResult> {
  const { content: folder, summary, edit } = options
  const { content, diagnostics } = await loadContentFolder(folder)
  const passed = diagnostics
    .filter(({ code }) => code === 'eventPassed')
    .map((event) => ({ ...event, title: titleOf(event, content) }))
  if (passed.length > 0 && summary) {
    const lines = passed.map(({ title, file, line, what }) => {
      const place = `${file}:${line}`
      return `- **${title}** ${what} ${edit ? `[${place}](${edit}/${file}#L${line})` : place}`
    })
    appendFileSync(summary, ['### Eventos que já passaram', '', ...lines, '', advice, ''].join('\n'))
  }
  const titles = passed.map(({ title }) => `«${title}»`).join(', ')
  return { output: titles && `${passed.length === 1 ? 'Já passou' : 'Já passaram'}: ${titles}`, succeeded: true }
}

/** The owner's own name for the event that a diagnostic is about; where it is, if the content has errors. */
const titleOf = ({ pointer, location }: ReportedDiagnostic, content: Content | undefined): string =>
  content?.events[Number(pointer.split('/')[2])]?.title.pt.replaceAll(/\s+/g, ' ') ?? location
