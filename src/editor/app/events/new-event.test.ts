import { expect, test } from 'vitest'
import { emptyForm, eventOf } from './new-event.ts'

const chatOfNext = (text: string) => {
  const chat = { phone: 'biodanza', text }
  const events = [{ title: { pt: 'Roda de Natal', en: 'Christmas circle' }, button: { chat } }]
  return eventOf(emptyForm, { days: { first: '2031-11-07' } }, events, () => [])['button']
}

test("a new event has the last one's conversation, without what visitors would write about that one", () => {
  expect(chatOfNext('Olá! Gostaria de ir.')).toMatchObject({
    chat: { phone: 'biodanza', text: 'Olá! Gostaria de ir.' },
  })
  expect(chatOfNext('Quero ir à Roda de Natal.')).toHaveProperty('chat', { phone: 'biodanza' })
})
