import { Button } from 'react-aria-components'
import { changedPage, placeName } from '../../../content/changes/change-words.ts'
import type { ReportedDiagnostic } from '../../../content/diagnostics/reported-diagnostic.ts'
import { applyEdit } from '../../../content/edit/apply-edit.ts'
import type { Path } from '../../../content/edit/edit.ts'
import { readValue } from '../../../content/edit/read.ts'
import { fileKind } from '../../../content/file-kind.ts'
import { pathOf } from '../../../content/parse/pointer.ts'
import type { Value } from '../../../content/parse/source.ts'
import { nodeAt } from '../../../content/schema/schema-node.ts'
import { isText } from '../../../content/schema/text-node.ts'
import type { Source } from '../frame/provenance.ts'
import { uiLanguage } from '../messages/messages.ts'
import { labelOf } from '../panel/labels.ts'
import { valueAt } from '../panel/thing.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { publishMessages as messages } from './publish-messages.ts'

interface SampleListProps {
  readonly samples: readonly ReportedDiagnostic[]
  /** Pointers to samples, behind their files, whose words are other ones than they were. */
  readonly rewritten: readonly string[]
  readonly store: EditorStore
  readonly goTo: (source: Source) => void
}

/** What only stands in the place of the real one, by page, each of its fields a click away. */
export function SampleList({ samples, ...props }: SampleListProps) {
  const files = [...new Set(samples.map(({ file }) => file))]
  return files.map((file) => {
    const value = readValue(props.store.state().texts.get(file) ?? '')
    return (
      <section key={file}>
        <h5>{value === undefined ? file : changedPage(file, value, uiLanguage)}</h5>
        <ul className="samples">
          {samples
            .filter((sample) => sample.file === file)
            .map((sample) => (
              <SampleItem key={`${sample.pointer} ${sample.code}`} {...props} sample={sample} root={value} />
            ))}
        </ul>
      </section>
    )
  })
}

interface SampleItemProps extends Omit<SampleListProps, 'samples'> {
  readonly sample: ReportedDiagnostic
  /** What its whole file says. */
  readonly root: Value | undefined
}

/** A sample, by what it belongs to. Where the words may be hers already, she says so, and it is one no more. */
function SampleItem({ sample, root, rewritten, store, goTo }: SampleItemProps) {
  const { file, code, pointer, what } = sample
  const mark = pathOf(pointer)
  // What the check says of a whole thing stands at its mark; of one field, at the field.
  const isMarked = mark.at(-1) === 'sample'
  const path = isMarked ? mark.slice(0, -1) : mark
  const name = root === undefined ? file : placeName(file, root, path, uiLanguage)
  const isInvented =
    isNobodysBut(file, root, path) && !rewritten.includes(`${file}#${pointer.replace(/\/sample$/, '')}`)
  const mayKeep = isMarked && code === 'sampleLeft' && !isInvented
  const keep = () =>
    store.change({
      label: `${messages.mine}: ${name}`,
      files: new Map([[file, applyEdit(store.state().texts.get(file) ?? '', { kind: 'remove', path: mark })]]),
    })
  return (
    <li>
      <div>
        <Button onPress={() => goTo({ file, path })}>{name}</Button>
        {mayKeep && (
          <Button aria-label={`${messages.mine}: ${name}`} className="aside" onPress={keep}>
            {messages.mine}
          </Button>
        )}
      </div>
      {isMarked ? (
        <p className="fields">
          {fieldsIn(file, root, path).map(({ key, label }) => (
            <Button key={key} aria-label={`${label}: ${name}`} onPress={() => goTo({ file, path: [...path, key] })}>
              {label}
            </Button>
          ))}
        </p>
      ) : (
        <p className="hint">{what}</p>
      )}
    </li>
  )
}

/** Whether nobody has these words, or this number, but whoever gives them: she can't have meant to keep the invented ones. */
function isNobodysBut(file: string, root: Value | undefined, path: Path): boolean {
  const marks = nodeAt(fileKind(file), root, path)?.schema['marks']
  return path.length === 0 || marks === 'phone' || marks === 'testimonial'
}

/** The fields of a thing that hold words of hers. */
function fieldsIn(file: string, root: Value | undefined, path: Path) {
  const value = root === undefined ? undefined : valueAt(root, path)
  if (typeof value !== 'object' || Array.isArray(value)) return []
  return Object.keys(value).flatMap((key) => {
    const node = nodeAt(fileKind(file), root, [...path, key])
    return node && (isText(node) || alone.has(key)) ? [{ key, label: labelOf(key, node) }] : []
  })
}

/** What is to become hers though it is no words: a phone's number, the site's address, a picture. */
const alone: ReadonlySet<string> = new Set(['number', 'address', 'file'])
