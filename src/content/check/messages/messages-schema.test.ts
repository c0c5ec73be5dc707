import { expect, test } from 'vitest'
import { blockTypes } from '../../model/schema/schema-files.ts'
import { fieldsOf, nodeAt } from '../../model/schema/schema-node.ts'
import { diagnosticsWith, inEvents, inHome, messagesOf } from '../../testing/content-with.ts'

const eventFields = () => {
  const event = nodeAt('events', { events: [{}] }, ['events', 0])
  return event ? fieldsOf(event).map(({ key }) => key) : []
}
const icons = () => nodeAt('events', { events: [{}] }, ['events', 0, 'icon'])?.schema['enum'] as readonly string[]

/** The messages with `…` where they list all that there is, which no test is to know by heart. */
const withAll = (names: readonly string[], messages: string): string =>
  [names.map((name) => `«${name}»`), names.map((name) => `'${name}'`)].reduce(
    (text, listed) => text.replaceAll(listed.join(', '), '…'),
    messages,
  )

test('a mistyped key asks whether its neighbour was meant, and lists what there is', () => {
  expect(withAll(eventFields(), messagesOf(inEvents('icon: drama', 'ikon: drama')))).toMatchInlineSnapshot(`
    "content/events.yaml:19:5  Erro · evento 2, ikon
      Aqui não existe «ikon». Quis dizer «icon»?
      Corrija o nome. Existem: ….
      Deve ficar assim:
              icon: drama
      19 |     ikon: drama
               ^^^^

    event 2, ikon: There is no 'ikon' here. Did you mean 'icon'? Correct the name. The choices are: …."
  `)
})

test('an unknown key that resembles no other is reported with the list', () => {
  expect(withAll(eventFields(), messagesOf(inEvents('icon: drama', 'icon: drama\n    zebra: x'))))
    .toMatchInlineSnapshot(`
    "content/events.yaml:20:5  Erro · evento 2, zebra
      Aqui não existe «zebra».
      Apague a linha ou corrija o nome. Existem: ….
      20 |     zebra: x
               ^^^^^

    event 2, zebra: There is no 'zebra' here. Delete the line or correct the name. The choices are: …."
  `)
})

test('a mistyped block type asks whether its neighbour was meant', () => {
  expect(withAll(blockTypes(), messagesOf(inHome('type: testimonials', 'type: testimonial')))).toMatchInlineSnapshot(`
    "content/home.yaml:25:11  Erro · bloco 3 (testimonials), tipo
      «testimonial» não existe. Quis dizer «testimonials»?
      Escolha um destes: ….
      Deve ficar assim:
            - type: testimonials
      25 |   - type: testimonial
                     ^^^^^^^^^^^

    block 3 (testimonials), type: There is no 'testimonial'. Did you mean 'testimonials'? Choose one of these: …."
  `)
})

test('a mistyped icon asks whether its neighbour was meant', () => {
  expect(withAll(icons(), messagesOf(inEvents('icon: drama', 'icon: dramma')))).toMatchInlineSnapshot(`
    "content/events.yaml:19:11  Erro · evento 2, ícone
      «dramma» não existe. Quis dizer «drama»?
      Escolha um destes: ….
      Deve ficar assim:
              icon: drama
      19 |     icon: dramma
                     ^^^^^^

    event 2, icon: There is no 'dramma'. Did you mean 'drama'? Choose one of these: …."
  `)
})

test('an unknown value that resembles no other is reported with the list', () => {
  expect(messagesOf(inEvents('day: wednesday', 'day: feriado'))).toMatchInlineSnapshot(`
    "content/events.yaml:8:20  Erro · evento 1, todas as semanas, dia da semana
      «feriado» não existe.
      Escolha um destes: «monday», «tuesday», «wednesday», «thursday», «friday», «saturday», «sunday».
      8 |     weekly: { day: feriado, from: '20:00', to: '22:00' }
                             ^^^^^^^

    event 1, weekly, day: There is no 'feriado'. Choose one of these: 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'."
  `)
})

test('a missing English text says what the Portuguese one is, and gives the line', () => {
  expect(messagesOf(inEvents('      en: Santos, Lisbon\n', ''))).toMatchInlineSnapshot(`
    "content/events.yaml:9:5  Erro · evento 1, onde
      Falta o texto em inglês. O outro diz: «Santos, Lisboa»
      Escreva a tradução.
      Acrescente, depois da linha 10:
                en: …
      9 |     where:
              ^^^^^

    event 1, where: The English text is missing. The other language says: 'Santos, Lisboa'. Write the translation."
  `)
})

test('a missing Portuguese text says what the English one is, and gives the line', () => {
  expect(messagesOf(inEvents('      pt: Santos, Lisboa\n', ''))).toMatchInlineSnapshot(`
    "content/events.yaml:9:5  Erro · evento 1, onde
      Falta o texto em português. O outro diz: «Santos, Lisbon»
      Escreva a tradução.
      Acrescente, depois da linha 10:
                pt: …
      9 |     where:
              ^^^^^

    event 1, where: The Portuguese text is missing. The other language says: 'Santos, Lisbon'. Write the translation."
  `)
})

test('a missing English text between brackets gives the whole line', () => {
  expect(messagesOf(inEvents(', en: Open class', ''))).toMatchInlineSnapshot(`
    "content/events.yaml:3:5  Erro · evento 1, título
      Falta o texto em inglês. O outro diz: «Aula aberta»
      Escreva a tradução.
      Deve ficar assim:
              title: { pt: Aula aberta, en: … }
      3 |     title: { pt: Aula aberta }
              ^^^^^

    event 1, title: The English text is missing. The other language says: 'Aula aberta'. Write the translation."
  `)
})

test('an empty English text says what the Portuguese one is', () => {
  expect(messagesOf(inEvents('en: Santos, Lisbon', 'en:'))).toMatchInlineSnapshot(`
    "content/events.yaml:11:7  Erro · evento 1, onde, inglês
      O texto em inglês está vazio. O outro diz: «Santos, Lisboa»
      Escreva a tradução ou, se o campo não fizer falta, apague-o nas duas línguas.
      Deve ficar assim:
                en: …
      11 |       en:
                 ^^

    event 1, where, English: The English text is empty. The other language says: 'Santos, Lisboa'. Write the translation or, if the field is not needed, delete it in both languages."
  `)
})

test('a text of spaces only is an empty one', () => {
  expect(messagesOf(inEvents('en: Santos, Lisbon', 'en: "  "'))).toMatchInlineSnapshot(`
    "content/events.yaml:11:7  Erro · evento 1, onde, inglês
      O texto em inglês está vazio. O outro diz: «Santos, Lisboa»
      Escreva a tradução ou, se o campo não fizer falta, apague-o nas duas línguas.
      Deve ficar assim:
                en: …
      11 |       en: "  "
                 ^^

    event 1, where, English: The English text is empty. The other language says: 'Santos, Lisboa'. Write the translation or, if the field is not needed, delete it in both languages."
  `)
})

test('one text where there should be two gives the lines for both', () => {
  expect(messagesOf(inEvents('title: { pt: Aula aberta, en: Open class }', 'title: Aula aberta')))
    .toMatchInlineSnapshot(`
    "content/events.yaml:3:12  Erro · evento 1, título
      Aqui devia estar um texto nas duas línguas (uma linha pt e uma linha en), e está «Aula aberta».
      Compare com outro bloco igual e escreva da mesma maneira.
      Deve ficar assim:
              title:
                pt: Aula aberta
                en: …
      3 |     title: Aula aberta
                     ^^^^^^^^^^^

    event 1, title: This should be a text in both languages (one line pt and one line en), not 'Aula aberta'. Compare it with another block of the same type and write it the same way."
  `)
})

test('an empty name is reported as such', () => {
  expect(messagesOf(inHome('name: Sofia', 'name: ""'))).toMatchInlineSnapshot(`
    "content/home.yaml:28:9  Erro · bloco 3 (testimonials), testemunho 1, nome
      O texto está vazio.
      Escreva o texto, ou apague o campo todo se ele não fizer falta.
      Deve ficar assim:
                - name: …
      28 |       - name: ""
                   ^^^^

    block 3 (testimonials), testimonial 1, name: The text is empty. Write the text, or delete the whole field if it is not needed."
  `)
})

test('a picture without an alternative text gives the lines to add', () => {
  const mistake = inHome(
    '      alt:\n        pt: Uma poltrona junto à janela\n        en: An armchair by the window\n',
    '',
  )
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/home.yaml:10:5  Erro · bloco 1 (hero), imagem
      Falta «alt».
      Sem ele, este grupo não está completo.
      Acrescente, depois da linha 11:
                alt:
                  pt: …
                  en: …
      10 |     picture:
               ^^^^^^^

    block 1 (hero), picture: 'alt' is missing. This group is not complete without it."
  `)
})

test('a picture with an alternative text in one language alone names the other', () => {
  expect(messagesOf(inHome('        en: An armchair by the window\n', ''))).toMatchInlineSnapshot(`
    "content/home.yaml:12:7  Erro · bloco 1 (hero), imagem, texto alternativo
      Falta o texto em inglês. O outro diz: «Uma poltrona junto à janela»
      Escreva a tradução.
      Acrescente, depois da linha 13:
                  en: …
      12 |       alt:
                 ^^^

    block 1 (hero), picture, alt: The English text is missing. The other language says: 'Uma poltrona junto à janela'. Write the translation."
  `)
})

test('within brackets what is missing is offered within them', () => {
  const button = '- label: { pt: Quero saber mais, en: Learn more }\n        scroll: contact'
  const offered = (written: string) =>
    diagnosticsWith(inHome(button, written)).map(({ suggestion }) => suggestion?.lines.join('\n').trim())
  expect(offered('- { label: Quero saber, scroll: contact }')).toEqual([
    '- { label: { pt: Quero saber, en: … }, scroll: contact }',
  ])
  expect(offered('- { label: Quero: já, scroll: contact }')).toEqual([
    '- { label: { pt: "Quero: já", en: … }, scroll: contact }',
  ])
  expect(offered('- { scroll: contact }')).toEqual(['- { scroll: contact, label: { pt: …, en: … } }'])
})

test('a missing key gives the line to add', () => {
  expect(messagesOf(inEvents('    icon: drama\n', ''))).toMatchInlineSnapshot(`
    "content/events.yaml:17:5  Erro · evento 2
      Falta «icon».
      Sem ele, este grupo não está completo.
      17 |   - name: workshop
               ^^^^^^^^^^^^^^

    event 2: 'icon' is missing. This group is not complete without it."
  `)
})

test('a key without a value is reported as such', () => {
  expect(withAll(icons(), messagesOf(inEvents('icon: drama', 'icon:')))).toMatchInlineSnapshot(`
    "content/events.yaml:19:5  Erro · evento 2, ícone
      Falta o que vem depois dos dois pontos.
      Escreva-o. Existem: ….
      19 |     icon:
               ^^^^

    event 2, icon: There is nothing after the colon. Write it. The choices are: …."
  `)
})

test('a list where a text should be is reported as such', () => {
  expect(messagesOf(inHome('name: Sofia', 'name: [Sofia]'))).toMatchInlineSnapshot(`
    "content/home.yaml:28:15  Erro · bloco 3 (testimonials), testemunho 1, nome
      O texto tem «[», que aqui quer dizer outra coisa.
      Ponha o texto entre aspas.
      Deve ficar assim:
                - name: "[Sofia]"
      28 |       - name: [Sofia]
                         ^^^^^^^

    block 3 (testimonials), testimonial 1, name: The text has '[', which means something else here. Put the text in quotes."
  `)
})

test('a button that leads nowhere lists where it could', () => {
  expect(messagesOf(inHome('        scroll: contact\n', ''))).toMatchInlineSnapshot(`
    "content/home.yaml:16:9  Erro · bloco 1 (hero), botão 1
      Falta um destes: «scroll», «chat», «page», «address».
      Acrescente um deles, e só um.
      16 |       - label: { pt: Quero saber mais, en: Learn more }
                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    block 1 (hero), button 1: One of these is missing: 'scroll', 'chat', 'page', 'address'. Add one of them, and only one."
  `)
})

test('a button that leads to two places names both', () => {
  expect(messagesOf(inHome('        scroll: contact\n', '        scroll: contact\n        page: /biodanza\n')))
    .toMatchInlineSnapshot(`
      "content/home.yaml:18:9  Erro · bloco 1 (hero), botão 1, outra página
        «scroll», «page» não podem estar juntos.
        Fique só com um deles.
        18 |         page: /biodanza
                     ^^^^

      block 1 (hero), button 1, page: 'scroll', 'page' cannot be used together. Keep only one of them."
    `)
})

test('an event without days asks for them', () => {
  expect(messagesOf(inEvents('    days: { first: 2031-11-07, last: 2031-11-09 }\n', ''))).toMatchInlineSnapshot(`
    "content/events.yaml:17:5  Erro · evento 2
      Falta um destes: «days», «weekly», «monthly».
      Acrescente um deles, e só um.
      17 |   - name: workshop
               ^^^^^^^^^^^^^^

    event 2: One of these is missing: 'days', 'weekly', 'monthly'. Add one of them, and only one."
  `)
})

test('a list without items is reported as such', () => {
  const mistake = inHome(
    '    buttons:\n      - label: { pt: Quero saber mais, en: Learn more }\n        scroll: contact\n',
    '    buttons: []\n',
  )
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/home.yaml:15:14  Erro · bloco 1 (hero), botões
      A lista precisa de pelo menos 1.
      Acrescente o que falta. Se não fizer falta, apague o bloco ou a página a que a lista pertence.
      15 |     buttons: []
                        ^^

    block 1 (hero), buttons: The list needs at least 1. Add what is missing. If it is not needed, delete the block or the page that the list belongs to."
  `)
})

test('a third button where two fit is reported as such', () => {
  const mistake = inHome(
    '        scroll: contact\n',
    '        scroll: contact\n      - label: { pt: Dois, en: Two }\n        scroll: contact\n      - label: { pt: Três, en: Three }\n        scroll: contact\n',
  )
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/home.yaml:16:7  Erro · bloco 1 (hero), botões
      A lista só pode ter 2.
      Apague o que está a mais.
      16 |       - label: { pt: Quero saber mais, en: Learn more }
                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    block 1 (hero), buttons: The list can only have 2. Delete the extra ones."
  `)
})

test('an address that runs a script is refused', () => {
  expect(messagesOf(inHome('scroll: contact', 'address: javascript:alert(1)'))).toMatchInlineSnapshot(`
    "content/home.yaml:17:18  Erro · bloco 1 (hero), botão 1, endereço
      «javascript:alert(1)» não é um endereço que se possa abrir.
      Escreva um endereço que comece por https://, mailto: ou tel:, sem espaços.
      17 |         address: javascript:alert(1)
                            ^^^^^^^^^^^^^^^^^^^

    block 1 (hero), button 1, address: 'javascript:alert(1)' is not an address that can be opened. Write an address that begins with https://, mailto: or tel:, without spaces."
  `)
})

test('an address that contains a document of its own is refused', () => {
  expect(messagesOf(inHome('scroll: contact', 'address: "data:text/html,hello"'))).toMatchInlineSnapshot(`
    "content/home.yaml:17:18  Erro · bloco 1 (hero), botão 1, endereço
      «data:text/html,hello» não é um endereço que se possa abrir.
      Escreva um endereço que comece por https://, mailto: ou tel:, sem espaços.
      17 |         address: "data:text/html,hello"
                            ^^^^^^^^^^^^^^^^^^^^^^

    block 1 (hero), button 1, address: 'data:text/html,hello' is not an address that can be opened. Write an address that begins with https://, mailto: or tel:, without spaces."
  `)
})

test('an invalid path is reported once, with an example', () => {
  expect(messagesOf({ 'biodanza.yaml': (text) => text.replace('path: /biodanza', 'path: Biodança') }))
    .toMatchInlineSnapshot(`
      "content/biodanza.yaml:1:7  Erro · endereço da página
        «Biodança» não é um endereço de página.
        Escreva / para a página inicial, ou /nome-da-pagina: minúsculas sem acentos, algarismos e hífenes, sem barra no fim.
        1 | path: Biodança
                  ^^^^^^^^

      path: 'Biodança' is not the address of a page. Write / for the home page, or /name-of-page: lower-case letters without accents, digits and hyphens, and no slash at the end."
    `)
})

test('an invalid anchor is reported with an example', () => {
  expect(messagesOf(inHome('anchor: classes', 'anchor: Aulas e mais'))).toMatchInlineSnapshot(`
    "content/home.yaml:20:13  Erro · bloco 2 (events), nome do bloco
      «Aulas e mais» não serve para nome de um bloco.
      Use só minúsculas sem acentos, algarismos e hífenes, a começar por uma letra: por exemplo, aulas.
      Deve ficar assim:
              anchor: aulas-e-mais
      20 |     anchor: Aulas e mais
                       ^^^^^^^^^^^^

    block 2 (events), anchor: 'Aulas e mais' cannot name a block. Use lower-case letters without accents, digits and hyphens, beginning with a letter: classes, for example."
  `)
})

test('an invalid time is reported with an example', () => {
  expect(messagesOf(inEvents("from: '20:00'", 'from: 20h'))).toMatchInlineSnapshot(`
    "content/events.yaml:8:37  Erro · evento 1, todas as semanas, hora de início
      «20h» não é uma hora.
      Escreva as horas e os minutos com dois algarismos: por exemplo, "20:00" ou "09:30".
      Deve ficar assim:
              weekly: { day: wednesday, from: "20:00", to: '22:00' }
      8 |     weekly: { day: wednesday, from: 20h, to: '22:00' }
                                              ^^^

    event 1, weekly, from: '20h' is not a time. Write hours and minutes with two digits each: "20:00" or "09:30", for example."
  `)
})

test('an invalid day is reported with an example', () => {
  expect(messagesOf(inEvents('first: 2031-11-07', 'first: 7/11/2031'))).toMatchInlineSnapshot(`
    "content/events.yaml:23:20  Erro · evento 2, datas, primeiro dia
      «7/11/2031» não é um dia.
      Escreva ano-mês-dia: por exemplo, 2025-11-07 para 7 de novembro de 2025.
      Deve ficar assim:
              days: { first: 2031-11-07, last: 2031-11-09 }
      23 |     days: { first: 7/11/2031, last: 2031-11-09 }
                              ^^^^^^^^^

    event 2, days, first: '7/11/2031' is not a day. Write year-month-day: 2025-11-07 for 7 November 2025, for example."
  `)
})

test('a phone number that cannot be dialled is reported with an example', () => {
  expect(messagesOf({ 'site.yaml': (text) => text.replace('+351 912 345 678', '912 345 678') })).toMatchInlineSnapshot(`
    "content/site.yaml:5:13  Erro · telefones, therapy, número
      «912 345 678» não é um número que se possa marcar.
      Escreva o indicativo do país com +, e depois só algarismos e espaços: por exemplo, "+351 912 345 678".
      Deve ficar assim:
              number: "+351 912 345 678"
      5 |     number: '912 345 678'
                      ^^^^^^^^^^^^^

    phones, therapy, number: '912 345 678' is not a number that can be dialled. Write the country code with +, then digits and spaces only: "+351 912 345 678", for example."
  `)
})

test('an invalid site address is reported with an example', () => {
  expect(messagesOf({ 'site.yaml': (text) => text.replace('https://helena-amaral.pt', 'helena-amaral.pt') }))
    .toMatchInlineSnapshot(`
      "content/site.yaml:2:10  Erro · endereço do site
        «helena-amaral.pt» não é o endereço de um site.
        Escreva https:// e o nome do domínio, sem barra no fim: por exemplo, https://exemplo.pt
        Deve ficar assim:
            address: https://helena-amaral.pt
        2 | address: helena-amaral.pt
                     ^^^^^^^^^^^^^^^^

      address: 'helena-amaral.pt' is not the address of a website. Write https:// and the domain, without a slash at the end: https://example.pt, for example."
    `)
})

test('an invalid phone name is reported as such', () => {
  expect(messagesOf({ 'site.yaml': (text) => text.replace('  therapy:', '  Terapia 1:') })).toMatchInlineSnapshot(`
    "content/site.yaml:4:3  Erro · telefones, Terapia 1
      «Terapia 1» não serve de nome.
      Use só letras sem acentos, algarismos e hífenes, a começar por uma minúscula.
      4 |   Terapia 1:
            ^^^^^^^^^

    phones, Terapia 1: 'Terapia 1' cannot be a name. Use letters without accents, digits and hyphens, beginning with a lower-case letter."
  `)
})

test('a focus beyond the picture is reported as such', () => {
  expect(messagesOf(inHome('file: hero-room.jpg', 'file: hero-room.jpg\n      focus: { x: 120, y: 50 }')))
    .toMatchInlineSnapshot(`
      "content/home.yaml:12:19  Erro · bloco 1 (hero), imagem, ponto a não cortar, distância da esquerda
        «120» não está entre 0 e 100.
        Escreva um número entre 0 e 100.
        12 |       focus: { x: 120, y: 50 }
                               ^^^

      block 1 (hero), picture, focus, x: '120' is not between 0 and 100. Write a number between 0 and 100."
    `)
})

test('a sample mark other than true is reported as such', () => {
  expect(messagesOf(inHome('name: Sofia', 'name: Sofia\n        sample: false'))).toMatchInlineSnapshot(`
    "content/home.yaml:29:17  Erro · bloco 3 (testimonials), testemunho 1, exemplo
      «sample» só pode ser true.
      Escreva true ou, se já não for assim, apague a linha.
      29 |         sample: false
                           ^^^^^

    block 3 (testimonials), testimonial 1, sample: 'sample' can only be true. Write true or, if that no longer holds, delete the line."
  `)
})
