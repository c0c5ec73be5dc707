import { expect, test } from 'vitest'
import { contentWith } from './testing/content-with.ts'
import { mistakesIn } from './testing/mistakes.ts'
import { tryPairs, trySingles, type JudgedMistakes } from './testing/try-mistakes.ts'

/** Written here and not part of the tests' site, so that a block added there does not make other mistakes here. */
const retreat = `path: /retiro
title: { pt: O retiro, en: The retreat }
description: { pt: Três dias na serra, en: Three days in the hills }
blocks:
  - type: hero
    title:
      pt: Três dias na serra
      en: Three days in the hills
    lead: { pt: Com quem já dança, en: For those who dance already }
    picture:
      file: hero-room.jpg
      alt:
        pt: "Desenho: uma sala à tarde"
        en: "Drawing: a room in the afternoon"
    buttons:
      - label: { pt: Ver as datas, en: "See the dates" }
        scroll: dates
      - label:
          pt: A aula aberta
          en: The open class
        page: /biodanza

  - type: services
    title:
      pt: O que se faz
      en: What we do
    services:
      - icon: sun
        title: { pt: Andar a pé, en: Walking }
        text:
          pt: Duas horas por dia, sem pressa.
          en: Two hours a day, without hurry.
      - icon: leaf
        title: { pt: Dançar, en: Dancing }
        text:
          pt: Ao fim da tarde, na sala grande.
          en: Late in the afternoon, in the large room.
    sample: true

  - type: events
    anchor: dates
    title:
      pt: As próximas datas
      en: The next dates

  - type: testimonials
    title: { pt: Quem lá esteve, en: Who has been there }
    testimonials:
      - name: Ivo
        place: { pt: Évora, en: Évora }
        text:
          pt: |
            Voltei com mais vagar do que levei.

            Ainda hoje me sento à janela.
          en: |
            I came back slower than I went.

            I still sit at the window.
      - name: Rita
        place: { pt: Mafra, en: Mafra }
        text:
          pt: Há de haver outro.
          en: There has to be another.
        sample: true
`

const content = contentWith({ 'retiro.yaml': retreat })

/** What must never come of a mistake: silence, another place blamed, more or fewer messages, or a correction that is none. */
const wrong: ReadonlySet<JudgedMistakes['verdict']> = new Set([
  'silent',
  'elsewhere',
  'tooMany',
  'tooFew',
  'still',
  'differs',
])

const wrongOnes = (all: readonly JudgedMistakes[]): string[] =>
  all
    .filter(({ verdict }) => wrong.has(verdict))
    .map(
      ({ file, verdict, mistakes }) =>
        `${verdict}: ${mistakes.map(({ kind, from }) => `${file}:${from + 1} ${kind}`).join(' & ')}`,
    )

test('each kind of mistake is reported once, where it is, and its correction fixes it and changes nothing else', () => {
  const singles = trySingles(content, 2)
  const kinds = new Set(singles.flatMap(({ mistakes }) => mistakes.map(({ kind }) => kind)))
  expect([...mistakesIn('').keys()].filter((kind) => !kinds.has(kind))).toEqual([])
  expect(wrongOnes(singles)).toEqual([])
}, 300_000)

test('two mistakes in different places are reported as two, and both corrections together fix them', () => {
  expect(wrongOnes(tryPairs(content, 30, 7))).toEqual([])
}, 300_000)
