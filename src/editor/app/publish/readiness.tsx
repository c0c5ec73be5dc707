import { Button } from 'react-aria-components'
import { placeName } from '../../../content/changes/change-words.ts'
import { fileKind } from '../../../content/file-kind.ts'
import type { ReportedDiagnostic } from '../../../content/diagnostics/reported-diagnostic.ts'
import { applyEdit } from '../../../content/edit/apply-edit.ts'
import { readValue } from '../../../content/edit/read.ts'
import { pathOf } from '../../../content/parse/pointer.ts'
import { nodeAt } from '../../../content/schema/schema-node.ts'
import type { Source } from '../frame/provenance.ts'
import { uiLanguage } from '../messages/messages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { publishMessages as messages } from './publish-messages.ts'

interface ReadinessProps {
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** How many samples there have been. */
  readonly mostSamples: number
  readonly store: EditorStore
  readonly goTo: (source: Source) => void
}

/** Whether the content can go live: what stands in the way, samples one by one, and warnings apart. */
export function Readiness({ diagnostics, mostSamples, store, goTo }: ReadinessProps) {
  const samples = diagnostics.filter(isSample)
  const errors = diagnostics.filter((each) => each.severity === 'error' && !isSample(each))
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  const all = Math.max(mostSamples, samples.length)
  return (
    <section>
      <h3>{messages.ready}</h3>
      {errors.length + samples.length === 0 && <p>{messages.readyNow}</p>}
      {errors.length > 0 && (
        <>
          <h4>{messages.errors(errors.length)}</h4>
          <DiagnosticList diagnostics={errors} goTo={goTo} />
        </>
      )}
      {samples.length > 0 && (
        <>
          <h4>{messages.samples(all - samples.length, all)}</h4>
          <progress value={all - samples.length} max={all} aria-label={messages.samples(all - samples.length, all)} />
          <ul className="findings">
            {samples.map((sample) => (
              <SampleItem key={`${sample.file}${sample.pointer}`} {...{ sample, store, goTo }} />
            ))}
          </ul>
        </>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>{messages.warnings(warnings.length)}</summary>
          <DiagnosticList diagnostics={warnings} goTo={goTo} />
        </details>
      )}
    </section>
  )
}

/** Whether it is about something that only stands in the place of the real one. */
export const isSample = ({ code }: ReportedDiagnostic): boolean => code === 'sampleLeft' || code === 'sampleUnmarked'

function DiagnosticList({ diagnostics, goTo }: Pick<ReadinessProps, 'diagnostics' | 'goTo'>) {
  return (
    <ul className="findings">
      {diagnostics.map((each) => (
        <li key={`${each.file}${each.line}:${each.column}${each.code}`}>
          <Button onPress={() => goTo({ file: each.file, path: pathOf(each.pointer) })}>{each.message}</Button>
        </li>
      ))}
    </ul>
  )
}

interface SampleItemProps extends Pick<ReadinessProps, 'store' | 'goTo'> {
  readonly sample: ReportedDiagnostic
}

/** A sample, by what it belongs to. Where the words may be hers already, she says so, and it is one no more. */
function SampleItem({ sample, store, goTo }: SampleItemProps) {
  const { file, code, pointer } = sample
  const text = store.state().texts.get(file) ?? ''
  const value = readValue(text)
  const mark = pathOf(pointer)
  const path = code === 'sampleLeft' ? mark.slice(0, -1) : mark
  const name = value === undefined ? file : placeName(file, value, path, uiLanguage)
  const node = nodeAt(fileKind(file), value, path)
  // Nobody has these words, or this number, but whoever gives them: she can't have meant to keep the invented ones.
  const isInvented = code === 'sampleUnmarked' || ['phone', 'testimonial'].includes(String(node?.schema['marks']))
  const keep = () =>
    store.change({
      label: `${messages.mine}: ${name}`,
      files: new Map([[file, applyEdit(store.state().texts.get(file) ?? '', { kind: 'remove', path: mark })]]),
    })
  return (
    <li>
      <Button onPress={() => goTo({ file, path })}>{name}</Button>{' '}
      {isInvented ? (
        <span className="hint">{messages.stays}</span>
      ) : (
        <Button aria-label={`${messages.mine}: ${name}`} className="aside" onPress={keep}>
          {messages.mine}
        </Button>
      )}
    </li>
  )
}
