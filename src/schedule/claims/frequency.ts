/** How often a text says that something takes place: every so many weeks, or every month. */
export type Frequency = 1 | 2 | 'monthly'

const forms: readonly (readonly [Frequency, RegExp])[] = [
  [1, /\b(?:semanal|semanais|semanalmente|todas as semanas|weekly|every week|each week)\b/],
  [
    2,
    /\b(?:quinzena(?:l|is|lmente)|de (?:15|quinze) em (?:15|quinze) dias|de (?:2|duas) em (?:2|duas) semanas|semana sim|fortnightly|every (?:second|other|two) (?:weeks?|\w+day))\b/,
  ],
  [
    'monthly',
    /\b(?:mensa(?:l|is|lmente)|todos os meses|(?:de |em )?cada mes|do mes|monthly|(?:every|each|of the|in the) month)\b/,
  ],
]

/** How often something takes place, as far as a clause says it. */
export function saidFrequencies(clause: string): Frequency[] {
  return forms.filter(([, form]) => form.test(clause)).map(([frequency]) => frequency)
}
