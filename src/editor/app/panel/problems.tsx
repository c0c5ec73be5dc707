import { Button } from 'react-aria-components'
import type { ReportedDiagnostic } from '../../../content/diagnostics/reported-diagnostic.ts'
import { readValue } from '../../../content/edit/read.ts'
import { pointerSteps } from '../../../content/parse/pointer.ts'
import type { Source } from '../frame/provenance.ts'
import { messages } from '../messages/messages.ts'
import { valueAt } from './thing.ts'

interface ProblemsProps {
  readonly diagnostics: readonly ReportedDiagnostic[]
  readonly texts: ReadonlyMap<string, string>
  readonly choose: (source: Source) => void
}

/** Everything that is left to settle, in the check's words, a click from its field. */
export function Problems({ diagnostics, texts, choose }: ProblemsProps) {
  const settled = diagnostics.length === 0
  return (
    <div className="everything">
      <h2>{settled ? messages.noProblems : messages.problems(diagnostics.length)}</h2>
      <ul>
        {diagnostics.map(({ file, pointer, code, line, location, what, remedy }) => (
          <li key={`${file} ${line} ${pointer} ${code}`}>
            <Button
              className="place"
              onPress={() => choose({ file, path: pathOf(pointer, readValue(texts.get(file) ?? '')) })}
            >
              <b>
                {what} {remedy}
              </b>
              <span>{location || file}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The steps of a pointer, those into lists as numbers. */
function pathOf(pointer: string, value: ReturnType<typeof readValue>): Source['path'] {
  const path: (string | number)[] = []
  for (const step of pointerSteps(pointer)) path.push(Array.isArray(valueAt(value, path)) ? Number(step) : step)
  return path
}
