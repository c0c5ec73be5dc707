import { expect, test } from 'vitest'
import { mentionsOf } from './mentions-of.ts'

/** What a description becomes, in Portuguese, when a value of a kind that the schema says is changed elsewhere. */
function described(description: string, before: string, after: string, schema: object, type?: string) {
  const home = `path: /\ntitle: { pt: a, en: a }\ndescription: { pt: ${JSON.stringify(description)}, en: a }\n`
  const node = { schema: { ...schema }, type, file: '' }
  const leaf = { file: 'x.yaml', path: [], before, after, node, language: undefined }
  return mentionsOf(new Map([['home.yaml', home]]), leaf).map(({ changed }) => changed)
}

test('a time before ten is found with and without its zero, in the morning and at noon', () => {
  expect(described('Das 09:30, 9:30 ou 9h30.', '09:30', '12:00', {}, 'Time')).toEqual(['Das 12:00, 12:00 ou 12h.'])
  expect(described('At 9:30 am, 9:30am.', '09:30', '12:00', {}, 'Time')).toEqual(['At 12 pm, 12pm.'])
  expect(described('At 12 pm.', '12:00', '00:30', {}, 'Time')).toEqual(['At 12:30 am.'])
})

test('every way of writing a price is found, cents with a comma too', () => {
  expect(described('São 12,50 euros, 12,50 €, 12,50€.', '12.5', '15', {}, 'Euros')).toEqual([
    'São 15 euros, 15 €, 15€.',
  ])
  expect(described('It is €12.50, 12.50 €.', '12.5', '15', {}, 'Euros')).toEqual(['It is €15, 15 €.'])
  expect(described('São 10 euros.', '10', 'a combinar', {}, 'Euros')).toEqual([])
})

test('a weekday is found in the singular and in the plural, at the beginning of a sentence, and without a hyphen', () => {
  expect(described('Quarta-feira, quartas-feiras, quartas.', 'wednesday', 'saturday', {}, 'Weekday')).toEqual([
    'Sábado, sábados, sábados.',
  ])
  expect(described('Sábados, sábado.', 'saturday', 'monday', {}, 'Weekday')).toEqual([
    'Segundas-feiras, segunda-feira.',
  ])
  expect(described('On Wednesdays, a Wednesday.', 'wednesday', 'sunday', {}, 'Weekday')).toEqual([
    'On Sundays, a Sunday.',
  ])
  expect(described('Quartas, wed.', 'wed', 'sunday', {}, 'Weekday')).toEqual([])
  expect(described('Quartas.', 'wednesday', 'dom', {}, 'Weekday')).toEqual([])
})

test('a choice, a name of something else and a bare number are not words, and are not looked for', () => {
  const text = 'O 48 Sol da Casa.'
  expect(described(text, 'Sol', 'Lua', { enum: ['Sol', 'Lua'] }, 'Name')).toEqual([])
  expect(described(text, 'Casa', 'Rua', { refersTo: 'event' }, 'Name')).toEqual([])
  expect(described(text, '48 Sol', '50 Sol', { type: 'integer' }, 'Name')).toEqual([])
  expect(described(text, 'Casa', 'Rua', {}, 'Name')).toEqual(['O 48 Sol da Rua.'])
})

test('a part of a text is looked for only if it is distinctive: no short word, no long passage, nothing emptied', () => {
  expect(described('Na Sé, em Lisboa.', 'Fica na Sé', 'Fica na Fé', {})).toEqual([])
  expect(described('Na Sede, em Lisboa.', 'Fica na Sede', 'Fica na Casa', {})).toEqual(['Na Casa, em Lisboa.'])
  expect(described('Na Sede, em Lisboa.', 'Fica na Sede', '', {})).toEqual([])
  expect(described('São 10 pessoas, não 10 dias.', 'Somos 10 pessoas', 'Somos 12 pessoas', {})).toEqual([
    'São 12 pessoas, não 10 dias.',
  ])
})

test('of a changed text, the part between what both versions share is looked for', () => {
  const renamed = (text: string) => described(text, 'Casa do Rio em Lisboa', 'Casa da Serra Alta em Lisboa', {})
  expect(renamed('Na Casa do Rio.')).toEqual(['Na Casa da Serra Alta.'])
  expect(renamed('Casa do Rio em Lisboa, sim.')).toEqual(['Casa da Serra Alta em Lisboa, sim.'])
  expect(renamed('O Rio, em Lisboa.')).toEqual([])
  expect(described('No Rio.', 'Sala do Rio', 'Sala do Mar', {})).toEqual(['No Mar.'])
  expect(described('Na Sala Azul.', 'Sala Azul aqui', 'Sala aqui', {})).toEqual([])
})

test('signs around a word are no part of it, and a hyphen within it is', () => {
  expect(described('A Azul.', 'Sala «Azul», aqui', 'Sala «Verde», aqui', {})).toEqual(['A Verde.'])
  expect(described('A Bem-Vinda.', 'Sala Bem-Vinda aqui', 'Sala Boa-Hora aqui', {})).toEqual(['A Boa-Hora.'])
})

test('a number in a text is looked for together with what it counts', () => {
  const longer = (text: string) => described(text, '10 pessoas e 12 dias', '10 pessoas e 14 dias', {})
  expect(longer('São 12 dias, 12 noites.')).toEqual(['São 14 dias, 12 noites.'])
  expect(described('São 12 meses.', 'São 12 dias', 'São 14 noites', {})).toEqual([])
  expect(described('Pago 5 euros.', 'custa 5 euros', 'custa 7 euros', {})).toEqual(['Pago 7 euros.'])
})

test('a whole text without a capital is looked for only if it is a name, and none of more than sixty characters', () => {
  const [before, after] = ['uma conversa', 'um encontro']
  expect(described('Hoje há uma conversa.', before, after, {})).toEqual([])
  expect(described('Hoje há uma conversa.', before, after, {}, 'Name')).toEqual(['Hoje há um encontro.'])
  expect(described('Hoje há uma conversa.', before, after, { alike: true })).toEqual(['Hoje há um encontro.'])
  expect(described('Uma Conversa.', 'Conversa', 'Encontro', {})).toEqual([])
  const long = `A${'na'.repeat(30)}`
  expect(described(`É ${long}.`, long, 'Rita', {}, 'Name')).toEqual([])
  expect(described(`É ${long.slice(1)}.`, long.slice(1), 'Rita', {}, 'Name')).toEqual(['É Rita.'])
  expect(described('a  b', '  ', 'Rita', {}, 'Name')).toEqual([])
  expect(described('É Ana.', 'Ana', '  ', {}, 'Name')).toEqual([])
})
