import { Button } from 'react-aria-components'
import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import { pathOf } from '../../../content/model/pointer.ts'
import { isSample, type SampleThing } from '../../../content/operations/sample-things.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { publishMessages as messages } from './publish-messages.ts'
import { SampleList } from './sample-list.tsx'
import { describePlace, problemOf } from '../panel/labels.ts'
import { TextWithCode } from './outcome.tsx'
interface ReadinessProps {
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** What is still a sample. */
  readonly samples: readonly SampleThing[]
  /** How many samples there were at first. */
  readonly mostSamples: number
  /** Pointers to samples, prefixed with their file, whose words have changed. */
  readonly rewritten: readonly string[]
  /** Why nothing can be published from here, whatever the state of the content. */
  readonly obstacle: string | undefined
  /** Looks again whether the obstacle is still there. */
  readonly retry: () => void
  readonly store: EditorStore
  readonly goTo: (source: ContentPath) => void
}

/** Whether the content can go live: what stands in the way, samples one by one, and warnings separately. */
export function Readiness({
  diagnostics,
  samples,
  mostSamples,
  rewritten,
  obstacle,
  retry,
  store,
  goTo,
}: ReadinessProps) {
  const errors = diagnostics.filter((each) => each.severity === 'error' && !isSample(each))
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  const all = Math.max(mostSamples, samples.length)
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
          <DiagnosticList diagnostics={errors} {...{ store, goTo }} />
        </>
      )}
      {samples.length > 0 && (
        <>
          <h4>{messages.samples(all - samples.length, all)}</h4>
          <progress value={all - samples.length} max={all} aria-label={messages.samples(all - samples.length, all)} />
          <p className="hint">{messages.samplesHint}</p>
          <SampleList {...{ samples, rewritten, store, goTo }} />
        </>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>{messages.warnings(warnings.length)}</summary>
          <DiagnosticList diagnostics={warnings} {...{ store, goTo }} />
        </details>
      )}
    </section>
  )
}

function DiagnosticList({ diagnostics, store, goTo }: Pick<ReadinessProps, 'diagnostics' | 'store' | 'goTo'>) {
  const { texts } = store.state()
  return (
    <ul className="findings">
      {diagnostics.map((each) => {
        const place = { file: each.file, path: pathOf(each.pointer) }
        return (
          <li key={`${each.file}${each.line}:${each.column}${each.code}`}>
            <Button onPress={() => goTo(place)}>
              {describePlace(texts, place, true)}: {problemOf(each, texts)}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
