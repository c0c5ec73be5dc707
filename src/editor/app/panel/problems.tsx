import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button, Label, Text, TextArea, TextField } from 'react-aria-components'
import { corrected, type ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import { placeholder } from '../../../content/model/diagnostic.ts'
import { pathOf } from '../../../content/model/source.ts'
import { withLineEnds } from '../../../content/yaml/characters.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages } from '../messages/messages.ts'
import { isAboutFile } from '../../../content/check/messages/report.ts'
import { formMessage } from '../messages/form-message.ts'
import { useEditor } from './editing.tsx'
import { describePlace } from './labels.ts'
import { PanelHeading } from './panel-heading.tsx'

/** Whether anything has to be done about it, unlike about what leaves the site or comes by itself. */
export const isToResolve = ({ code, facts }: ReportedDiagnostic) =>
  code !== 'eventHidden' && (code !== 'away' || facts.isOver)

/**
 * Everything that is left to resolve, each one click away from its field. If the check knows how the lines should read,
 * they can be corrected from here: a file that can't be parsed has no fields. What is wrong with a file opens its text.
 */
export function Problems({ openFile }: { readonly openFile: (source: ContentPath) => void }) {
  const { store, choose, checked } = useEditor()
  // Errors come before warnings: they keep the site from being published.
  const diagnostics = checked.diagnostics.toSorted((one, other) => one.severity.localeCompare(other.severity))
  const { texts } = store.state()
  const count = diagnostics.filter(isToResolve).length
  return (
    <div className="everything problems">
      <PanelHeading>{count > 0 ? messages.problems(count) : messages.noProblems}</PanelHeading>
      <ul>
        {diagnostics.map((diagnostic) => {
          const { file, pointer, code, line, suggestion } = diagnostic
          const place = { file, path: pathOf(pointer) }
          const open = isAboutFile(code) ? openFile : choose
          const correct = () => {
            const text = corrected(store.state().texts.get(file) ?? '', [diagnostic])
            store.change({ label: messages.correction, files: new Map([[file, text]]) })
          }
          const said = (
            <>
              <b>{formMessage(diagnostic, texts)}</b>
              <span>{texts.has(file) ? describePlace(texts, place, true) : file}</span>
            </>
          )
          return (
            <li key={`${file} ${line} ${pointer} ${code}`}>
              {texts.has(file) ? (
                <Button className="place" onPress={() => open(place)}>
                  {said}
                </Button>
              ) : (
                <p className="place">{said}</p>
              )}
              {suggestion && !suggestion.lines.some((each) => each.includes(placeholder)) && (
                <div className="correction">
                  <pre>{suggestion.lines.join('\n')}</pre>
                  <Button onPress={correct}>{messages.correct}</Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface FileTextProps {
  readonly file: string
  /** The line to look at when the text opens, one-based. */
  readonly line: number
  readonly diagnostics: readonly ReportedDiagnostic[]
}

/** The text of a file, as it is written: the only way to correct what has no field. */
export function FileText({ file, line, diagnostics }: FileTextProps) {
  const { store } = useEditor()
  const text = useSyncExternalStore(store.subscribe, () => store.state().texts.get(file) ?? '')
  const area = useRef<HTMLTextAreaElement>(null)
  // Typing resolves problems, and must not select another line under the owner's fingers.
  const [opened] = useState(line)
  useEffect(() => {
    const { current } = area
    if (!current) return
    const lines = current.value.split('\n')
    const start = lines.slice(0, opened - 1).reduce((sum, each) => sum + each.length + 1, 0)
    current.focus()
    current.setSelectionRange(start, start + (lines[opened - 1] ?? '').length)
    current.scrollTop = (current.scrollHeight / lines.length) * (opened - 4)
  }, [opened])
  return (
    <div className="file-text">
      <PanelHeading>{messages.inFile}</PanelHeading>
      {diagnostics.map((each) => (
        <p key={`${each.line} ${each.column} ${each.code}`} className={each.severity}>
          {messages.line(each.line)}: {each.what} {each.remedy}
        </p>
      ))}
      <TextField
        className="field"
        value={text}
        onChange={(next) =>
          store.change({ label: file, files: new Map([[file, withLineEnds(text, next)]]), group: file, isTyped: true })
        }
        onBlur={() => store.seal()}
      >
        <Label>{file}</Label>
        <TextArea ref={area} rows={24} wrap="off" spellCheck="false" />
        <Text slot="description">{messages.inFileHint}</Text>
      </TextField>
    </div>
  )
}
