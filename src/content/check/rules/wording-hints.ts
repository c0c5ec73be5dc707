import { warning, type Diagnostic } from '../../model/diagnostic.ts'
import { keptWith } from '../../model/by-key.ts'
import { items, ownProperty, textAt, textsOf, valueAtPointer } from '../../model/source.ts'
import { marked, type CheckedSource, type RuleInput } from '../validate/checked-source.ts'
import { rangeIn } from './signs-in-texts.ts'
import hints from './wording-hints.json' with { type: 'json' }

/** What the rules of the profession forbid or advise against: the words, and why, with the source. */
type WordingName = keyof typeof hints
const words = (Object.entries(hints) as [WordingName, { pattern?: string }][]).flatMap(([hint, { pattern }]) =>
  pattern === undefined ? [] : [[hint, new RegExp(pattern, 'iu')] as const],
)
const fullName = /^\p{Lu}\p{L}+(?: (?:d[aeo]s?|\p{Lu}\p{L}+))* \p{Lu}\p{L}+$/u
const mixed = /psicoterapia|psychotherapy/iu

/** Hints on wording, each of which site.yaml can turn off. */
export function checkWording(source: CheckedSource, { site }: RuleInput): Diagnostic[] {
  const off = items(ownProperty(site?.value, 'withoutHints'))
  return allHints(source).filter(({ facts }) => !off.includes(facts.hint))
}

const allHints = keptWith((source: CheckedSource) =>
  [...hintsIn(source)].map(([hint, word, pointer]) =>
    warning('wording', { hint, word, why: hints[hint].why }, rangeIn(source, pointer, word)),
  ),
)

function* hintsIn(source: CheckedSource): Generator<readonly [hint: WordingName, word: string, pointer: string]> {
  const suspected = textsOf(source.value, (each) => words.some(([, pattern]) => pattern.test(each)))
  for (const [hint, pattern] of words)
    for (const { text, pointer } of suspected.filter((each) => pattern.test(each.text)))
      yield [hint, pattern.exec(text)?.[0] ?? '', pointer]
  const testimonials = marked(source, 'testimonial')
  for (const { data, pointer } of testimonials) {
    const name = textAt(data, 'name')
    if (fullName.test(name)) yield ['fullName', name, `${pointer}/name`]
  }
  const services = items(ownProperty(source.value, 'blocks')).flatMap((block, index) =>
    items(ownProperty(block, 'services')).map((_, at) => `/blocks/${index}/services/${at}`),
  )
  for (const place of [...services, ...testimonials.map(({ pointer }) => pointer)]) {
    const texts = textsOf(valueAtPointer(source.value, place), undefined, place)
    const found = texts.find(({ text }) => mixed.test(text))
    if (found && texts.some(({ text }) => /biodanza/i.test(text)))
      yield ['mixed', mixed.exec(found.text)?.[0] ?? '', found.pointer]
  }
}
