import { expect, test } from 'vitest'
import { emptyForm, eventOf, scheduleOfForm } from './new-event.ts'

const chatOfNext = (text: string) => {
  const chat = { phone: 'biodanza', text }
  const events = [{ title: { pt: 'Roda de Natal', en: 'Christmas circle' }, button: { chat } }]
  return eventOf(emptyForm, { days: { first: '2031-11-07' } }, events, () => [])['button']
}

test('a retreat that takes place again keeps the hours of its first and last day, unless it now has one day', () => {
  const form = { ...emptyForm, again: 'retiro', first: '2031-11-07', begins: '18:00', ends: '13:00' }
  const days = { first: '2031-11-07', last: '2031-11-09', begins: '18:00', ends: '13:00' }
  expect(scheduleOfForm({ ...form, last: '2031-11-09' })).toEqual({ days })
  expect(scheduleOfForm(form)).toEqual({ days: { first: '2031-11-07' } })
})

test("a new event has the last one's conversation, without what visitors would write about that one", () => {
  expect(chatOfNext('Olá! Gostaria de ir.')).toMatchObject({
    chat: { phone: 'biodanza', text: 'Olá! Gostaria de ir.' },
  })
  expect(chatOfNext('Quero ir à Roda de Natal.')).toHaveProperty('chat', { phone: 'biodanza' })
})
