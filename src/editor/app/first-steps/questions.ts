import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import { firstOfEach, grouped } from '../../../content/model/by-key.ts'
import { loadContent } from '../../../content/load.ts'
import { fileKind, pathOf, startsWith, valueAtPath } from '../../../content/model/source.ts'
import type { Source, Value, ValuePath } from '../../../content/model/source.ts'
import { nodeAt, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { isText } from '../../../content/model/schema/text-node.ts'
import { languages } from '../../../content/model/language.ts'
import { type SampleThing, sampleThings } from '../../../content/operations/sample-things.ts'
import type { Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { applyEdit, applyEdits } from '../../../content/yaml/edit/apply-edit.ts'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { uiLanguage } from '../messages/messages.ts'
import { factsIn } from '../state/checked.ts'
import { fieldsIn } from '../panel/schema-values.ts'
import type { EditorState } from '../state/editor-state.ts'

/** The file with what only the owner knows: name, address, licences, telephones. */
export const siteFile = 'site.yaml'

/** What only the owner knows, the fields in which to write it, and how many answers are left. */
export type Question = ReturnType<typeof firstQuestions>['asked'][number]

/**
 * What the owner has to answer first: who they are, how they are reached, where they meet people, and what others say.
 * In the order of the schema, pictures and events last. `found` is what the check of these texts found to be a sample.
 */
export function firstQuestions(found: readonly ReportedDiagnostic[], texts: Texts) {
  const valueOf = (file: string) => readValue(texts.get(file) ?? '')
  const byFile = grouped(found, ({ file }) => file)
  const samplesIn = (kind: Source['kind']) =>
    [...byFile].flatMap(([file, ofFile]) => (fileKind(file) === kind ? sampleThings(ofFile, valueOf) : []))
  const nodeOf = ({ file, path }: SampleThing) => nodeAt(fileKind(file), valueOf(file), path)
  const asked = [...samplesIn('site'), ...samplesIn('events')]
    .map((sample) => ({
      ...sample,
      fields: fieldsOfSample(sample, nodeOf(sample), texts),
      left: nodeOf(sample)?.type === 'Picture' ? 1 : Math.max(1, wholeTexts(sample.fields).length),
    }))
    .filter(({ fields }) => fields.length > 0)
  const isPicture = (question: SampleThing) => nodeOf(question)?.type === 'Picture'
  return {
    asked: asked.toSorted((one, other) => Number(isPicture(one)) - Number(isPicture(other))),
    /** The invented testimonials. A page is parsed when its own are asked for: all pages of a large site take a second. */
    *testimonials() {
      for (const [file, ofFile] of byFile)
        if (fileKind(file) === 'page')
          for (const sample of sampleThings(ofFile, valueOf))
            if (nodeOf(sample)?.schema['marks'] === 'testimonial') yield sample
    },
  }
}

/** How many answers are left. */
export const answersLeft = ({ asked, testimonials }: ReturnType<typeof firstQuestions>): number =>
  asked.reduce((sum, { left }) => sum + left, 0) + Number(testimonials().next().done !== true)

/** The fields to fill in: those as delivered, else each with words of its own; of the site itself, always the latter. */
function fieldsOfSample({ file, path, fields }: SampleThing, node: SchemaNode | undefined, texts: Texts) {
  const root = readValue(texts.get(file) ?? '')
  if (node?.type === 'Picture') return [path]
  if (fields.length > 0 && path.length > 0) return wholeTexts(fields)
  // Which words of an event are the owner's already cannot be told from its flag.
  if (!node || fileKind(file) !== 'site') return []
  return fieldsIn(node, valueAtPath(root, path))
    .filter((field) => isText(field.node) || 'pattern' in field.node.schema)
    .map(({ key }) => [...path, key])
    .filter((field) => valueAtPath(root, field) !== undefined)
}

/** Each text once, whichever of its languages are meant. */
export function wholeTexts(fields: readonly ValuePath[]): readonly ValuePath[] {
  const whole = fields.map((field) => (languages.some((each) => each === field.at(-1)) ? field.slice(0, -1) : field))
  return firstOfEach(whole, (field) => field.join('/'))
}

/**
 * The site's file without the flags of samples whose every word is the owner's now; undefined if all flags have to stay.
 * Which words of an event or a block are the owner's cannot be told from its flag.
 */
export function withoutSampleFlags(
  before: string | undefined,
  { texts, pictures }: Pick<EditorState, 'texts' | 'pictures'>,
): string | undefined {
  const text = texts.get(siteFile) ?? ''
  if (text === before) return undefined
  const files = new Map([[siteFile, text]])
  const { samples, diagnostics } = loadContent({ folder: '', files, pictures: factsIn(pictures) }, { lang: uiLanguage })
  const [was, now] = [readValue(before ?? ''), readValue(text)]
  const isWritten = (thing: SampleThing) => {
    const { file, path, fields } = thing
    // The other parts of the site have flags of their own, or none.
    const own = path.length > 0 ? [path] : fieldsOfSample(thing, nodeAt('site', now, path), texts)
    const [old, value] = [was, now].map((site) => own.map((each) => saidIn(valueAtPath(site, each))).join())
    const isWrong = diagnostics.some(
      ({ code, pointer }) =>
        /^(wrongForm|phoneLength)$/.test(code) && own.some((each) => startsWith(pathOf(pointer), each)),
    )
    // What was only added has an empty text: it shows nothing yet.
    return file === siteFile && fields.length === 0 && old !== value && !isWrong && !/[:[,]""/.test(value ?? '')
  }
  const written = sampleThings(samples, () => now).filter(isWritten)
  const edits = written.map(({ path }): Edit => ({ kind: 'remove', path: [...path, 'sample'] }))
  return edits.length > 0 ? applyEdits(text, edits) : undefined
}

/** What a thing says by itself, without what has a flag of its own in it. */
const saidIn = (value: Value | undefined) =>
  JSON.stringify(value, (key, part: Value) => (key !== '' && valueAtPath(part, ['sample']) ? undefined : part))

/** The files without the blocks that have only invented testimonials; of other blocks, these testimonials go. */
export function withoutTestimonials(testimonials: readonly Pick<SampleThing, 'file' | 'path'>[], texts: Texts) {
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
