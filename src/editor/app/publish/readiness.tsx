import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { PublishOverview } from '../../publish/publisher.ts'
import { PlaceButton, placeNow, SampleList } from './sample-list.tsx'
import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { pathOf } from '../../../content/model/pointer.ts'
import { isSample, sampleThings } from '../../../content/operations/sample-things.ts'
import { useEditor } from '../panel/editing.tsx'
import { publishMessages as messages } from './publish-messages.ts'
import { formMessage } from '../messages/form/form-message.ts'
import { describePlace } from '../panel/labels.ts'
import { TextWithCode } from './outcome.tsx'
interface ReadinessProps {
  readonly overview: PublishOverview
  /** Why nothing can be published from here, whatever the state of the content. */
  readonly obstacle: string | undefined
  /** Looks again whether the obstacle is still there. */
  readonly retry: () => void
}

/** Whether the content can go live: what stands in the way, samples one by one, and warnings separately. */
export function Readiness({ overview, obstacle, retry }: ReadinessProps) {
  const { diagnostics, checked } = overview
  const errors = diagnostics.filter((each) => each.severity === 'error' && !isSample(each))
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  const samples = sampleThings(diagnostics, (file) => readValue(checked[file] ?? ''))
  /** How many samples there were at first. */
  const [most, setMost] = useState(0)
  const all = Math.max(most, overview.samplesBefore, samples.length)
  if (all > most) setMost(all)
  return (
    <section>
      <h3>{messages.ready}</h3>
      {obstacle !== undefined && (
        <>
          <p className="obstacle">
            <TextWithCode text={obstacle} />
          </p>
          <Button className="step" onPress={retry}>
            {messages.retry}
          </Button>
        </>
      )}
      {errors.length + samples.length === 0 && (
        <p>{obstacle === undefined ? messages.readyNow : messages.contentReady}</p>
      )}
      {errors.length > 0 && (
        <>
          <h4>{messages.errors(errors.length)}</h4>
          <DiagnosticList diagnostics={errors} checked={checked} />
        </>
      )}
      {samples.length > 0 && (
        <>
          <h4>{messages.samples(all - samples.length, all)}</h4>
          <progress value={all - samples.length} max={all} aria-label={messages.samples(all - samples.length, all)} />
          <p className="hint">{messages.samplesHint}</p>
          <SampleList {...{ samples, overview }} />
        </>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>{messages.warnings(warnings.length)}</summary>
          <DiagnosticList diagnostics={warnings} checked={checked} />
        </details>
      )}
    </section>
  )
}

interface DiagnosticListProps {
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** The files that they are about. */
  readonly checked: PublishOverview['checked']
}

function DiagnosticList({ diagnostics, checked }: DiagnosticListProps) {
  const { texts } = useEditor().store.state()
  const published = new Map([...texts, ...Object.entries(checked)])
  return (
    <ul className="findings">
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
