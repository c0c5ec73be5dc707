import { expect, test } from 'vitest'
import { inHome, messagesOf } from '../testing/content-with.ts'

test('a colon in a text gives the line in quotes, ready to paste', () => {
  expect(messagesOf(inHome('pt: Um lugar para se escutar', 'pt: Workshop: arquétipos'))).toMatchInlineSnapshot(`
    "content/home.yaml:7:11  Erro · bloco 1 (hero), título, português
      O texto tem «:», que em YAML quer dizer outra coisa (os dois pontos separam um nome do seu texto).
      Ponha o texto entre aspas.
      Deve ficar assim:
                pt: "Workshop: arquétipos"
      7 |       pt: Workshop: arquétipos
                    ^^^^^^^^^^^^^^^^^^^^

    block 1 (hero), title, Portuguese: The text has ':', which means something else in YAML (a colon parts a name from its text). Put the text in quotes."
  `)
})

test('a colon in a text between brackets gives the whole line', () => {
  expect(messagesOf(inHome('{ pt: Aula aberta, en: Open class }', '{ pt: Aula: a primeira, en: Open class }')))
    .toMatchInlineSnapshot(`
    "content/home.yaml:25:16  Erro · bloco 2 (events), evento 1, título
      O texto tem «:», que em YAML quer dizer outra coisa (os dois pontos separam um nome do seu texto).
      Ponha o texto entre aspas.
      Deve ficar assim:
                - title: { pt: "Aula: a primeira", en: Open class }
      25 |       - title: { pt: Aula: a primeira, en: Open class }
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    block 2 (events), event 1, title: The text has ':', which means something else in YAML (a colon parts a name from its text). Put the text in quotes."
  `)
})

test('a comma in a text between brackets is told as such', () => {
  expect(messagesOf(inHome('{ pt: Aula aberta, en: Open class }', '{ pt: Aula, a primeira, en: Open class }')))
    .toMatchInlineSnapshot(`
    "content/home.yaml:25:16  Erro · bloco 2 (events), evento 1, título
      O texto tem «,», que em YAML quer dizer outra coisa (a vírgula separa dois campos dentro de { }).
      Ponha o texto entre aspas.
      Deve ficar assim:
                - title: { pt: "Aula, a primeira", en: Open class }
      25 |       - title: { pt: Aula, a primeira, en: Open class }
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    block 2 (events), event 1, title: The text has ',', which means something else in YAML (within { } a comma parts two fields). Put the text in quotes."
  `)
})

test('a comment that would eat a part of a text is an error that says which part', () => {
  expect(messagesOf(inHome('pt: Santos, Lisboa', 'pt: Sala # 3'))).toMatchInlineSnapshot(`
    "content/home.yaml:32:20  Erro · bloco 2 (events), evento 1, onde, português
      Em YAML, tudo o que vem depois de « #» é um comentário: ficaria só «Sala», e perdia-se «# 3».
      Se é texto, ponha tudo entre aspas. Se é um comentário, passe-o para uma linha só dele.
      Deve ficar assim:
                    pt: "Sala # 3"
      32 |           pt: Sala # 3
                              ^^^

    block 2 (events), event 1, where, Portuguese: In YAML everything behind ' #' is a comment: only 'Sala' would stay, '# 3' would be lost. If it is text, put all of it in quotes. If it is a comment, move it to a line of its own."
  `)
})

test('a comment that would eat a closing bracket gives the whole line', () => {
  expect(messagesOf(inHome('{ pt: Lisboa, en: Lisbon }', '{ pt: Sala # 3, en: Room 3 }'))).toMatchInlineSnapshot(`
    "content/home.yaml:58:16  Erro · bloco 3 (testimonials), testemunho 1, lugar
      O texto tem «#», que em YAML quer dizer outra coisa (o que vem depois é um comentário).
      Ponha o texto entre aspas.
      Deve ficar assim:
                  place: { pt: "Sala # 3", en: Room 3 }
      58 |         place: { pt: Sala # 3, en: Room 3 }
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    block 3 (testimonials), testimonial 1, place: The text has '#', which means something else in YAML (what follows is a comment). Put the text in quotes."
  `)
})

test('an ampersand that would eat a word is an error that says which word', () => {
  expect(messagesOf(inHome('pt: Santos, Lisboa', 'pt: &Co e amigos'))).toMatchInlineSnapshot(`
    "content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português
      O texto começa por «&», que em YAML é um sinal especial: «&Co» não apareceria no site.
      Ponha o texto entre aspas.
      Deve ficar assim:
                    pt: "&Co e amigos"
      32 |           pt: &Co e amigos
                         ^^^

    block 2 (events), event 1, where, Portuguese: The text begins with '&', which is a special sign in YAML: '&Co' would not be shown. Put the text in quotes."
  `)
})

test('an exclamation mark that would eat a word is an error that says which word', () => {
  expect(messagesOf(inHome('pt: Santos, Lisboa', 'pt: !Importante vir'))).toMatchInlineSnapshot(`
    "content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português
      O texto começa por «!», que em YAML é um sinal especial: «!Importante» não apareceria no site.
      Ponha o texto entre aspas.
      Deve ficar assim:
                    pt: "!Importante vir"
      32 |           pt: !Importante vir
                         ^^^^^^^^^^^

    block 2 (events), event 1, where, Portuguese: The text begins with '!', which is a special sign in YAML: '!Importante' would not be shown. Put the text in quotes."
  `)
})

test('an asterisk before a word is told as the sign that it is', () => {
  expect(messagesOf(inHome('pt: Santos, Lisboa', 'pt: *Santos'))).toMatchInlineSnapshot(`
    "content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português
      O texto começa por «*», que em YAML é um sinal especial: «*Santos» não apareceria no site.
      Ponha o texto entre aspas.
      Deve ficar assim:
                    pt: "*Santos"
      32 |           pt: *Santos
                         ^^^^^^^

    block 2 (events), event 1, where, Portuguese: The text begins with '*', which is a special sign in YAML: '*Santos' would not be shown. Put the text in quotes."
  `)
})

test('a text that begins with a sign of its own gives the line in quotes', () => {
  expect(messagesOf(inHome('pt: Santos, Lisboa', 'pt: @santos'))).toMatchInlineSnapshot(`
    "content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português
      O texto tem «@», que em YAML quer dizer outra coisa.
      Ponha o texto entre aspas.
      Deve ficar assim:
                    pt: "@santos"
      32 |           pt: @santos
                         ^^^^^^^

    block 2 (events), event 1, where, Portuguese: The text has '@', which means something else in YAML. Put the text in quotes."
  `)
})

test('a quoted word before more text gives the line in quotes of the other kind', () => {
  expect(messagesOf(inHome('pt: Santos, Lisboa', 'pt: "Santos" Lisboa'))).toMatchInlineSnapshot(`
    "content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português
      O texto tem «"», que em YAML quer dizer outra coisa.
      Ponha o texto entre aspas.
      Deve ficar assim:
                    pt: '"Santos" Lisboa'
      32 |           pt: "Santos" Lisboa
                         ^^^^^^^^^^^^^^^

    block 2 (events), event 1, where, Portuguese: The text has '"', which means something else in YAML. Put the text in quotes."
  `)
})

test('a quotation mark that is never closed is told where it opens', () => {
  expect(messagesOf(inHome('pt: Santos, Lisboa', 'pt: "Santos, Lisboa'))).toMatchInlineSnapshot(`
    "content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português
      As aspas não estão certas: as que abrem o texto têm de o fechar, e só no fim.
      Ponha uma aspa no princípio do texto e outra no fim.
      Deve ficar assim:
                    pt: "Santos, Lisboa"
      32 |           pt: "Santos, Lisboa
                         ^^^^^^^^^^^^^^^

    block 2 (events), event 1, where, Portuguese: The quotation marks are not right: the one that opens the text has to close it, and only at its end. Put one quotation mark at the start of the text and one at the end."
  `)
})

test('an apostrophe within single quotes gives the line in double ones', () => {
  expect(messagesOf(inHome('pt: Santos, Lisboa', "pt: 'Pau d'Arco'"))).toMatchInlineSnapshot(`
    "content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português
      As aspas não estão certas: as que abrem o texto têm de o fechar, e só no fim.
      Ponha uma aspa no princípio do texto e outra no fim.
      Deve ficar assim:
                    pt: "Pau d'Arco"
      32 |           pt: 'Pau d'Arco'
                         ^^^^^^^^^^^^

    block 2 (events), event 1, where, Portuguese: The quotation marks are not right: the one that opens the text has to close it, and only at its end. Put one quotation mark at the start of the text and one at the end."
  `)
})

test('a bracket that is never closed is told where it opens', () => {
  expect(messagesOf(inHome('{ pt: Lisboa, en: Lisbon }', '{ pt: Lisboa, en: Lisbon'))).toMatchInlineSnapshot(`
    "content/home.yaml:58:16  Erro · bloco 3 (testimonials), testemunho 1, lugar
      Falta fechar com «}».
      Escreva «}» no fim da linha.
      Deve ficar assim:
                  place: { pt: Lisboa, en: Lisbon }
      58 |         place: { pt: Lisboa, en: Lisbon
                          ^

    block 3 (testimonials), testimonial 1, place: The closing '}' is missing. Write '}' at the end of the line."
  `)
})

test('a missing space behind a colon is told as such', () => {
  expect(messagesOf(inHome('icon: drama', 'icon:drama'))).toMatchInlineSnapshot(`
    "content/home.yaml:40:14  Erro · bloco 2 (events), evento 2, ícone
      Falta um espaço depois de «:».
      Acrescente o espaço.
      Deve ficar assim:
                  icon: drama
      40 |         icon:drama
                        ^

    block 2 (events), event 2, icon: A space is missing behind ':'. Add the space."
  `)
})

test('a missing colon is told as such', () => {
  expect(messagesOf(inHome('icon: drama', 'icon drama'))).toMatchInlineSnapshot(`
    "content/home.yaml:40:13  Erro · bloco 2 (events), evento 2, ícone
      Faltam os dois pontos depois do nome.
      Acrescente dois pontos e um espaço.
      Deve ficar assim:
                  icon: drama
      40 |         icon drama
                       ^

    block 2 (events), event 2, icon: The colon behind the name is missing. Add a colon and a space."
  `)
})

test('a missing hyphen is one message, not one for each key that is there twice', () => {
  expect(messagesOf(inHome('      - name: Joana', '        name: Joana'))).toMatchInlineSnapshot(`
    "content/home.yaml:62:7  Erro · bloco 3 (testimonials), testemunho 2, nome
      Falta o hífen que começa outro item da lista: assim, este e o anterior misturam-se.
      Ponha um hífen no lugar do penúltimo espaço antes do nome.
      Deve ficar assim:
                - name: Joana
      62 |         name: Joana
                 ^^

    block 3 (testimonials), testimonial 2, name: The hyphen that begins another item of the list is missing, so this one and the one before run together. Put a hyphen in place of the last space but one before the name."
  `)
})

test('a tab is told once, on its line', () => {
  expect(messagesOf(inHome('          pt: Santos, Lisboa', '\t\tpt: Santos, Lisboa'))).toMatchInlineSnapshot(`
    "content/home.yaml:32:1  Erro · bloco 2 (events), evento 1, onde, português
      A linha começa com a tecla Tab, que o YAML não aceita.
      Apague o princípio da linha e alinhe-a com espaços.
      Deve ficar assim:
                    pt: Santos, Lisboa
      32 | →→pt: Santos, Lisboa
           ^^

    block 2 (events), event 1, where, Portuguese: The line begins with a tab, which YAML does not accept. Delete the start of the line and align it with spaces."
  `)
})

test('lines that begin with a tab one after the other are told once', () => {
  const mistake = inHome(
    '          pt: Santos, Lisboa\n          en: Santos, Lisbon',
    '\t\tpt: Santos, Lisboa\n\t\ten: Santos, Lisbon',
  )
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/home.yaml:32:1  Erro · bloco 2 (events), evento 1, onde, português
      A linha começa com a tecla Tab, que o YAML não aceita.
      Apague o princípio da linha e alinhe-a com espaços.
      Deve ficar assim:
                    pt: Santos, Lisboa
      32 | →→pt: Santos, Lisboa
           ^^

    block 2 (events), event 1, where, Portuguese: The line begins with a tab, which YAML does not accept. Delete the start of the line and align it with spaces."
  `)
})

test('a no-break space before a name is told once, on its line', () => {
  expect(messagesOf(inHome('          pt: Santos, Lisboa', '          pt: Santos, Lisboa'))).toMatchInlineSnapshot(`
    "content/home.yaml:32:1  Erro · bloco 2 (events), evento 1, onde, português
      Este espaço parece um espaço, mas é outro carácter, e o YAML não o entende aqui.
      Apague-o e escreva um espaço normal.
      Deve ficar assim:
                    pt: Santos, Lisboa
      32 | �         pt: Santos, Lisboa
           ^

    block 2 (events), event 1, where, Portuguese: This looks like a space but is another character, which YAML does not understand here. Delete it and type an ordinary space."
  `)
})

test('a no-break space behind a colon is told once, on its line', () => {
  expect(messagesOf(inHome('pt: Santos, Lisboa', 'pt: Santos, Lisboa'))).toMatchInlineSnapshot(`
    "content/home.yaml:32:14  Erro · bloco 2 (events), evento 1, onde, português
      Este espaço parece um espaço, mas é outro carácter, e o YAML não o entende aqui.
      Apague-o e escreva um espaço normal.
      Deve ficar assim:
                    pt: Santos, Lisboa
      32 |           pt:�Santos, Lisboa
                        ^

    block 2 (events), event 1, where, Portuguese: This looks like a space but is another character, which YAML does not understand here. Delete it and type an ordinary space."
  `)
})

test('a line too far left is told once, on its line', () => {
  expect(messagesOf(inHome('          en: Santos, Lisbon', '        en: Santos, Lisbon'))).toMatchInlineSnapshot(`
    "content/home.yaml:33:9  Erro · bloco 2 (events), evento 1, onde, inglês
      Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.
      Alinhe-a com as linhas do mesmo grupo.
      Deve ficar assim:
                    en: Santos, Lisbon
      33 |         en: Santos, Lisbon
                   ^^^^^^^^^^^^^^^^^^

    block 2 (events), event 1, where, English: This line is not aligned with the others: the spaces at its start say which group it belongs to. Align it with the lines of its group."
  `)
})

test('a line too far right is told once, on its line', () => {
  expect(messagesOf(inHome('          en: Santos, Lisbon', '           en: Santos, Lisbon'))).toMatchInlineSnapshot(`
    "content/home.yaml:33:12  Erro · bloco 2 (events), evento 1, onde, inglês
      Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.
      Alinhe-a com as linhas do mesmo grupo.
      Deve ficar assim:
                    en: Santos, Lisbon
      33 |            en: Santos, Lisbon
                      ^^^^^^^^^^^^^^^^^^

    block 2 (events), event 1, where, English: This line is not aligned with the others: the spaces at its start say which group it belongs to. Align it with the lines of its group."
  `)
})

test('both languages too far left are told once', () => {
  const mistake = inHome(
    '          pt: Santos, Lisboa\n          en: Santos, Lisbon',
    '        pt: Santos, Lisboa\n        en: Santos, Lisbon',
  )
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/home.yaml:32:9  Erro · bloco 2 (events), evento 1, onde, português
      Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.
      Alinhe-a com as linhas do mesmo grupo.
      Deve ficar assim:
                    pt: Santos, Lisboa
                    en: Santos, Lisbon
      32 |         pt: Santos, Lisboa
                   ^^^^^^^^^^^^^^^^^^

    block 2 (events), event 1, where, Portuguese: This line is not aligned with the others: the spaces at its start say which group it belongs to. Align it with the lines of its group."
  `)
})

test('a block too far left is told once, on its line', () => {
  expect(messagesOf(inHome('  - type: testimonials', '- type: testimonials'))).toMatchInlineSnapshot(`
    "content/home.yaml:54:1  Erro · bloco 3 (testimonials), tipo
      Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.
      Alinhe-a com as linhas do mesmo grupo.
      Deve ficar assim:
            - type: testimonials
      54 | - type: testimonials
           ^^^^^^^^^^^^^^^^^^^^

    block 3 (testimonials), type: This line is not aligned with the others: the spaces at its start say which group it belongs to. Align it with the lines of its group."
  `)
})

test('a key that is there twice names both lines', () => {
  expect(messagesOf(inHome('        icon: drama', '        icon: drama\n        icon: waves'))).toMatchInlineSnapshot(`
    "content/home.yaml:41:9  Erro · bloco 2 (events), evento 2, ícone
      «icon» aparece duas vezes no mesmo grupo: na linha 40 e aqui.
      Fique só com uma das linhas.
      41 |         icon: waves
                   ^^^^

    block 2 (events), event 2, icon: 'icon' stands twice in the same group: on line 40 and here. Keep only one of the lines."
  `)
})

test('an unseen character is named by its code', () => {
  expect(messagesOf(inHome('pt: Santos, Lisboa', 'pt: San​tos, Lisboa'))).toMatchInlineSnapshot(`
    "content/home.yaml:32:18  Erro · bloco 2 (events), evento 1, onde, português
      Há aqui um carácter que não se vê (U+200B), talvez colado de outro programa.
      Apague-o: apague a palavra e volte a escrevê-la, ou use a linha que se segue.
      Deve ficar assim:
                    pt: Santos, Lisboa
      32 |           pt: San�tos, Lisboa
                            ^

    block 2 (events), event 1, where, Portuguese: There is a character here that cannot be seen (U+200B), pasted from another program perhaps. Delete it: delete the word and type it again, or use the line below."
  `)
})

test('a list before a colon is told as no name', () => {
  expect(messagesOf(inHome('        icon: drama', '        icon: drama\n        ? [a]\n        : b')))
    .toMatchInlineSnapshot(`
    "content/home.yaml:41:11  Erro · bloco 2 (events), evento 2, ícone
      Antes dos dois pontos está uma lista ou um grupo, e devia estar um nome.
      Escreva só o nome do campo antes dos dois pontos. Se isto é texto, ponha-o entre aspas.
      41 |         ? [a]
                     ^^^

    block 2 (events), event 2, icon: There is a list or a group before the colon, where a name should be. Write the name of the field alone before the colon. If this is text, put it in quotes."
  `)
})

test('what can not be made sense of is told where it begins', () => {
  expect(messagesOf(inHome('  - type: testimonials', '  } ] - % type: testimonials\n  ) { ] "')))
    .toMatchInlineSnapshot(`
    "content/home.yaml:54:3  Erro
      A partir daqui o ficheiro não se consegue ler.
      Compare esta linha e a anterior com outras iguais: dois pontos e um espaço depois de cada nome, aspas no princípio e no fim, os mesmos espaços no princípio da linha.
      54 |   } ] - % type: testimonials
             ^

    From here on the file cannot be read. Compare this line and the one before with others of their kind: a colon and a space behind each name, quotation marks at both ends, the same spaces at the start of the line."
  `)
})
