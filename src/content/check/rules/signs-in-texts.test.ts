import { expect, test } from 'vitest'
import { diagnosticsWith, inEvents, inHome, reportedFor, type TestChanges } from '../../testing/content-with.ts'

const inTitle = (title: string) => inHome('pt: Psicologia em Lisboa', `pt: "${title}"`)
const inHero = (title: string) => inHome('pt: Um lugar para se escutar', `pt: "${title}"`)
const price = 'weekly: { day: wednesday'
const inPrice = (text: string) =>
  inEvents(price, `euros: 10\n    price: { pt: "${text}", en: "For {euros}" }\n    ${price}`)

const reported = (changes: TestChanges) =>
  diagnosticsWith(changes).map(({ code, suggestion }) => [
    code,
    ...(suggestion?.lines ?? []).map((each) => each.trim()),
  ])

test.each([
  [inTitle('{nome} em Lisboa'), 'title: { pt: "{name} em Lisboa", en: Psychology in Lisbon }'],
  [inTitle('{ name } em Lisboa'), 'title: { pt: "{name} em Lisboa", en: Psychology in Lisbon }'],
  [inTitle('{name em Lisboa'), 'title: { pt: "{name} em Lisboa", en: Psychology in Lisbon }'],
  [inPrice('Por {euro}'), 'price: { pt: "Por {euros}", en: "For {euros}" }'],
  [inPrice('Por {{euros}}'), 'price: { pt: "Por {euros}", en: "For {euros}" }'],
  [inPrice('Por [euros]'), 'price: { pt: "Por {euros}", en: "For {euros}" }'],
  [inTitle('<nome> em Lisboa'), 'title: { pt: "{name} em Lisboa", en: Psychology in Lisbon }'],
  [inHero('Com {name}'), 'pt: "Com Marta Amaral"'],
  [inHero('Com {calma}'), 'pt: "Com calma"'],
])('a name in braces that the site replaces nowhere or not there is an error', (changes, line) => {
  expect(reported(changes)).toEqual([['variableUnknown', line]])
})

test.each([
  inHero('Em {address}'),
  inTitle('Por {euros}'),
  inTitle('Em {morada}'),
  inTitle('Por {price}'),
  inPrice('Com {name}'),
])('a variable that has its value in other texts alone is corrected to no other, and to no mere word', (changes) => {
  expect(reported(changes).filter(([, line]) => line && !line.includes('Marta Amaral'))).toEqual([])
  expect(reported(changes)).toHaveLength(1)
})

test('a group of fields in braces is no variable with another name', () => {
  const changes = inTitle('{name}: { x: 46, y: 42 }')
  expect(reported(changes)).toEqual([['variableUnknown']])
})

test('a sum in braces where none is replaced is to be written in words', () => {
  const changes = inEvents('note: { pt: Lugares limitados', 'euros: 10\n    note: { pt: "Custa {euros}"')
  expect(reported(changes)).toEqual([['variableUnknown', 'note: { pt: "Custa 10 euros", en: Limited places }']])
})

test.each(['{euros} euros', '{euros} €', '€ {euros}', '{euros}€', '${euros}'])(
  'the unit beside a sum that has one is a warning',
  (text) => {
    expect(reported(inPrice(`Por ${text}`))).toEqual([['unitTwice', 'price: { pt: "Por {euros}", en: "For {euros}" }']])
  },
)

test('names in braces that the site replaces are right', () => {
  expect(reportedFor(inTitle('{name} em Lisboa'))).toEqual([])
  expect(reportedFor(inPrice('Por {euros}, ou {euros} no verão'))).toEqual([])
  expect(reportedFor(inHero('Um lugar [novo] para se escutar'))).toEqual([])
})
