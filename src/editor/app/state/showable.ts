import { stringify } from 'yaml'
import { checkFiles, type LoadedContent } from '../../../content/load.ts'
import { firstOfEach } from '../../../content/model/by-key.ts'
import type { Content } from '../../../content/model/content.ts'
import { fileKind, pathOf, ownProperty, valueAtPath } from '../../../content/model/source.ts'
import type { CheckedValue, ValuePath } from '../../../content/model/source.ts'
import { languages } from '../../../content/model/language.ts'
import { choicesOf, fieldsOf, nodeAt } from '../../../content/model/schema/schema-node.ts'
import type { pt } from '../messages/pt.ts'
import { definedNames } from '../panel/schema-values.ts'
import { filledValue, type Filling } from '../panel/filled-value.ts'

/** What is shown in place of a text. */
export type Missing = Pick<typeof pt, 'missing' | 'unwritten'>

type Texts = ReadonlyMap<string, string>

/** Each round leaves less that is wrong. Content that needs more of them is not worth waiting for. */
const mostRounds = 24

/**
 * Content that can be shown while something in it is wrong: the optional is left out, the required has a stand-in.
 * Items of lists stay, because paths contain their positions. The result is never saved.
 * @param load checks texts
 * @returns undefined if there is no page
 */
export function showable(
  texts: Texts,
  pictures: readonly string[],
  words: Missing,
  load: (texts: Texts) => LoadedContent,
): Content | undefined {
  // A file that can't be parsed says what could be understood of it.
  const values = new Map<string, CheckedValue>(
    checkFiles({ folder: '', files: texts }, new Map()).sources.map(({ file, value }) => [file, value]),
  )
  const shown = new Map(texts)
  /** How far up from a pointer something has been done about what is wrong there. */
  const attempts = new Map<string, number>()
  for (let round = 0; round < mostRounds; round += 1) {
    const { content, diagnostics } = load(shown)
    if (content) return content
    const wrong = diagnostics.filter(({ severity, file }) => severity === 'error' && file.endsWith('.yaml'))
    for (const { file, pointer, code } of firstOfEach(wrong, (each) => each.file + each.pointer)) {
      const place = `${file}#${pointer}`
      const attempt = attempts.get(place) ?? 0
      attempts.set(place, attempt + 1)
      const filling: Filling = {
        knownNames: (kind) => definedNames(kind, values, pictures, file),
        missing(path) {
          const language = languages.find((each) => each === path.at(-1))
          return `⟨${language ? words.missing[language] : words.unwritten}⟩`
        },
      }
      if (code === 'unknownPhone' && filling.knownNames('phone').length === 0) {
        // Whatever leads to a telephone stays: one stands in.
        const site = values.get('site.yaml') ?? {}
        const phones = filledValue(nodeAt('site', site, ['phones']), undefined, ['phones'], filling)
        values.set('site.yaml', withAt(site, ['phones'], phones))
        shown.set('site.yaml', stringify(values.get('site.yaml'), { lineWidth: 0 }))
        attempts.delete(place)
        continue
      }
      const whole = values.get(file) ?? {}
      const better =
        code === 'variableUnknown' && attempt === 0
          ? withoutBraces(whole, pointer)
          : withoutMistake(file, whole, pointer, attempt, filling)
      values.set(file, better)
      shown.set(file, stringify(better, { lineWidth: 0 }))
    }
    if (wrong.length === 0) return undefined
  }
  return undefined
}

/** A text in braces that name nothing still says what the owner wrote. */
function withoutBraces(whole: CheckedValue, pointer: string): CheckedValue {
  const path = pathOf(pointer)
  return withAt(whole, path, String(valueAtPath(whole, path)).replaceAll(/[{}]/g, ''))
}

/** @param attempt 0 mends the place itself; each further one replaces or leaves out what is one step further out */
function withoutMistake(file: string, whole: CheckedValue, pointer: string, attempt: number, filling: Filling) {
  const kind = fileKind(file)
  const full = pathOf(pointer)
  const path = full.slice(0, Math.max(0, full.length - attempt))
  const there = valueAtPath(whole, path)
  const filled = filledValue(nodeAt(kind, whole, path), attempt === 0 ? there : undefined, path, filling)
  // To fill a map or a list may mend it: an empty one of which nothing is required stays as it is.
  const isMended = typeof there === 'object' && attempt === 0 && JSON.stringify(filled) !== JSON.stringify(there)
  return withAt(whole, path, !isMended && isOptional(file, whole, path) ? undefined : filled)
}

function isOptional(file: string, value: CheckedValue, path: ValuePath): boolean {
  const around = path.length > 0 ? nodeAt(fileKind(file), value, path.slice(0, -1)) : undefined
  const field = around && fieldsOf(around).find(({ key }) => key === path.at(-1))
  return around !== undefined && field !== undefined && !field.required && !choicesOf(around).includes(field.key)
}

/** The value with another one at a path; without the key there if that is undefined. */
export function withAt(value: CheckedValue, [step, ...rest]: ValuePath, inner: CheckedValue | undefined): CheckedValue {
  if (step === undefined) return inner ?? value
  if (Array.isArray(value)) return value.map((each, index) => (index === step ? withAt(each, rest, inner) : each))
  const map = typeof value === 'object' ? value : {}
  if (rest.length === 0 && inner === undefined)
    return Object.fromEntries(Object.entries(map).filter(([key]) => key !== String(step)))
  return { ...map, [step]: withAt((ownProperty(map, String(step)) as CheckedValue | undefined) ?? {}, rest, inner) }
}
