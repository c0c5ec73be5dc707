import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentWith } from './testing/content-with.ts'
import { fileTexts, judgeIn } from './testing/judge-mistakes.ts'
import { mistakesIn, type Mistake } from './testing/mistakes.ts'

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

const judge = judgeIn(content)

interface Place {
  readonly file: string
  readonly mistake: Mistake
}

/** The places for each kind of mistake, in all files. */
const inFiles = [...fileTexts(content)].map(([file, text]) => ({ file, mistakes: mistakesIn(text) }))
const kinds = [...mistakesIn('').keys()].map((kind) =>
  inFiles.flatMap(({ file, mistakes }): readonly Place[] =>
    (mistakes.get(kind) ?? []).map((mistake) => ({ file, mistake })),
  ),
)

/** What is wrong with the report on some mistakes in one file, or with their corrections. */
function faultsIn(places: readonly Place[]): readonly string[] {
  const fault = judge(
    places[0]?.file ?? '',
    places.map(({ mistake }) => mistake),
  )
  const made = places.map(({ file, mistake: { kind, from } }) => `${file}:${from + 1} ${kind}`)
  return fault ? [`${fault}: ${made.join(' & ')}`] : []
}

test('each kind of mistake is reported once, where it is, and its correction fixes it and changes nothing else', () => {
  const places = kinds.flatMap((all) => [all.slice(0, 1), all.slice(all.length / 2).slice(0, 1)])
  expect(
    places.flatMap((place) => (place.length > 0 ? faultsIn(place) : ['a kind of mistake that was not made'])),
  ).toEqual([])
})

test('two mistakes in different places are reported as two, and both corrections together fix them', () => {
  const place = fc.constantFrom(...kinds).chain((all) => fc.constantFrom(...all))
  const pair = fc
    .tuple(place, place)
    .filter(([one, other]) => one.file === other.file && areApart(one.mistake, other.mistake))
  expect(fc.sample(pair, { numRuns: 30, seed: 7 }).flatMap(faultsIn)).toEqual([])
})

/** Whether other lines lie between two mistakes. */
const areApart = (one: Mistake, other: Mistake): boolean =>
  one.from + one.removed + 3 < other.from || other.from + other.removed + 3 < one.from
