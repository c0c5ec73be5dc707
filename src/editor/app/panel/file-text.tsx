import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Label, Text, TextArea, TextField } from 'react-aria-components'
import { messages } from '../messages/messages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { PanelHeading } from './panel-heading.tsx'
interface FileTextProps {
  readonly store: EditorStore
  readonly file: string
  /** The line to look at when the text opens, one-based. */
  readonly line: number
  readonly diagnostics: readonly ReportedDiagnostic[]
}

/** The text of a file, as it is written: the only way to correct what has no field. */
export function FileText({ store, file, line, diagnostics }: FileTextProps) {
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
    const above = Math.max(0, opened - 4)
    current.scrollTop = (current.scrollHeight / lines.length) * above
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
        onChange={(next) => store.change({ label: file, files: new Map([[file, next]]), mark: file, isTyped: true })}
        onBlur={() => store.seal()}
      >
        <Label>{file}</Label>
        <TextArea ref={area} rows={24} wrap="off" spellCheck="false" />
        <Text slot="description">{messages.inFileHint}</Text>
      </TextField>
    </div>
  )
}
