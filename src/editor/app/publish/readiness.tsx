import { useState } from 'react'
import { PlaceButton, placeNow, SampleList } from './sample-list.tsx'
import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { pathOf } from '../../../content/model/source.ts'
import { isSample, sampleThings } from '../../../content/operations/sample-things.ts'
import { useEditor } from '../panel/editing.tsx'
import { publishMessages as messages } from '../messages/messages.ts'
import { formMessage } from '../messages/form-message.ts'
import { describePlace } from '../panel/labels.ts'
import { usePublishing } from './outcome.tsx'

/** Kept while the owner replaces one sample after the other elsewhere in the editor. */
let isListOpen = false

/** What keeps the content from going live. `isHeldBack`: nothing can be published from here, whatever its state. */
export function Readiness({ isHeldBack }: { readonly isHeldBack: boolean }) {
  const { diagnostics, checked, samplesBefore } = usePublishing().overview
  const errors = diagnostics.filter((each) => each.severity === 'error' && !isSample(each))
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  const samples = sampleThings(diagnostics, (file) => readValue(checked[file] ?? ''))
  /** How many samples there were at first. */
  const [most, setMost] = useState(0)
  const all = Math.max(most, samplesBefore, samples.length)
  if (all > most) setMost(all)
  return (
    <section>
      <h3>{messages.ready}</h3>
      {errors.length + samples.length === 0 && <p>{isHeldBack ? messages.contentReady : messages.readyNow}</p>}
      {errors.length > 0 && (
        <>
          <h4>{messages.errors(errors.length)}</h4>
          <DiagnosticList diagnostics={errors} />
        </>
      )}
      {samples.length > 0 && (
        <>
          <progress value={all - samples.length} max={all} aria-label={messages.samples(all - samples.length, all)} />
          <details open={isListOpen} onToggle={(event) => (isListOpen = event.currentTarget.open)}>
            <summary>{messages.samples(all - samples.length, all)}</summary>
            <p className="hint">{messages.samplesHint}</p>
            <SampleList samples={samples} />
          </details>
        </>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>{messages.warnings(warnings.length)}</summary>
          <DiagnosticList diagnostics={warnings} />
        </details>
      )}
    </section>
  )
}

function DiagnosticList({ diagnostics }: { readonly diagnostics: readonly ReportedDiagnostic[] }) {
  const { checked } = usePublishing().overview
  const { texts } = useEditor().store.state()
  const published = new Map([...texts, ...Object.entries(checked)])
  return (
    <ul>
      {diagnostics.map((each) => {
        const place = { file: each.file, path: pathOf(each.pointer) }
        return (
          <li key={`${each.file}${each.line}:${each.column}${each.code}`}>
            <PlaceButton place={placeNow(place, checked, texts)}>
              {describePlace(published, place, true)}: {formMessage(each, published)}
            </PlaceButton>
          </li>
        )
      })}
    </ul>
  )
}
