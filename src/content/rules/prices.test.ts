import { expect, test } from 'vitest'
import { diagnosticsWith, inHome, messagesOf } from '../testing/content-with.ts'

const note = 'note: { pt: Lugares limitados, en: Limited places }'

test('a price in euros that the text does not name is told at the text', () => {
  const report = messagesOf(
    inHome(note, `${note}\n        price: { pt: Custa 10 euros, en: It costs 12 euros }\n        euros: 10`),
  )
  expect(report).toContain('evento 1, preço, inglês')
  expect(report).toContain('O texto «It costs 12 euros» não diz o mesmo que o preço ao lado (euros: 10).')
  expect(report).not.toContain('preço, português')
})

test('a price in euros that is not shown is told, in English too', () => {
  const report = messagesOf(inHome(note, `${note}\n        euros: 10`))
  expect(report).toContain('Searches are told 10 euros here, but the page shows no price.')
})

test.each([
  ['10 euros', 10],
  ['12,50 €', 12.5],
  ['€12.50', 12.5],
  ['Gratuito', 0],
  ['1.200 euros', 1200],
  ['1 200 €', 1200],
  ['3 aulas por 40 euros', 40],
])('%s and euros: %d say the same', (text, euros) => {
  const price = `price: { pt: "${text}", en: "${text}!" }\n        euros: ${euros}`
  const diagnostics = diagnosticsWith({
    'home.yaml': (page) => page.replace(note, () => `${note}\n        ${price}`),
  })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('a comma before the cents is told with the way to write them', () => {
  const price = `price: { pt: "12,50 €", en: "12.50 €" }\n        euros: 12,50`
  const report = messagesOf(inHome(note, `${note}\n        ${price}`))
  expect(report).toContain('evento 1, preço em euros')
  expect(report).toContain('Aqui devia estar um número, com um ponto antes dos cêntimos (10 ou 12.50), e está «12,50».')
})
