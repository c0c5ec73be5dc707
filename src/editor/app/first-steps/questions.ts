import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import { loadContent } from '../../../content/load.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import type { ValuePath } from '../../../content/model/pointer.ts'
import { fileKind, type Value } from '../../../content/model/source.ts'
import { nodeAt, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { isText } from '../../../content/model/schema/text-node.ts'
import { languages } from '../../../content/model/language.ts'
import { type SampleThing, sampleThings } from '../../../content/operations/sample-things.ts'
import type { Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { applyEdit } from '../../../content/yaml/edit/apply-edit.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { uiLanguage } from '../messages/messages.ts'
import { fieldsIn } from '../panel/variant.ts'
import { type EditorState, withTexts } from '../state/editor-state.ts'

/** What only the owner knows, and the fields in which to write it. */
export interface Question extends Pick<SampleThing, 'file' | 'path' | 'pointer'> {
  readonly fields: readonly ValuePath[]
  /** How many answers are left. */
  readonly left: number
}

/** What the owner is asked first, in the order of the schema, pictures and events last. */
export interface FirstQuestions {
  readonly asked: readonly Question[]
  /** The invented testimonials. */
  readonly testimonials: readonly SampleThing[]
}

/**
 * What the owner has to answer first: who they are, how they are reached, where they meet people, and what others say.
 *
 * @param found what the check of these texts found to be a sample
 */
export function firstQuestions(found: readonly ReportedDiagnostic[], texts: Texts): FirstQuestions {
  const valueOf = (file: string) => readValue(texts.get(file) ?? '')
  const samples = sampleThings(found, valueOf)
  const nodeOf = ({ file, path }: SampleThing) => nodeAt(fileKind(file), valueOf(file), path)
  const ofSite = samples.filter(({ file }) => fileKind(file) === 'site')
  const asked = [...ofSite, ...samples.filter(({ file }) => fileKind(file) === 'events')]
    .map((sample) => ({
      ...sample,
      fields: fieldsOfSample(sample, nodeOf(sample), texts),
      left: nodeOf(sample)?.type === 'Picture' ? 1 : Math.max(1, wholeTexts(sample.fields).length),
    }))
    .filter(({ fields }) => fields.length > 0)
  const isPicture = (question: SampleThing) => nodeOf(question)?.type === 'Picture'
  return {
    asked: asked.toSorted((one, other) => Number(isPicture(one)) - Number(isPicture(other))),
    testimonials: samples.filter((sample) => nodeOf(sample)?.schema['marks'] === 'testimonial'),
  }
}

/** How many answers are left. */
export const answersLeft = ({ asked, testimonials }: FirstQuestions): number =>
  asked.reduce((sum, { left }) => sum + left, 0) + Math.min(1, testimonials.length)

/** The fields to fill in: those as delivered, else each with words of its own; of the site itself, always the latter. */
function fieldsOfSample({ file, path, fields }: SampleThing, node: SchemaNode | undefined, texts: Texts) {
  const root = readValue(texts.get(file) ?? '')
  if (node?.type === 'Picture') return [path]
  if (fields.length > 0 && path.length > 0) return wholeTexts(fields)
  // Which words of an event are the owner's already cannot be told from its mark.
  if (!node || fileKind(file) !== 'site') return []
  return fieldsIn(node, valueAtPath(root, path))
    .filter((field) => isText(field.node) || 'pattern' in field.node.schema)
    .map(({ key }) => [...path, key])
    .filter((field) => valueAtPath(root, field) !== undefined)
}

/** Each text once, whichever of its languages are meant. */
export function wholeTexts(fields: readonly ValuePath[]): readonly ValuePath[] {
  const whole = fields.map((field) => (languages.some((each) => each === field.at(-1)) ? field.slice(0, -1) : field))
  return [...new Map(whole.map((field) => [field.join('/'), field])).values()]
}

/**
 * The file without the mark of a sample whose every word is the owner's now; undefined if the mark has to stay.
 *
 * @param before what the sample said
 */
export function withoutMark({ file, path, pointer }: Question, before: Value | undefined, state: EditorState) {
  const text = state.texts.get(file) ?? ''
  const root = readValue(text)
  const mark = [...path, 'sample']
  const isWritten = JSON.stringify(valueAtPath(root, path)) !== JSON.stringify(before)
  if (fileKind(file) !== 'site' || !isWritten || valueAtPath(root, mark) === undefined) return undefined
  const files = new Map([[file, applyEdit(text, { kind: 'remove', path: mark })]])
  const texts = withTexts(state.texts, files)
  const pictures = new Map([...state.pictures].map(([name, picture]) => [name, picture.facts]))
  const { samples } = loadContent({ folder: '', files: texts, pictures }, { lang: uiLanguage })
  const left = sampleThings(samples, (name) => readValue(texts.get(name) ?? ''))
  return left.some((each) => each.file === file && each.pointer === pointer) ? undefined : files
}

/** The files without the blocks that have only invented testimonials; of other blocks, these testimonials go. */
export function withoutTestimonials(
  testimonials: readonly Pick<SampleThing, 'file' | 'path'>[],
  texts: Texts,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  // From the end, so that no removal moves another.
  for (const { file, path } of testimonials.toReversed()) {
    const text = files.get(file) ?? texts.get(file) ?? ''
    const others = valueAtPath(readValue(text), path.slice(0, -1))
    const isLast = Array.isArray(others) && others.length === 1
    files.set(file, applyEdit(text, { kind: 'remove', path: isLast ? path.slice(0, 2) : path }))
  }
  return files
}
