import { priceSeemsToContradict } from '../../price/price-seems-to-contradict.ts'
import { priceLines } from '../../price/price-text.ts'
import { seemsToContradict } from '../../schedule/claims/seems-to-contradict.ts'
import { whenText } from '../../schedule/when-text.ts'
import { valueAt, warning, type FileDiagnostic } from '../diagnostic.ts'
import { languages, type Language } from '../language.ts'
import { items, ownProperty } from '../parse/own-property.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { markedEvents, type MarkedEvent } from './marked-events.ts'
import { references } from './references.ts'
import type { RuleInput } from './rule-input.ts'

const summaries = ['title', 'description'] as const

/**
 * The hand-written summary of a page about one event, which search engines show, does not contradict the event's time
 * or price. This can only be guessed, so it is no more than a warning.
 */
export function checkPageSummaries({ pages, events: source }: RuleInput): FileDiagnostic[] {
  if (!source) return []
  const events = markedEvents(source)
  return pages.flatMap((page) => {
    const name = onlyEvent(page)
    const event = name && events.find(({ data }) => ownProperty(data, 'name') === name)
    return event ? contradictions(page, event) : []
  })
}

/** The event that a page is about, where it is about one alone. */
function onlyEvent(page: CheckedSource): string | undefined {
  const showsOthers = items(ownProperty(page.value, 'blocks')).some((block) => ownProperty(block, 'type') === 'events')
  const [name, ...others] = new Set(references(page, 'event').map((reference) => reference.name))
  return showsOthers || others.length > 0 ? undefined : name
}

function contradictions({ file, value }: CheckedSource, event: MarkedEvent): FileDiagnostic[] {
  return summaries.flatMap((key) =>
    languages.flatMap((language) => {
      const text = ownProperty(ownProperty(value, key), language)
      if (typeof text !== 'string') return []
      const written = saidOtherwise(text, event, language).join('; ')
      if (!written) return []
      return [{ file, diagnostic: warning('summaryContradicts', { written }, valueAt(`/${key}/${language}`)) }]
    }),
  )
}

/** Made once, because making one takes longer than all that a page needs it for. */
const segmenters: Readonly<Record<Language, Intl.Segmenter>> = {
  pt: new Intl.Segmenter('pt', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
}

/** What the event says, if the text seems to contradict it. */
function saidOtherwise(text: string, { schedule, euros }: MarkedEvent, language: Language): string[] {
  const isOtherTime = schedule && seemsToContradict(text, schedule, language).length > 0
  // Sentence by sentence: the hours in another sentence could pass for a price range.
  const sentences = [...segmenters[language].segment(text)]
  const isOtherPrice = euros !== undefined && sentences.some(({ segment }) => priceSeemsToContradict(segment, euros))
  return [
    ...(isOtherTime ? [whenText(schedule, language)] : []),
    ...(isOtherPrice ? [priceLines(euros, language).join('; ')] : []),
  ]
}
