import { expect, test } from 'vitest'
import type { DatedSchedule } from '../model/schema/types.generated.ts'
import { whenTexts } from './testing/schedules.ts'

const days = (schedule: DatedSchedule) => whenTexts({ days: schedule })

test('a single day has its weekday, several days are a range', () => {
  expect([
    days({ first: '2027-03-13' }),
    days({ first: '2027-03-01' }),
    days({ first: '2025-11-07', last: '2025-11-09' }),
    days({ first: '2027-03-13', last: '2027-03-14' }),
    days({ first: '2027-02-28', last: '2027-03-02' }),
    days({ first: '2027-12-30', last: '2028-01-02' }),
  ]).toMatchInlineSnapshot(`
    [
      "Sábado, 13 de março de 2027 | Saturday 13 March 2027",
      "Segunda-feira, 1 de março de 2027 | Monday 1 March 2027",
      "7 a 9 de novembro de 2025 | 7 to 9 November 2025",
      "13 e 14 de março de 2027 | 13 and 14 March 2027",
      "28 de fevereiro a 2 de março de 2027 | 28 February to 2 March 2027",
      "30 de dezembro de 2027 a 2 de janeiro de 2028 | 30 December 2027 to 2 January 2028",
    ]
  `)
})

test('days may have times, for each day or for the event as a whole', () => {
  const retreat = { begins: '18:00', ends: '13:00' }
  expect([
    days({ first: '2027-03-13', from: '10:00', to: '18:00' }),
    days({ first: '2027-03-13', from: '22:00', to: '02:00' }),
    days({ first: '2027-03-13', last: '2027-03-14', from: '10:00', to: '18:00' }),
    days({ first: '2027-03-12', last: '2027-03-14', ...retreat }),
    days({ first: '2027-07-30', last: '2027-08-01', begins: '18:30', ends: '01:00' }),
    days({ first: '2027-07-31', last: '2027-08-07', ...retreat }),
  ]).toMatchInlineSnapshot(`
    [
      "Sábado, 13 de março de 2027, das 10h às 18h | Saturday 13 March 2027, 10:00 to 18:00",
      "Sábado, 13 de março de 2027, das 22h às 2h | Saturday 13 March 2027, 22:00 to 02:00",
      "13 e 14 de março de 2027, das 10h às 18h | 13 and 14 March 2027, 10:00 to 18:00",
      "12 a 14 de março de 2027, das 18h de sexta-feira às 13h de domingo | 12 to 14 March 2027, Friday 18:00 to Sunday 13:00",
      "30 de julho a 1 de agosto de 2027, das 18h30 de sexta-feira à 1h de domingo | 30 July to 1 August 2027, Friday 18:30 to Sunday 01:00",
      "31 de julho a 7 de agosto de 2027, das 18h do primeiro dia às 13h do último | 31 July to 7 August 2027, from 18:00 on the first day to 13:00 on the last",
    ]
  `)
})
