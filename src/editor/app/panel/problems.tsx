import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import {
  corrected,
  type ReportedDiagnostic,
  type Suggestion,
} from '../../../content/check/messages/reported-diagnostic.ts'
import { placeholder } from '../../../content/model/diagnostic.ts'
import { pathOf } from '../../../content/model/pointer.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages } from '../messages/messages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { isAboutFile } from '../messages/form/form-message.ts'
import { describePlace, problemOf } from './labels.ts'
import { PanelHeading } from './panel-heading.tsx'

interface ProblemsProps {
  readonly diagnostics: readonly ReportedDiagnostic[]
  readonly store: EditorStore
  readonly choose: (source: ContentPath) => void
  /** Opens the text of the file: what is wrong with it has no field. */
  readonly openFile: (source: ContentPath) => void
}

/**
 * Everything that is left to resolve, each one click away from its field. If the check knows how
 * the lines should read, they can be corrected from here: a file that can't be parsed has no fields.
 */
export function Problems({ diagnostics, store, choose, openFile }: ProblemsProps) {
  const { texts } = store.state()
  const settled = diagnostics.length === 0
  return (
    <div className="everything problems">
      <PanelHeading>{settled ? messages.noProblems : messages.problems(diagnostics.length)}</PanelHeading>
      <ul>
        {diagnostics.map((diagnostic) => {
          const { file, pointer, code, line, suggestion } = diagnostic
          const place = { file, path: pathOf(pointer) }
          const open = isAboutFile(diagnostic) ? openFile : choose
          return (
            <li key={`${file} ${line} ${pointer} ${code}`}>
              <Place onPress={texts.has(file) ? () => open(place) : undefined}>
                <b>{problemOf(diagnostic, texts)}</b>
                <span>{texts.has(file) ? describePlace(texts, place, true) : file}</span>
              </Place>
              {suggestion && !suggestion.lines.some((each) => each.includes(placeholder)) && (
                <Correction
                  suggestion={suggestion}
                  onPress={() =>
                    store.change({
                      label: messages.correction,
                      files: new Map([[file, corrected(store.state().texts.get(file) ?? '', [{ suggestion }])]]),
                    })
                  }
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A button, unless nothing can be opened: a file that is missing has no text. */
function Place({ onPress, children }: { readonly onPress: (() => void) | undefined; readonly children: ReactNode }) {
  return onPress ? (
    <Button className="place" onPress={onPress}>
      {children}
    </Button>
  ) : (
    <p className="place">{children}</p>
  )
}

function Correction({ suggestion, onPress }: { readonly suggestion: Suggestion; readonly onPress: () => void }) {
  return (
    <div className="correction">
      <pre>{suggestion.lines.join('\n')}</pre>
      <Button onPress={onPress}>{messages.correct}</Button>
    </div>
  )
}
