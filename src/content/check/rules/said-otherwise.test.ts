import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { scheduleFaults } from '../../dates/schedule-faults.ts'
import type { Schedule } from '../../dates/schedule.ts'
import { schedules } from '../../dates/testing/schedules.ts'
import { whenText } from '../../dates/when-text.ts'
import type { Price } from '../../model/schema/types.generated.ts'
import { diagnosticsWith, type TestChanges } from '../../testing/content-with.ts'

const evening: Schedule = { weekly: { day: 'wednesday', from: '20:00', to: '22:00' } }
const noEnd: Schedule = { weekly: { day: ['monday', 'thursday'], from: '19:30' } }
const firstFriday: Schedule = { monthly: { which: 'first', day: 'friday', from: '19:30', to: '21:30' } }
const oneDay: Schedule = { days: { first: '2031-03-15', from: '10:00', to: '18:00' } }
const retreat: Schedule = { days: { first: '2031-03-14', last: '2031-03-16', begins: '18:00', ends: '13:00' } }
const autumn: Schedule = { weekly: { day: 'wednesday', from: '20:00', first: '2031-09-17' } }
const threeDays: Schedule = { days: { first: '2031-11-07', last: '2031-11-09' } }

/** A content with nothing but these events, and a page that shows them all. */
const withEvents = (events: readonly object[], description = { pt: 'Dançar', en: 'Dancing' }): TestChanges => ({
  'events.yaml': stringify(
    {
      events: events.map((fields, index) => ({
        name: `evento-${index}`,
        title: { pt: `Aula ${index}`, en: `Class ${index}` },
        icon: 'sun',
        where: { pt: 'Lisboa', en: 'Lisbon' },
        description: { pt: 'Uma aula', en: 'A class' },
        button: { label: { pt: 'Vou', en: 'I will come' }, page: '/' },
        ...fields,
      })),
    },
    { aliasDuplicateObjects: false, defaultStringType: 'QUOTE_DOUBLE' },
  ),
  'home.yaml': (text) => text.replace(/description: .*\n/, `description: ${JSON.stringify(description)}\n`),
})

/** What is named, and what the site writes of the events, for each text that says otherwise. */
const reported = (changes: TestChanges) =>
  diagnosticsWith(changes).flatMap(({ code, severity, pointer, facts }) =>
    code === 'saidOtherwise' ? [[severity, pointer, ...Object.values(facts)]] : [],
  )

const said = (schedule: Schedule, pt: string, en: string): object => ({ ...schedule, when: { pt, en } })

test('what an owner writes beside a schedule without another hour or weekday raises no objection', () => {
  const events = [
    said(evening, 'Às quartas, das 20h às 22h', 'Wednesdays, 8–10 pm'),
    said(evening, 'Quartas-feiras, 20h00-22h00 (portas às 19h45)', 'Every Wednesday from 8 to 10 p.m.'),
    said(evening, 'Quartas-feiras às 20:00; 2.ª edição, na Quinta das Flores', 'Wednesdays, a 2h class'),
    said(evening, 'Quartas, exceto terças de Carnaval', 'Wednesdays, but not on Thursdays'),
    said(evening, 'Quartas, das 20h às 22h; portas às 19h45', 'Wednesdays 20:00 to 22:00, doors 19:45'),
    said(noEnd, 'Segundas e quintas, das 19h30 às 21h30', 'Mondays and Thursdays, 7.30 to 9.30 pm'),
    said(firstFriday, 'Na segunda sexta-feira, às 19h30', 'On a Friday at 7:30pm'),
    said(oneDay, 'Sábado, das 10h às 13h e das 15h às 18h', 'Saturday, 10:00–13:00 and 15:00–18:00'),
    said(retreat, 'De sexta-feira às 18h a domingo às 13h, sábado às 9h', 'Friday 6 pm to Sunday 1 pm'),
    said(threeDays, 'Sexta-feira, 7 de novembro, às 18h30', 'Friday to Sunday, from 6 pm'),
    said(threeDays, '7 a 9 de novembro, inscrições até 15 de outubro', '7–9 November; you have 10 may be 20 places'),
    said(threeDays, 'Sexta a domingo, na Av. 5 de Outubro', 'Friday, Saturday and Sunday, 8 November 2031'),
    said(autumn, 'Quartas, a partir de 17 de setembro', 'Wednesdays'),
    said(autumn, 'Quartas, menos 24 de dezembro', 'Wednesdays, but not on 24 December'),
    said(evening, 'Quartas, 20h; ligue até às 19h', 'Wednesdays at 8 pm. Confirm by 6 pm on Tuesday'),
  ]
  expect(reported(withEvents(events))).toEqual([])
})

test('an hour or a weekday that the event beside it does not have is a warning with both', () => {
  const events = [
    said(evening, 'Quintas-feiras, das 20h às 22h', 'Thursdays, 20:00 to 22:00'),
    said(evening, 'Quartas-feiras, das 19h às 22h', 'Wednesdays, 8 pm to 11 pm'),
    said(noEnd, 'Segundas e quintas, às 20 horas', 'Mondays at 8.15 p.m.'),
    said(threeDays, 'De quinta-feira a domingo', 'Thursday to Sunday'),
    said(threeDays, '5 a 7 de Dezembro', '5th to 7th December'),
    said(threeDays, 'No fim de semana de 14 a 16 de novembro', '14 to 16 December, no class on 6 May'),
    said(autumn, 'Quartas, a partir de 24 de setembro', 'Wednesdays from 17 September'),
  ]
  const [evenings, evenings2] = [whenText(evening, 'pt'), whenText(evening, 'en')]
  expect(reported(withEvents(events))).toEqual([
    ['warning', '/events/0/when/pt', 'Quintas-feiras', evenings],
    ['warning', '/events/0/when/en', 'Thursdays', evenings2],
    ['warning', '/events/1/when/pt', '19h', evenings],
    ['warning', '/events/1/when/en', '11 pm', evenings2],
    ['warning', '/events/2/when/pt', '20 horas', whenText(noEnd, 'pt')],
    ['warning', '/events/2/when/en', '8.15 p.m', whenText(noEnd, 'en')],
    ['warning', '/events/3/when/pt', 'quinta-feira', whenText(threeDays, 'pt')],
    ['warning', '/events/3/when/en', 'Thursday', whenText(threeDays, 'en')],
    ['warning', '/events/4/when/pt', '7 de Dezembro', whenText(threeDays, 'pt')],
    ['warning', '/events/4/when/en', '7th December', whenText(threeDays, 'en')],
    ['warning', '/events/5/when/pt', '16 de novembro', whenText(threeDays, 'pt')],
    ['warning', '/events/5/when/en', '16 December', whenText(threeDays, 'en')],
    ['warning', '/events/6/when/pt', '24 de setembro', whenText(autumn, 'pt')],
  ])
})

const priced = (euros: Price, pt: string, en: string): object => ({ ...evening, euros, price: { pt, en } })

test('the words for a price name its figure, and may name others beside it', () => {
  const members = [
    { label: { pt: 'Sócios', en: 'Members' }, euros: 8 },
    { label: { pt: 'Outros', en: 'Others' }, euros: 12.5 },
  ]
  const right = [
    priced(10, 'A primeira aula custa 10 euros; quatro aulas, 36 euros', '€10, or four classes for €36'),
    priced(10, 'Dez euros por pessoa, até 12 pessoas', 'EUR 10.00'),
    priced(1200, '1.200 euros', '€1,200'),
    priced(1200, '1 200 €', '1200 euros'),
    priced(10, 'A primeira aula custa {euros}; as seguintes, 12 euros', '{euros}, then €12'),
    priced(members, 'Sócios 8 €, outros 12,50 €', 'Members €8'),
    priced(60, 'Pede-se um sinal de 20 euros', 'Deposit: €20'),
    priced(60, 'Para sócios, desconto de 5 euros', 'Members have a discount of €5'),
    priced(0, 'Gratuito', 'Free'),
  ]
  expect(reported(withEvents(right))).toEqual([])
  expect(reported(withEvents([priced(12.5, 'Custa 12 euros', '€15')]))).toEqual([
    ['warning', '/events/0/price/pt', '12 euros', '12,50 euros'],
    ['warning', '/events/0/price/en', '€15', '12.50 euros'],
  ])
})

test('the description of a page names only what an event that it shows has', () => {
  const open: Schedule = { weekly: { day: 'wednesday', from: '20:00', pauses: [{ month: 'august' }] } }
  const events = [
    priced(10, '{euros} cada aula', '{euros} a class'),
    { ...open, euros: 120 },
    { ...firstFriday, hidden: true, euros: 7 },
  ]
  const right = { pt: 'Às quartas, das 20h às 22h, por 10 euros.', en: 'Wednesdays from 8 pm. €120.' }
  expect(reported(withEvents(events, right))).toEqual([])
  const wrong = { pt: 'Às sextas, das 20h às 22h.', en: 'Wednesdays from 8 pm. €7.' }
  expect(reported(withEvents(events, wrong))).toEqual([
    ['warning', '/description/pt', 'sextas', `${whenText(evening, 'pt')}; ${whenText(open, 'pt')}`],
    ['warning', '/description/en', '€7', '10 euros; 120 euros'],
  ])
})

const about = (index: number): string =>
  `  - type: class-details\n    title: { pt: A aula, en: The class }\n    event: evento-${index}\n`

test('a page about one event is compared with that one alone, and a page without events with none', () => {
  const description = { pt: 'Sextas-feiras, às 19h30', en: 'Fridays, 7.30 pm' }
  const events = withEvents([evening, firstFriday])
  const page = (blocks: string): TestChanges => ({
    ...events,
    'biodanza.yaml': (text) =>
      `${text.replace(/description: .*\n/, `description: ${JSON.stringify(description)}\n`)}${blocks}`,
  })
  expect(reported(page(about(1)))).toEqual([])
  expect(reported(page(about(0))).map(([, pointer, named]) => [pointer, named])).toEqual([
    ['/description/pt', 'Sextas-feiras, 19h30'],
    ['/description/en', 'Fridays, 7.30 pm'],
  ])
  const opening =
    "  - type: call-to-action\n    title: { pt: 'Até sexta-feira', en: 'See you on Friday' }\n    text: { pt: 'Ligue até às 7h', en: 'Four for €40' }\n"
  const invited = reported(page(about(0) + opening)).map(([, pointer, named]) => `${pointer} ${named}`)
  expect(invited.join('\n')).toMatch(/blocks.*title\/pt sexta-feira\n.*title\/en Friday$/)
  expect(reported(page(opening))).toEqual([])
  expect(reported(page(''))).toEqual([])
  const all = '  - { type: events, title: { pt: Tudo, en: All }, intro: { pt: Tudo, en: All } }\n'
  const ours =
    '  - { type: services, title: { pt: A, en: B }, intro: { pt: A, en: B }, services: [{ title: { pt: A, en: B }, icon: sun, description: { pt: A, en: B } }] }\n'
  expect(reported(page(all))).toHaveLength(0)
  expect(reported(page(all + ours))).toEqual([])
})

test('no schedule contradicts the words that are derived from it', () => {
  const some = fc.sample(schedules, { numRuns: 300, seed: 1 }).filter((each) => scheduleFaults(each).length === 0)
  const events = some.map((schedule) => said(schedule, whenText(schedule, 'pt'), whenText(schedule, 'en')))
  expect(events.length).toBeGreaterThan(30)
  expect(reported(withEvents(events))).toEqual([])
})

test('in the other texts of an event, a day beside its own, or one to book by, raises no objection', () => {
  const texts = [
    ['Responda até à véspera, terça-feira, por WhatsApp.', 'Please reply by Monday. Registration deadline: Tuesday'],
    ['Fale comigo até terça-feira.', 'Call Monday to Friday, 9 to 6. Early-bird price until Friday'],
    ['Em caso de chuva, fica para domingo. Ligue de segunda a sexta-feira.', 'If it rains, we meet on Sunday instead.'],
    ['Às quartas e, uma vez por mês, ao sábado.', 'Wednesdays and some Saturdays. Sign-ups close on Tuesday.'],
    ['Para segundas oportunidades, nas quintas de Outeiro e de Sintra', 'The Black Friday price'],
    ['Avise-me até segunda-feira. Se chover, fica para quinta-feira.', 'Sign up by Sunday. In case of rain, Thursday.'],
    ['Inscrições: 912 345 678 até segunda-feira, às 12h', 'Call 912 345 678 by Monday, or before Tuesday, 6 pm'],
    ['Segundas núpcias, em casas ou quintas da região', 'Let me know by Monday, or Tuesday at the latest.'],
    ['As inscrições fecham na segunda-feira. 20€ até sexta-feira', 'Registration closes on Monday.'],
    ['Data-limite de inscrição: terça-feira', 'I reply from Monday to Friday. Messages are answered on Mondays.'],
  ]
  const events = texts.map(([pt, en]) => ({ ...evening, note: { pt, en } }))
  const page = { pt: 'Terapia de segunda a sexta-feira, dança às quartas', en: 'Monday therapy, Wednesday dance' }
  expect(reported(withEvents(events, page))).toEqual([])
})

test('the other texts of an event are compared by its weekday alone', () => {
  const description = { pt: 'Às segundas, 19h30', en: 'On a Monday, 50 euros' }
  const titled = { title: { pt: 'Às terças', en: 'Dancing' }, when: { pt: 'Às segundas', en: 'Every Wednesday' } }
  const found = reported(withEvents([{ ...evening, ...titled, description, note: { pt: 'Quarta, 7h', en: 'Friday' } }]))
  expect(found.map(([, pointer, named]) => `${pointer} ${named}`)).toEqual([
    expect.stringMatching(/title\/pt terças$/),
    expect.stringMatching(/description\/pt segundas$/),
    expect.stringMatching(/description\/en Monday$/),
    expect.stringMatching(/when\/pt segundas$/),
    expect.stringMatching(/note\/en Friday$/),
  ])
})

test('an hour, a sum or a usual weekday is compared also where the words say when to book', () => {
  const when = { pt: 'Reserve nas terças à noite, 19h até às 23h', en: 'Call now: Wednesdays 7 pm' }
  const price = { pt: 'Se for a primeira vez, 15 euros', en: 'Book by Tuesday: 12 euros' }
  const page = { pt: 'Inscrições abertas: às terças, 20h às 22h', en: 'Bookings open: dance on Mondays by the sea' }
  const note = { pt: 'Inscreva-se até quarta-feira, dançamos às quintas', en: 'Sign up by text for Fridays' }
  const found = [withEvents([{ ...evening, when, note, euros: 10, price }]), withEvents([evening], page)].flatMap(
    reported,
  )
  const named = found.map(([, pointer, words]) => `${pointer} ${words}`.replace('/events/0/', ''))
  expect(named.join('; ')).toBe(
    'when/pt terças, 19h, 23h; when/en 7 pm; note/pt quintas; note/en Fridays; price/pt 15 euros; price/en 12 euros; /description/pt terças; /description/en Mondays',
  )
})
