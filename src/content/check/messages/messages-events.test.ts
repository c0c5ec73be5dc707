import { expect, test } from 'vitest'
import { inEvents, inHome, messagesOf } from '../../testing/content-with.ts'

test('an event that is over is a warning with its date', () => {
  expect(messagesOf({ 'events.yaml': (text) => text.replaceAll('2031', '2030') })).toMatchInlineSnapshot(`
    "content/events.yaml:23:38  Aviso · evento 2, datas, último dia
      Este evento já passou: o último dia foi 9 de novembro de 2030.
      Apague o evento, ou mude as datas.
      23 |     days: { first: 2030-11-07, last: 2030-11-09 }
                                                ^^^^^^^^^^

    event 2, days, last: This event is over: its last day was 9 November 2030. Delete the event, or change its dates."
  `)
})

test('an event that is over and leaves the site by itself is a warning that asks for nothing', () => {
  expect(
    messagesOf({
      'events.yaml': (text) => text.replaceAll('2031', '2030').replace('    days:', '    afterwards: hide\n    days:'),
    }),
  ).toMatchInlineSnapshot(`
    "content/events.yaml:24:38  Aviso · evento 2, datas, último dia
      Este evento já passou (o último dia foi 9 de novembro de 2030) e já não aparece no site.
      Não é preciso fazer nada. Para o repetir, mude as datas.
      24 |     days: { first: 2030-11-07, last: 2030-11-09 }
                                                ^^^^^^^^^^

    event 2, days, last: This event is over (its last day was 9 November 2030) and is no longer shown on the site. Nothing needs to be done. To repeat it, change the dates."
  `)
})

test('a day that does not exist is an error', () => {
  expect(messagesOf(inEvents('last: 2031-11-09', 'last: 2031-11-31'))).toMatchInlineSnapshot(`
    "content/events.yaml:23:38  Erro · evento 2, datas, último dia
      O dia 2031-11-31 não existe no calendário.
      Corrija o dia ou o mês.
      23 |     days: { first: 2031-11-07, last: 2031-11-31 }
                                                ^^^^^^^^^^

    event 2, days, last: 2031-11-31 is not a day in the calendar. Correct the day or the month."
  `)
})

test('a last day before the first is an error', () => {
  expect(messagesOf(inEvents('last: 2031-11-09', 'last: 2031-11-05'))).toMatchInlineSnapshot(`
    "content/events.yaml:23:38  Erro · evento 2, datas, último dia
      O último dia (2031-11-05) vem antes do primeiro (2031-11-07).
      Troque os dois dias, ou corrija o que está errado.
      23 |     days: { first: 2031-11-07, last: 2031-11-05 }
                                                ^^^^^^^^^^

    event 2, days, last: The last day (2031-11-05) comes before the first (2031-11-07). Swap the two days, or correct the one that is wrong."
  `)
})

test('an event that ends when it begins is an error', () => {
  expect(messagesOf(inEvents("to: '22:00'", "to: '20:00'"))).toMatchInlineSnapshot(`
    "content/events.yaml:8:50  Erro · evento 1, todas as semanas, hora de fim
      O evento começa e acaba à mesma hora (20:00).
      Corrija a hora de fim, ou apague-a se não for certa.
      8 |     weekly: { day: wednesday, from: '20:00', to: '20:00' }
                                                           ^^^^^^^

    event 1, weekly, to: The event begins and ends at the same time (20:00). Correct the end, or delete it if it is not certain."
  `)
})

test('a text that names another weekday than the dates is a warning with both', () => {
  expect(messagesOf(inEvents('pt: Quartas-feiras, das 20h às 22h', 'pt: Quintas-feiras, das 20h às 22h')))
    .toMatchInlineSnapshot(`
      "content/events.yaml:6:11  Aviso · evento 1, quando, português
        O texto diz «Quintas-feiras», mas o evento diz «Quartas-feiras, das 20h às 22h».
        Corrija um dos dois. Se está certo assim, não é preciso fazer nada.
        6 |       pt: Quintas-feiras, das 20h às 22h
                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      event 1, when, Portuguese: The text says 'Quintas-feiras', but the event says 'Quartas-feiras, das 20h às 22h'. Correct one of the two. If it is right, nothing needs to be done."
    `)
})

test('a text that names another hour than the dates is a warning with both', () => {
  expect(messagesOf(inEvents('en: Wednesdays, 20:00 to 22:00', 'en: Wednesdays, 8:30 pm to 10 pm')))
    .toMatchInlineSnapshot(`
      "content/events.yaml:7:11  Aviso · evento 1, quando, inglês
        O texto diz «8:30 pm», mas o evento diz «Wednesdays, 20:00 to 22:00».
        Corrija um dos dois. Se está certo assim, não é preciso fazer nada.
        7 |       en: Wednesdays, 8:30 pm to 10 pm
                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      event 1, when, English: The text says '8:30 pm', but the event says 'Wednesdays, 20:00 to 22:00'. Correct one of the two. If it is right, nothing needs to be done."
    `)
})

test('a text far longer than its place is a warning', () => {
  const mistake = inHome(
    'pt: Um lugar para se escutar',
    'pt: Um lugar para se escutar com todo o tempo que for preciso e mais algum',
  )
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/home.yaml:6:5  Aviso · bloco 1 (hero), título
      Uma das línguas diz muito mais do que a outra: 70 caracteres em português, 24 em inglês.
      Veja se falta traduzir uma parte.
      6 |     title:
              ^^^^^

    content/home.yaml:7:11  Aviso · bloco 1 (hero), título, português
      O texto tem 70 caracteres, e neste lugar cabem bem 60.
      Encurte-o, se puder.
      7 |       pt: Um lugar para se escutar com todo o tempo que for preciso e mais algum
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    block 1 (hero), title: One language says much more than the other: 70 characters in Portuguese, 24 in English. Check whether something has not been translated.

    block 1 (hero), title, Portuguese: The text has 70 characters, but this place has room for about 60. Shorten it if you can."
  `)
})

test('two languages of very different length are a warning', () => {
  const mistake = inHome(
    'en: I spoke of myself without hurry.',
    'en: I spoke of myself without hurry, and then of my father, my work, and the street that I grew up in.',
  )
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/home.yaml:30:9  Aviso · bloco 3 (testimonials), testemunho 1, texto
      Uma das línguas diz muito mais do que a outra: 23 caracteres em português, 98 em inglês.
      Veja se falta traduzir uma parte.
      30 |         text:
                   ^^^^

    block 3 (testimonials), testimonial 1, text: One language says much more than the other: 23 characters in Portuguese, 98 in English. Check whether something has not been translated."
  `)
})

test('the same sentence in both languages is a warning', () => {
  expect(messagesOf(inHome('en: I spoke of myself without hurry.', 'en: Falei de mim com tempo.')))
    .toMatchInlineSnapshot(`
      "content/home.yaml:30:9  Aviso · bloco 3 (testimonials), testemunho 1, texto
        As duas línguas dizem exatamente o mesmo: «Falei de mim com tempo.».
        Traduza uma delas. Se for mesmo assim, não é preciso fazer nada.
        30 |         text:
                     ^^^^

      block 3 (testimonials), testimonial 1, text: Both languages say exactly the same thing: 'Falei de mim com tempo.'. Translate one of them. If it is meant to be so, nothing needs to be done."
    `)
})
