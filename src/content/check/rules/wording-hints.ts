import { warning, type Diagnostic } from '../../model/diagnostic.ts'
import { keptWith } from '../../model/by-key.ts'
import { items, ownProperty, textAt, textsOf, valueAtPointer } from '../../model/source.ts'
import type { HintName } from '../../model/schema/types.generated.ts'
import { marked, type CheckedSource, type RuleInput } from '../validate/checked-source.ts'
import { rangeIn } from './signs-in-texts.ts'

/** Words that the rules of the profession forbid or advise against; the sources are in the messages. */
const words: readonly (readonly [HintName, RegExp])[] = [
  ['cure', /(?<!\p{L})(?:cura(?:mos|r)?|cures?|curing)(?!\p{L})/iu],
  ['guarantee', /(?<!\p{L})(?:garantid[oa]s?|guaranteed)(?!\p{L})/iu],
  ['free', /(?<!\p{L})(?:gr[áa]tis|free of charge)(?!\p{L})/iu],
  [
    'superlative',
    /(?<!\p{L})(?:[oa] melhor (?:psic[óo]log[oa]|terapeuta|terapia)|the best (?:psychologist|therapist|therapy))/iu,
  ],
  // The platform of the European Union for disputes closed on 20 July 2025 (Regulation 2024/3228).
  ['oldPlatform', /ec\.europa\.eu\/(?:consumers\/)?odr\S*/i],
]
const fullName = /^\p{Lu}\p{L}+(?: (?:d[aeo]s?|\p{Lu}\p{L}+))* \p{Lu}\p{L}+$/u
const mixed = /psicoterapia|psychotherapy/iu

/** Hints on wording, each of which site.yaml can turn off. */
export function checkWording(source: CheckedSource, { site }: RuleInput): Diagnostic[] {
  const off = items(ownProperty(site?.value, 'withoutHints'))
  return allHints(source).filter(({ facts }) => !off.includes(facts.hint))
}

const allHints = keptWith((source: CheckedSource) =>
  [...hintsIn(source)].map(([hint, word, pointer]) =>
    warning('wording', { hint, word }, rangeIn(source, pointer, word)),
  ),
)

function* hintsIn(source: CheckedSource): Generator<readonly [hint: HintName, word: string, pointer: string]> {
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
