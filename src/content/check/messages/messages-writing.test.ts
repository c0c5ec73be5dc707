import { expect, test } from 'vitest'
import { inEvents, inHome, messagesOf } from '../../testing/content-with.ts'

test('a colon in a text gives the line in quotes, ready to paste', () => {
  expect(messagesOf(inHome('pt: Um lugar para se escutar', 'pt: Workshop: arquétipos'))).toMatchInlineSnapshot(`
    "content/home.yaml:7:11  Erro · bloco 1 (hero), título, português
      O texto tem «:», que aqui quer dizer outra coisa (os dois pontos separam um nome do seu texto).
      Ponha o texto entre aspas.
      Deve ficar assim:
                pt: "Workshop: arquétipos"
      7 |       pt: Workshop: arquétipos
                    ^^^^^^^^^^^^^^^^^^^^

    block 1 (hero), title, Portuguese: The text has ':', which means something else here (a colon separates a name from its text). Put the text in quotes."
  `)
})

test('a colon in a text between brackets gives the whole line', () => {
  expect(messagesOf(inEvents('{ pt: Aula aberta, en: Open class }', '{ pt: Aula: a primeira, en: Open class }')))
    .toMatchInlineSnapshot(`
      "content/events.yaml:3:12  Erro · evento 1, título
        O texto tem «:», que aqui quer dizer outra coisa (os dois pontos separam um nome do seu texto).
        Ponha o texto entre aspas.
        Deve ficar assim:
                title: { pt: "Aula: a primeira", en: Open class }
        3 |     title: { pt: Aula: a primeira, en: Open class }
                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      event 1, title: The text has ':', which means something else here (a colon separates a name from its text). Put the text in quotes."
    `)
})

test('a comma in a text between brackets is reported as such', () => {
  expect(messagesOf(inEvents('{ pt: Aula aberta, en: Open class }', '{ pt: Aula, a primeira, en: Open class }')))
    .toMatchInlineSnapshot(`
      "content/events.yaml:3:12  Erro · evento 1, título
        O texto tem «,», que aqui quer dizer outra coisa (a vírgula separa dois campos dentro de { }).
        Ponha o texto entre aspas.
        Deve ficar assim:
                title: { pt: "Aula, a primeira", en: Open class }
        3 |     title: { pt: Aula, a primeira, en: Open class }
                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      event 1, title: The text has ',', which means something else here (inside { } a comma separates two fields). Put the text in quotes."
    `)
})

test('a comment that would swallow part of a text is an error that says which part', () => {
  expect(messagesOf(inEvents('pt: Santos, Lisboa', 'pt: Sala # 3'))).toMatchInlineSnapshot(`
    "content/events.yaml:10:16  Erro · evento 1, onde, português
      Neste ficheiro, tudo o que vem depois de « #» é um comentário: ficaria só «Sala», e perdia-se «# 3».
      Se é texto, ponha tudo entre aspas. Se é um comentário, passe-o para uma linha só dele.
      Deve ficar assim:
                pt: "Sala # 3"
      10 |       pt: Sala # 3
                          ^^^

    event 1, where, Portuguese: In this file everything after ' #' is a comment: only 'Sala' would stay, '# 3' would be lost. If it is text, put all of it in quotes. If it is a comment, move it to a line of its own."
  `)
})

test('a Markdown heading is offered without its sign', () => {
  expect(messagesOf(inHome('pt: Um lugar para se escutar', 'pt: ## Um lugar'))).toMatchInlineSnapshot(`
    "content/home.yaml:7:11  Erro · bloco 1 (hero), título, português
      Neste ficheiro, tudo o que vem depois de « #» é um comentário: perdia-se «## Um lugar».
      Se é um título, apague o sinal «#»: o site dá-lhe o aspeto de título. Se é um comentário, passe-o para uma linha só dele.
      Deve ficar assim:
                pt: Um lugar
      7 |       pt: ## Um lugar
                    ^^^^^^^^^^^

    block 1 (hero), title, Portuguese: In this file everything after ' #' is a comment: '## Um lugar' would be lost. If it is a heading, delete the sign '#': the site makes it look like one. If it is a comment, move it to a line of its own."
  `)
})

test('a bracket that is never closed is reported as superfluous, whether or not anything follows it', () => {
  const reported = messagesOf(inHome('blocks:\n', 'blocks: [\n'))
  expect(reported).toMatchInlineSnapshot(`
    "content/home.yaml:4:9  Erro · blocos
      O sinal «[» nunca se fecha, e aqui não faz falta.
      Apague o sinal «[».
      Deve ficar assim:
          blocks:
      4 | blocks: [
                  ^

    blocks: The bracket '[' is never closed, and it is not needed here. Delete '['."
  `)
  // Where nothing follows, the list would be empty without it as well.
  const alone = messagesOf({ 'home.yaml': (text) => text.replace(/blocks:[^]*/, 'blocks: [') })
  expect(alone).toBe(reported.replace(/ {2}Deve ficar assim:\n.*\n/, ''))
})

test('brackets around lines that need none are reported once, with the lines as they read without', () => {
  const description = 'description: { pt: Terapia e dança, en: Therapy and dance }'
  const inLines = description.replace(/([{,]) | (?=\})/g, '$1\n')
  expect(messagesOf(inHome(description, inLines))).toMatchInlineSnapshot(`
    "content/home.yaml:3:14  Erro · descrição
      As linhas entre «{» e «}» não se conseguem ler assim.
      Apague os dois sinais: aqui não fazem falta.
      Deve ficar assim:
          description:
            pt: Terapia e dança
            en: Therapy and dance
      3 | description: {
                       ^

    description: The lines between '{' and '}' cannot be read as they are. Delete both brackets: they are not needed here."
  `)
})

test('a comment that would swallow a closing bracket gives the whole line', () => {
  expect(messagesOf(inHome('{ pt: Lisboa, en: Lisbon }', '{ pt: Sala # 3, en: Room 3 }'))).toMatchInlineSnapshot(`
    "content/home.yaml:29:16  Erro · bloco 3 (testimonials), testemunho 1, lugar
      O texto tem «#», que aqui quer dizer outra coisa (o que vem depois é um comentário).
      Ponha o texto entre aspas.
      Deve ficar assim:
                  place: { pt: "Sala # 3", en: Room 3 }
      29 |         place: { pt: Sala # 3, en: Room 3 }
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    block 3 (testimonials), testimonial 1, place: The text has '#', which means something else here (what follows is a comment). Put the text in quotes."
  `)
})

test('an ampersand that would swallow a word is an error that says which word', () => {
  expect(messagesOf(inEvents('pt: Santos, Lisboa', 'pt: &Co e amigos'))).toMatchInlineSnapshot(`
    "content/events.yaml:10:11  Erro · evento 1, onde, português
      O texto começa por «&», que aqui é um sinal especial: «&Co» não apareceria no site.
      Ponha o texto entre aspas.
      Deve ficar assim:
                pt: "&Co e amigos"
      10 |       pt: &Co e amigos
                     ^^^

    event 1, where, Portuguese: The text begins with '&', which is a special sign here: '&Co' would not be shown. Put the text in quotes."
  `)
})

test('an exclamation mark that would swallow a word is an error that says which word', () => {
  expect(messagesOf(inEvents('pt: Santos, Lisboa', 'pt: !Importante vir'))).toMatchInlineSnapshot(`
    "content/events.yaml:10:11  Erro · evento 1, onde, português
      O texto começa por «!», que aqui é um sinal especial: «!Importante» não apareceria no site.
      Ponha o texto entre aspas.
      Deve ficar assim:
                pt: "!Importante vir"
      10 |       pt: !Importante vir
                     ^^^^^^^^^^^

    event 1, where, Portuguese: The text begins with '!', which is a special sign here: '!Importante' would not be shown. Put the text in quotes."
  `)
})

test('an asterisk before a word is reported as a special sign', () => {
  expect(messagesOf(inEvents('pt: Santos, Lisboa', 'pt: *Santos'))).toMatchInlineSnapshot(`
    "content/events.yaml:10:11  Erro · evento 1, onde, português
      O texto começa por «*», que aqui é um sinal especial: «*Santos» não apareceria no site.
      Ponha o texto entre aspas.
      Deve ficar assim:
                pt: "*Santos"
      10 |       pt: *Santos
                     ^^^^^^^

    event 1, where, Portuguese: The text begins with '*', which is a special sign here: '*Santos' would not be shown. Put the text in quotes."
  `)
})

test('a text that begins with a special sign gives the line in quotes', () => {
  expect(messagesOf(inEvents('pt: Santos, Lisboa', 'pt: @santos'))).toMatchInlineSnapshot(`
    "content/events.yaml:10:11  Erro · evento 1, onde, português
      O texto tem «@», que aqui quer dizer outra coisa.
      Ponha o texto entre aspas.
      Deve ficar assim:
                pt: "@santos"
      10 |       pt: @santos
                     ^^^^^^^

    event 1, where, Portuguese: The text has '@', which means something else here. Put the text in quotes."
  `)
})

test('a quoted word before more text gives the line in quotes of the other kind', () => {
  expect(messagesOf(inEvents('pt: Santos, Lisboa', 'pt: "Santos" Lisboa'))).toMatchInlineSnapshot(`
    "content/events.yaml:10:11  Erro · evento 1, onde, português
      O texto tem «"», que aqui quer dizer outra coisa.
      Ponha o texto entre aspas.
      Deve ficar assim:
                pt: '"Santos" Lisboa'
      10 |       pt: "Santos" Lisboa
                     ^^^^^^^^^^^^^^^

    event 1, where, Portuguese: The text has '"', which means something else here. Put the text in quotes."
  `)
})

test('a quotation mark that is never closed is reported where it opens', () => {
  expect(messagesOf(inEvents('pt: Santos, Lisboa', 'pt: "Santos, Lisboa'))).toMatchInlineSnapshot(`
    "content/events.yaml:10:11  Erro · evento 1, onde, português
      As aspas não estão certas: as que abrem o texto têm de o fechar, e só no fim.
      Ponha uma aspa no princípio do texto e outra no fim.
      Deve ficar assim:
                pt: "Santos, Lisboa"
      10 |       pt: "Santos, Lisboa
                     ^^^^^^^^^^^^^^^

    event 1, where, Portuguese: The quotation marks are wrong: the same mark has to open and close the text, and can be used only at its two ends. Put one quotation mark at the start of the text and one at the end."
  `)
})

test('an apostrophe within single quotes gives the line in double ones', () => {
  expect(messagesOf(inEvents('pt: Santos, Lisboa', "pt: 'Pau d'Arco'"))).toMatchInlineSnapshot(`
    "content/events.yaml:10:11  Erro · evento 1, onde, português
      As aspas não estão certas: as que abrem o texto têm de o fechar, e só no fim.
      Ponha uma aspa no princípio do texto e outra no fim.
      Deve ficar assim:
                pt: "Pau d'Arco"
      10 |       pt: 'Pau d'Arco'
                     ^^^^^^^^^^^^

    event 1, where, Portuguese: The quotation marks are wrong: the same mark has to open and close the text, and can be used only at its two ends. Put one quotation mark at the start of the text and one at the end."
  `)
})

test('a bracket that is never closed is reported where it opens', () => {
  expect(messagesOf(inHome('{ pt: Lisboa, en: Lisbon }', '{ pt: Lisboa, en: Lisbon'))).toMatchInlineSnapshot(`
    "content/home.yaml:29:16  Erro · bloco 3 (testimonials), testemunho 1, lugar
      Falta fechar com «}».
      Escreva «}» no fim da linha.
      Deve ficar assim:
                  place: { pt: Lisboa, en: Lisbon }
      29 |         place: { pt: Lisboa, en: Lisbon
                          ^

    block 3 (testimonials), testimonial 1, place: The closing '}' is missing. Write '}' at the end of the line."
  `)
})

test('a missing space after a colon is reported as such', () => {
  expect(messagesOf(inEvents('icon: drama', 'icon:drama'))).toMatchInlineSnapshot(`
    "content/events.yaml:19:10  Erro · evento 2, ícone
      Falta um espaço depois de «:».
      Acrescente o espaço.
      Deve ficar assim:
              icon: drama
      19 |     icon:drama
                    ^

    event 2, icon: There is no space after ':'. Add the space."
  `)
})

test('a missing colon is reported as such', () => {
  expect(messagesOf(inEvents('icon: drama', 'icon drama'))).toMatchInlineSnapshot(`
    "content/events.yaml:19:9  Erro · evento 2, ícone
      Faltam os dois pontos depois do nome.
      Acrescente dois pontos e um espaço.
      Deve ficar assim:
              icon: drama
      19 |     icon drama
                   ^

    event 2, icon: The colon after the name is missing. Add a colon and a space."
  `)
})

test('a missing hyphen is one message, not one for each duplicate key', () => {
  expect(messagesOf(inHome('      - name: Joana', '        name: Joana'))).toMatchInlineSnapshot(`
    "content/home.yaml:33:7  Erro · bloco 3 (testimonials), testemunho 2, nome
      Falta o hífen que começa outro item da lista: assim, este e o anterior misturam-se.
      Ponha um hífen no lugar do penúltimo espaço antes do nome.
      Deve ficar assim:
                - name: Joana
      33 |         name: Joana
                 ^^

    block 3 (testimonials), testimonial 2, name: The hyphen that begins a new item of the list is missing, so this item and the one before run together. Replace the last space but one before the name with a hyphen."
  `)
})

test('a tab is reported once, on its line', () => {
  expect(messagesOf(inEvents('      pt: Santos, Lisboa', '\t\tpt: Santos, Lisboa'))).toMatchInlineSnapshot(`
    "content/events.yaml:10:1  Erro · evento 1, onde, português
      A linha começa com a tecla Tab, que aqui não serve.
      Apague o princípio da linha e alinhe-a com espaços.
      Deve ficar assim:
                pt: Santos, Lisboa
      10 | →→pt: Santos, Lisboa
           ^^

    event 1, where, Portuguese: The line begins with a tab, which is no use here. Delete the start of the line and align it with spaces."
  `)
})

test('lines that begin with a tab one after the other are reported once', () => {
  const mistake = inEvents(
    '      pt: Santos, Lisboa\n      en: Santos, Lisbon',
    '\t\tpt: Santos, Lisboa\n\t\ten: Santos, Lisbon',
  )
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/events.yaml:10:1  Erro · evento 1, onde, português
      A linha começa com a tecla Tab, que aqui não serve.
      Apague o princípio da linha e alinhe-a com espaços.
      Deve ficar assim:
                pt: Santos, Lisboa
                en: Santos, Lisbon
      10 | →→pt: Santos, Lisboa
           ^^

    event 1, where, Portuguese: The line begins with a tab, which is no use here. Delete the start of the line and align it with spaces."
  `)
})

test('a no-break space before a name is reported once, on its line', () => {
  expect(messagesOf(inEvents('      pt: Santos, Lisboa', '          pt: Santos, Lisboa'))).toMatchInlineSnapshot(`
    "content/events.yaml:10:1  Erro · evento 1, onde, português
      Este espaço parece um espaço, mas é outro carácter, e aqui não serve.
      Apague-o e escreva um espaço normal.
      Deve ficar assim:
                    pt: Santos, Lisboa
      10 | �         pt: Santos, Lisboa
           ^

    content/events.yaml:10:11  Erro · evento 1, onde, português
      Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.
      Alinhe-a com as linhas do mesmo grupo.
      Deve ficar assim:
                pt: Santos, Lisboa
      10 | �         pt: Santos, Lisboa
                     ^^^^^^^^^^^^^^^^^^

    event 1, where, Portuguese: This looks like a space but is another character, which is no use here. Delete it and type an ordinary space.

    event 1, where, Portuguese: This line is not aligned with the others: the spaces at its start show which group it belongs to. Align it with the lines of its group."
  `)
})

test('a no-break space after a colon is reported once, on its line', () => {
  expect(messagesOf(inEvents('pt: Santos, Lisboa', 'pt: Santos, Lisboa'))).toMatchInlineSnapshot(`
    "content/events.yaml:10:10  Erro · evento 1, onde, português
      Este espaço parece um espaço, mas é outro carácter, e aqui não serve.
      Apague-o e escreva um espaço normal.
      Deve ficar assim:
                pt: Santos, Lisboa
      10 |       pt:�Santos, Lisboa
                    ^

    event 1, where, Portuguese: This looks like a space but is another character, which is no use here. Delete it and type an ordinary space."
  `)
})

test('a line too far left is reported once, on its line', () => {
  expect(messagesOf(inEvents('      en: Santos, Lisbon', '    en: Santos, Lisbon'))).toMatchInlineSnapshot(`
    "content/events.yaml:11:5  Erro · evento 1, onde, inglês
      Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.
      Alinhe-a com as linhas do mesmo grupo.
      Deve ficar assim:
                en: Santos, Lisbon
      11 |     en: Santos, Lisbon
               ^^^^^^^^^^^^^^^^^^

    event 1, where, English: This line is not aligned with the others: the spaces at its start show which group it belongs to. Align it with the lines of its group."
  `)
})

test('a line too far right is reported once, on its line', () => {
  expect(messagesOf(inEvents('      en: Santos, Lisbon', '       en: Santos, Lisbon'))).toMatchInlineSnapshot(`
    "content/events.yaml:11:8  Erro · evento 1, onde, inglês
      Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.
      Alinhe-a com as linhas do mesmo grupo.
      Deve ficar assim:
                en: Santos, Lisbon
      11 |        en: Santos, Lisbon
                  ^^^^^^^^^^^^^^^^^^

    event 1, where, English: This line is not aligned with the others: the spaces at its start show which group it belongs to. Align it with the lines of its group."
  `)
})

test('both languages too far left are reported once', () => {
  const mistake = inEvents(
    '      pt: Santos, Lisboa\n      en: Santos, Lisbon',
    '    pt: Santos, Lisboa\n    en: Santos, Lisbon',
  )
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/events.yaml:10:5  Erro · evento 1, onde, português
      As linhas 10 a 11 não estão alinhadas com as outras: os espaços no princípio dizem a que grupo pertencem.
      Linhas 10 a 11: acrescente 2 espaços a todas, no princípio.
      Deve ficar assim:
                pt: Santos, Lisboa
                en: Santos, Lisbon
      10 |     pt: Santos, Lisboa
               ^^^^^^^^^^^^^^^^^^

    event 1, where, Portuguese: Lines 10 to 11 are not aligned with the others: the spaces at their start show which group they belong to. Lines 10 to 11: add 2 spaces at the start of each."
  `)
})

test('a block too far left is reported once, on its line', () => {
  expect(messagesOf(inHome('  - type: testimonials', '- type: testimonials'))).toMatchInlineSnapshot(`
    "content/home.yaml:25:1  Erro · bloco 3 (testimonials), tipo
      Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.
      Alinhe-a com as linhas do mesmo grupo.
      Deve ficar assim:
            - type: testimonials
      25 | - type: testimonials
           ^^^^^^^^^^^^^^^^^^^^

    block 3 (testimonials), type: This line is not aligned with the others: the spaces at its start show which group it belongs to. Align it with the lines of its group."
  `)
})

test('a duplicate key names both lines', () => {
  expect(messagesOf(inEvents('    icon: drama', '    icon: drama\n    icon: waves'))).toMatchInlineSnapshot(`
    "content/events.yaml:20:5  Erro · evento 2, ícone
      «icon» aparece duas vezes no mesmo grupo: na linha 19 e aqui.
      Fique só com uma das linhas.
      20 |     icon: waves
               ^^^^

    event 2, icon: 'icon' appears twice in the same group: on line 19 and here. Keep only one of the lines."
  `)
})

test('a list pasted into a text, and a line of it at the margin, are reported with their lines', () => {
  const text = '      pt: Um lugar para se escutar\n'
  expect(messagesOf(inHome(text, `${text}- a escuta\n- o tempo\n`))).toMatchInlineSnapshot(`
    "content/home.yaml:7:11  Erro · bloco 1 (hero), título, português
      As linhas 8 a 9 são uma lista dentro de um texto, e o site não mostra listas nos textos.
      Ponha | depois do nome e, por baixo, cada item como um parágrafo, sem o sinal e alinhado com o resto.
      Deve ficar assim:
                pt: |
                  Um lugar para se escutar
          
                  a escuta
          
                  o tempo
      7 |       pt: Um lugar para se escutar
                    ^^^^^^^^^^^^^^^^^^^^^^^^

    block 1 (hero), title, Portuguese: Lines 8 to 9 are a list within a text, and the site shows no lists in texts. Put | after the name and write each item below it as a paragraph, without its hyphen or bullet and aligned with the rest."
  `)
  expect(messagesOf(inHome(text, `${text}e um tempo\n`))).toMatchInlineSnapshot(`
    "content/home.yaml:8:1  Erro · bloco 1 (hero), título, português
      A linha 8 continua o texto de cima, mas demasiado à esquerda para se ler com ele.
      Alinhe o texto todo com mais dois espaços do que o nome. Se tem parágrafos ou dois pontos, ponha | depois do nome.
      Deve ficar assim:
                  e um tempo
      8 | e um tempo
          ^^^^^^^^^^

    block 1 (hero), title, Portuguese: Line 8 continues the text above, but too far to the left to be read as part of it. Indent all of it two spaces further than its name. If it has paragraphs or colons, put | after the name."
  `)
})

test('a text beside the name of a group that continues below is reported with the name that it lacks', () => {
  expect(messagesOf(inHome('title:\n      pt: Próximos encontros', 'title: Próximos encontros')))
    .toMatchInlineSnapshot(`
    "content/home.yaml:21:12  Erro · bloco 2 (events), título
      Ao texto ao lado de «title» falta o seu nome, «pt»: por baixo continua o grupo a que pertence.
      Passe-o para uma linha só dele, por baixo de title.
      Deve ficar assim:
              title:
                pt: Próximos encontros
                en: Upcoming events
      21 |     title: Próximos encontros
                      ^^^^^^^^^^^^^^^^^^

    block 2 (events), title: The text after 'title' needs its own name, 'pt': the group that it belongs to continues below. Move it to a line of its own, below title."
  `)
})

test('an invisible character is named by its code', () => {
  expect(messagesOf(inEvents('pt: Santos, Lisboa', 'pt: San​tos, Lisboa'))).toMatchInlineSnapshot(`
    "content/events.yaml:10:14  Erro · evento 1, onde, português
      Há aqui um carácter que não se vê (U+200B), talvez colado de outro programa.
      Apague-o: apague a palavra e volte a escrevê-la, ou use a linha que se segue.
      Deve ficar assim:
                pt: Santos, Lisboa
      10 |       pt: San�tos, Lisboa
                        ^

    event 1, where, Portuguese: There is an invisible character here (U+200B), perhaps pasted from another program. Delete the word and type it again, or use the line below."
  `)
})

test('a list before a colon is reported as not being a name', () => {
  expect(messagesOf(inEvents('    icon: drama', '    icon: drama\n    ? [a]\n    : b'))).toMatchInlineSnapshot(`
      "content/events.yaml:20:7  Erro · evento 2, ícone
        Antes dos dois pontos está uma lista ou um grupo, e devia estar um nome.
        Escreva só o nome do campo antes dos dois pontos. Se isto é texto, ponha-o entre aspas.
        20 |     ? [a]
                   ^^^

      event 2, icon: There is a list or a group before the colon, where a name should be. Write the name of the field alone before the colon. If this is text, put it in quotes."
    `)
})

test('what makes no sense is reported where it begins', () => {
  expect(messagesOf(inHome('  - type: testimonials', '  } ] - % type: testimonials\n  ) { ] "')))
    .toMatchInlineSnapshot(`
      "content/home.yaml:25:3  Erro
        A partir daqui o ficheiro não se consegue ler.
        Compare esta linha e a anterior com outras iguais: dois pontos e um espaço depois de cada nome, aspas no princípio e no fim, os mesmos espaços no princípio da linha.
        25 |   } ] - % type: testimonials
               ^

      From here on the file cannot be read. Compare this line and the one before with similar ones: a colon and a space after each name, quotation marks at both ends, the same number of spaces at the start of the line."
    `)
})
