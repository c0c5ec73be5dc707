import { expect, test } from 'vitest'
import { inHome, lines, reportOf } from '../testing/content-with.ts'

test('a colon in a text gives the line in quotes, ready to paste', async () => {
  const mistake = inHome('pt: Um lugar para se escutar', 'pt: Workshop: arquétipos')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:7:11  Erro · bloco 1 (hero), título, português',
      '  O texto tem «:», que em YAML quer dizer outra coisa (os dois pontos separam um nome do seu texto).',
      '  Ponha o texto entre aspas.',
      '  Deve ficar assim:',
      '            pt: "Workshop: arquétipos"',
      '  7 |       pt: Workshop: arquétipos',
      '                ^^^^^^^^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:7:11  Error · block 1 (hero), title, Portuguese',
      "  The text has ':', which means something else in YAML (a colon parts a name from its text).",
      '  Put the text in quotes.',
      '  It should read:',
      '            pt: "Workshop: arquétipos"',
      '  7 |       pt: Workshop: arquétipos',
      '                ^^^^^^^^^^^^^^^^^^^^',
    ),
  )
})

test('a colon in a text between brackets gives the whole line', async () => {
  const mistake = inHome('{ pt: Aula aberta, en: Open class }', '{ pt: Aula: a primeira, en: Open class }')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:25:16  Erro · bloco 2 (events), evento 1, título',
      '  O texto tem «:», que em YAML quer dizer outra coisa (os dois pontos separam um nome do seu texto).',
      '  Ponha o texto entre aspas.',
      '  Deve ficar assim:',
      '            - title: { pt: "Aula: a primeira", en: Open class }',
      '  25 |       - title: { pt: Aula: a primeira, en: Open class }',
      '                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:25:16  Error · block 2 (events), event 1, title',
      "  The text has ':', which means something else in YAML (a colon parts a name from its text).",
      '  Put the text in quotes.',
      '  It should read:',
      '            - title: { pt: "Aula: a primeira", en: Open class }',
      '  25 |       - title: { pt: Aula: a primeira, en: Open class }',
      '                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ),
  )
})

test('a comma in a text between brackets is told as such', async () => {
  const mistake = inHome('{ pt: Aula aberta, en: Open class }', '{ pt: Aula, a primeira, en: Open class }')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:25:16  Erro · bloco 2 (events), evento 1, título',
      '  O texto tem «,», que em YAML quer dizer outra coisa (a vírgula separa dois campos dentro de { }).',
      '  Ponha o texto entre aspas.',
      '  Deve ficar assim:',
      '            - title: { pt: "Aula, a primeira", en: Open class }',
      '  25 |       - title: { pt: Aula, a primeira, en: Open class }',
      '                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:25:16  Error · block 2 (events), event 1, title',
      "  The text has ',', which means something else in YAML (within { } a comma parts two fields).",
      '  Put the text in quotes.',
      '  It should read:',
      '            - title: { pt: "Aula, a primeira", en: Open class }',
      '  25 |       - title: { pt: Aula, a primeira, en: Open class }',
      '                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ),
  )
})

test('a comment that would eat a part of a text is an error that says which part', async () => {
  const mistake = inHome('pt: Santos, Lisboa', 'pt: Sala # 3')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:20  Erro · bloco 2 (events), evento 1, onde, português',
      '  Em YAML, tudo o que vem depois de « #» é um comentário: ficaria só «Sala», e perdia-se «# 3».',
      '  Se é texto, ponha tudo entre aspas. Se é um comentário, passe-o para uma linha só dele.',
      '  Deve ficar assim:',
      '                pt: "Sala # 3"',
      '  32 |           pt: Sala # 3',
      '                          ^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:20  Error · block 2 (events), event 1, where, Portuguese',
      "  In YAML everything behind ' #' is a comment: only 'Sala' would stay, '# 3' would be lost.",
      '  If it is text, put all of it in quotes. If it is a comment, move it to a line of its own.',
      '  It should read:',
      '                pt: "Sala # 3"',
      '  32 |           pt: Sala # 3',
      '                          ^^^',
    ),
  )
})

test('a comment that would eat a closing bracket gives the whole line', async () => {
  const mistake = inHome('{ pt: Lisboa, en: Lisbon }', '{ pt: Sala # 3, en: Room 3 }')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:58:16  Erro · bloco 3 (testimonials), testemunho 1, lugar',
      '  O texto tem «#», que em YAML quer dizer outra coisa (o que vem depois é um comentário).',
      '  Ponha o texto entre aspas.',
      '  Deve ficar assim:',
      '              place: { pt: "Sala # 3", en: Room 3 }',
      '  58 |         place: { pt: Sala # 3, en: Room 3 }',
      '                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:58:16  Error · block 3 (testimonials), testimonial 1, place',
      "  The text has '#', which means something else in YAML (what follows is a comment).",
      '  Put the text in quotes.',
      '  It should read:',
      '              place: { pt: "Sala # 3", en: Room 3 }',
      '  58 |         place: { pt: Sala # 3, en: Room 3 }',
      '                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ),
  )
})

test('an ampersand that would eat a word is an error that says which word', async () => {
  const mistake = inHome('pt: Santos, Lisboa', 'pt: &Co e amigos')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português',
      '  O texto começa por «&», que em YAML é um sinal especial: «&Co» não apareceria no site.',
      '  Ponha o texto entre aspas.',
      '  Deve ficar assim:',
      '                pt: "&Co e amigos"',
      '  32 |           pt: &Co e amigos',
      '                     ^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:15  Error · block 2 (events), event 1, where, Portuguese',
      "  The text begins with '&', which is a special sign in YAML: '&Co' would not be shown.",
      '  Put the text in quotes.',
      '  It should read:',
      '                pt: "&Co e amigos"',
      '  32 |           pt: &Co e amigos',
      '                     ^^^',
    ),
  )
})

test('an exclamation mark that would eat a word is an error that says which word', async () => {
  const mistake = inHome('pt: Santos, Lisboa', 'pt: !Importante vir')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português',
      '  O texto começa por «!», que em YAML é um sinal especial: «!Importante» não apareceria no site.',
      '  Ponha o texto entre aspas.',
      '  Deve ficar assim:',
      '                pt: "!Importante vir"',
      '  32 |           pt: !Importante vir',
      '                     ^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:15  Error · block 2 (events), event 1, where, Portuguese',
      "  The text begins with '!', which is a special sign in YAML: '!Importante' would not be shown.",
      '  Put the text in quotes.',
      '  It should read:',
      '                pt: "!Importante vir"',
      '  32 |           pt: !Importante vir',
      '                     ^^^^^^^^^^^',
    ),
  )
})

test('an asterisk before a word is told as the sign that it is', async () => {
  const mistake = inHome('pt: Santos, Lisboa', 'pt: *Santos')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português',
      '  O texto começa por «*», que em YAML é um sinal especial: «*Santos» não apareceria no site.',
      '  Ponha o texto entre aspas.',
      '  Deve ficar assim:',
      '                pt: "*Santos"',
      '  32 |           pt: *Santos',
      '                     ^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:15  Error · block 2 (events), event 1, where, Portuguese',
      "  The text begins with '*', which is a special sign in YAML: '*Santos' would not be shown.",
      '  Put the text in quotes.',
      '  It should read:',
      '                pt: "*Santos"',
      '  32 |           pt: *Santos',
      '                     ^^^^^^^',
    ),
  )
})

test('a text that begins with a sign of its own gives the line in quotes', async () => {
  const mistake = inHome('pt: Santos, Lisboa', 'pt: @santos')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português',
      '  O texto tem «@», que em YAML quer dizer outra coisa.',
      '  Ponha o texto entre aspas.',
      '  Deve ficar assim:',
      '                pt: "@santos"',
      '  32 |           pt: @santos',
      '                     ^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:15  Error · block 2 (events), event 1, where, Portuguese',
      "  The text has '@', which means something else in YAML.",
      '  Put the text in quotes.',
      '  It should read:',
      '                pt: "@santos"',
      '  32 |           pt: @santos',
      '                     ^^^^^^^',
    ),
  )
})

test('a quoted word before more text gives the line in quotes of the other kind', async () => {
  const mistake = inHome('pt: Santos, Lisboa', 'pt: "Santos" Lisboa')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português',
      '  O texto tem «"», que em YAML quer dizer outra coisa.',
      '  Ponha o texto entre aspas.',
      '  Deve ficar assim:',
      '                pt: \'"Santos" Lisboa\'',
      '  32 |           pt: "Santos" Lisboa',
      '                     ^^^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:15  Error · block 2 (events), event 1, where, Portuguese',
      "  The text has '\"', which means something else in YAML.",
      '  Put the text in quotes.',
      '  It should read:',
      '                pt: \'"Santos" Lisboa\'',
      '  32 |           pt: "Santos" Lisboa',
      '                     ^^^^^^^^^^^^^^^',
    ),
  )
})

test('a quotation mark that is never closed is told where it opens', async () => {
  const mistake = inHome('pt: Santos, Lisboa', 'pt: "Santos, Lisboa')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português',
      '  As aspas não estão certas: as que abrem o texto têm de o fechar, e só no fim.',
      '  Ponha uma aspa no princípio do texto e outra no fim.',
      '  Deve ficar assim:',
      '                pt: "Santos, Lisboa"',
      '  32 |           pt: "Santos, Lisboa',
      '                     ^^^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:15  Error · block 2 (events), event 1, where, Portuguese',
      '  The quotation marks are not right: the one that opens the text has to close it, and only at its end.',
      '  Put one quotation mark at the start of the text and one at the end.',
      '  It should read:',
      '                pt: "Santos, Lisboa"',
      '  32 |           pt: "Santos, Lisboa',
      '                     ^^^^^^^^^^^^^^^',
    ),
  )
})

test('an apostrophe within single quotes gives the line in double ones', async () => {
  const mistake = inHome('pt: Santos, Lisboa', "pt: 'Pau d'Arco'")
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:15  Erro · bloco 2 (events), evento 1, onde, português',
      '  As aspas não estão certas: as que abrem o texto têm de o fechar, e só no fim.',
      '  Ponha uma aspa no princípio do texto e outra no fim.',
      '  Deve ficar assim:',
      '                pt: "Pau d\'Arco"',
      "  32 |           pt: 'Pau d'Arco'",
      '                     ^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:15  Error · block 2 (events), event 1, where, Portuguese',
      '  The quotation marks are not right: the one that opens the text has to close it, and only at its end.',
      '  Put one quotation mark at the start of the text and one at the end.',
      '  It should read:',
      '                pt: "Pau d\'Arco"',
      "  32 |           pt: 'Pau d'Arco'",
      '                     ^^^^^^^^^^^^',
    ),
  )
})

test('a bracket that is never closed is told where it opens', async () => {
  const mistake = inHome('{ pt: Lisboa, en: Lisbon }', '{ pt: Lisboa, en: Lisbon')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:58:16  Erro · bloco 3 (testimonials), testemunho 1, lugar',
      '  Falta fechar com «}».',
      '  Escreva «}» no fim da linha.',
      '  Deve ficar assim:',
      '              place: { pt: Lisboa, en: Lisbon }',
      '  58 |         place: { pt: Lisboa, en: Lisbon',
      '                      ^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:58:16  Error · block 3 (testimonials), testimonial 1, place',
      "  The closing '}' is missing.",
      "  Write '}' at the end of the line.",
      '  It should read:',
      '              place: { pt: Lisboa, en: Lisbon }',
      '  58 |         place: { pt: Lisboa, en: Lisbon',
      '                      ^',
    ),
  )
})

test('a missing space behind a colon is told as such', async () => {
  const mistake = inHome('icon: drama', 'icon:drama')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:40:14  Erro · bloco 2 (events), evento 2, ícone',
      '  Falta um espaço depois de «:».',
      '  Acrescente o espaço.',
      '  Deve ficar assim:',
      '              icon: drama',
      '  40 |         icon:drama',
      '                    ^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:40:14  Error · block 2 (events), event 2, icon',
      "  A space is missing behind ':'.",
      '  Add the space.',
      '  It should read:',
      '              icon: drama',
      '  40 |         icon:drama',
      '                    ^',
    ),
  )
})

test('a missing colon is told as such', async () => {
  const mistake = inHome('icon: drama', 'icon drama')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:40:13  Erro · bloco 2 (events), evento 2, ícone',
      '  Faltam os dois pontos depois do nome.',
      '  Acrescente dois pontos e um espaço.',
      '  Deve ficar assim:',
      '              icon: drama',
      '  40 |         icon drama',
      '                   ^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:40:13  Error · block 2 (events), event 2, icon',
      '  The colon behind the name is missing.',
      '  Add a colon and a space.',
      '  It should read:',
      '              icon: drama',
      '  40 |         icon drama',
      '                   ^',
    ),
  )
})

test('a missing hyphen is one message, not one for each key that is there twice', async () => {
  const mistake = inHome('      - name: Joana', '        name: Joana')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:62:7  Erro · bloco 3 (testimonials), testemunho 2, nome',
      '  Falta o hífen que começa outro item da lista: assim, este e o anterior misturam-se.',
      '  Ponha um hífen no lugar do penúltimo espaço antes do nome.',
      '  Deve ficar assim:',
      '            - name: Joana',
      '  62 |         name: Joana',
      '             ^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:62:7  Error · block 3 (testimonials), testimonial 2, name',
      '  The hyphen that begins another item of the list is missing, so this one and the one before run together.',
      '  Put a hyphen in place of the last space but one before the name.',
      '  It should read:',
      '            - name: Joana',
      '  62 |         name: Joana',
      '             ^^',
    ),
  )
})

test('a tab is told once, on its line', async () => {
  const mistake = inHome('          pt: Santos, Lisboa', '\t\tpt: Santos, Lisboa')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:1  Erro · bloco 2 (events), evento 1, onde, português',
      '  A linha começa com a tecla Tab, que o YAML não aceita.',
      '  Apague o princípio da linha e alinhe-a com espaços.',
      '  Deve ficar assim:',
      '                pt: Santos, Lisboa',
      '  32 | →→pt: Santos, Lisboa',
      '       ^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:1  Error · block 2 (events), event 1, where, Portuguese',
      '  The line begins with a tab, which YAML does not accept.',
      '  Delete the start of the line and align it with spaces.',
      '  It should read:',
      '                pt: Santos, Lisboa',
      '  32 | →→pt: Santos, Lisboa',
      '       ^^',
    ),
  )
})

test('lines that begin with a tab one after the other are told once', async () => {
  const mistake = inHome(
    '          pt: Santos, Lisboa\n          en: Santos, Lisbon',
    '\t\tpt: Santos, Lisboa\n\t\ten: Santos, Lisbon',
  )
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:1  Erro · bloco 2 (events), evento 1, onde, português',
      '  A linha começa com a tecla Tab, que o YAML não aceita.',
      '  Apague o princípio da linha e alinhe-a com espaços.',
      '  Deve ficar assim:',
      '                pt: Santos, Lisboa',
      '  32 | →→pt: Santos, Lisboa',
      '       ^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:1  Error · block 2 (events), event 1, where, Portuguese',
      '  The line begins with a tab, which YAML does not accept.',
      '  Delete the start of the line and align it with spaces.',
      '  It should read:',
      '                pt: Santos, Lisboa',
      '  32 | →→pt: Santos, Lisboa',
      '       ^^',
    ),
  )
})

test('a no-break space before a name is told once, on its line', async () => {
  const mistake = inHome('          pt: Santos, Lisboa', '          pt: Santos, Lisboa')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:1  Erro · bloco 2 (events), evento 1, onde, português',
      '  Este espaço parece um espaço, mas é outro carácter, e o YAML não o entende aqui.',
      '  Apague-o e escreva um espaço normal.',
      '  Deve ficar assim:',
      '                pt: Santos, Lisboa',
      '  32 | �         pt: Santos, Lisboa',
      '       ^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:1  Error · block 2 (events), event 1, where, Portuguese',
      '  This looks like a space but is another character, which YAML does not understand here.',
      '  Delete it and type an ordinary space.',
      '  It should read:',
      '                pt: Santos, Lisboa',
      '  32 | �         pt: Santos, Lisboa',
      '       ^',
    ),
  )
})

test('a no-break space behind a colon is told once, on its line', async () => {
  const mistake = inHome('pt: Santos, Lisboa', 'pt: Santos, Lisboa')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:14  Erro · bloco 2 (events), evento 1, onde, português',
      '  Este espaço parece um espaço, mas é outro carácter, e o YAML não o entende aqui.',
      '  Apague-o e escreva um espaço normal.',
      '  Deve ficar assim:',
      '                pt: Santos, Lisboa',
      '  32 |           pt:�Santos, Lisboa',
      '                    ^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:14  Error · block 2 (events), event 1, where, Portuguese',
      '  This looks like a space but is another character, which YAML does not understand here.',
      '  Delete it and type an ordinary space.',
      '  It should read:',
      '                pt: Santos, Lisboa',
      '  32 |           pt:�Santos, Lisboa',
      '                    ^',
    ),
  )
})

test('a line too far left is told once, on its line', async () => {
  const mistake = inHome('          en: Santos, Lisbon', '        en: Santos, Lisbon')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:33:9  Erro · bloco 2 (events), evento 1, onde, inglês',
      '  Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.',
      '  Alinhe-a com as linhas do mesmo grupo.',
      '  Deve ficar assim:',
      '                en: Santos, Lisbon',
      '  33 |         en: Santos, Lisbon',
      '               ^^^^^^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:33:9  Error · block 2 (events), event 1, where, English',
      '  This line is not aligned with the others: the spaces at its start say which group it belongs to.',
      '  Align it with the lines of its group.',
      '  It should read:',
      '                en: Santos, Lisbon',
      '  33 |         en: Santos, Lisbon',
      '               ^^^^^^^^^^^^^^^^^^',
    ),
  )
})

test('a line too far right is told once, on its line', async () => {
  const mistake = inHome('          en: Santos, Lisbon', '           en: Santos, Lisbon')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:33:12  Erro · bloco 2 (events), evento 1, onde, inglês',
      '  Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.',
      '  Alinhe-a com as linhas do mesmo grupo.',
      '  Deve ficar assim:',
      '                en: Santos, Lisbon',
      '  33 |            en: Santos, Lisbon',
      '                  ^^^^^^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:33:12  Error · block 2 (events), event 1, where, English',
      '  This line is not aligned with the others: the spaces at its start say which group it belongs to.',
      '  Align it with the lines of its group.',
      '  It should read:',
      '                en: Santos, Lisbon',
      '  33 |            en: Santos, Lisbon',
      '                  ^^^^^^^^^^^^^^^^^^',
    ),
  )
})

test('both languages too far left are told once', async () => {
  const mistake = inHome(
    '          pt: Santos, Lisboa\n          en: Santos, Lisbon',
    '        pt: Santos, Lisboa\n        en: Santos, Lisbon',
  )
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:9  Erro · bloco 2 (events), evento 1, onde, português',
      '  Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.',
      '  Alinhe-a com as linhas do mesmo grupo.',
      '  Deve ficar assim:',
      '                pt: Santos, Lisboa',
      '                en: Santos, Lisbon',
      '  32 |         pt: Santos, Lisboa',
      '               ^^^^^^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:9  Error · block 2 (events), event 1, where, Portuguese',
      '  This line is not aligned with the others: the spaces at its start say which group it belongs to.',
      '  Align it with the lines of its group.',
      '  It should read:',
      '                pt: Santos, Lisboa',
      '                en: Santos, Lisbon',
      '  32 |         pt: Santos, Lisboa',
      '               ^^^^^^^^^^^^^^^^^^',
    ),
  )
})

test('a block too far left is told once, on its line', async () => {
  const mistake = inHome('  - type: testimonials', '- type: testimonials')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:54:1  Erro · bloco 3 (testimonials), tipo',
      '  Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.',
      '  Alinhe-a com as linhas do mesmo grupo.',
      '  Deve ficar assim:',
      '        - type: testimonials',
      '  54 | - type: testimonials',
      '       ^^^^^^^^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:54:1  Error · block 3 (testimonials), type',
      '  This line is not aligned with the others: the spaces at its start say which group it belongs to.',
      '  Align it with the lines of its group.',
      '  It should read:',
      '        - type: testimonials',
      '  54 | - type: testimonials',
      '       ^^^^^^^^^^^^^^^^^^^^',
    ),
  )
})

test('a key that is there twice names both lines', async () => {
  const mistake = inHome('        icon: drama', '        icon: drama\n        icon: waves')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:41:9  Erro · bloco 2 (events), evento 2, ícone',
      '  «icon» aparece duas vezes no mesmo grupo: na linha 40 e aqui.',
      '  Fique só com uma das linhas.',
      '  41 |         icon: waves',
      '               ^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:41:9  Error · block 2 (events), event 2, icon',
      "  'icon' stands twice in the same group: on line 40 and here.",
      '  Keep only one of the lines.',
      '  41 |         icon: waves',
      '               ^^^^',
    ),
  )
})

test('an unseen character is named by its code', async () => {
  const mistake = inHome('pt: Santos, Lisboa', 'pt: San​tos, Lisboa')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:32:18  Erro · bloco 2 (events), evento 1, onde, português',
      '  Há aqui um carácter que não se vê (U+200B), talvez colado de outro programa.',
      '  Apague-o: apague a palavra e volte a escrevê-la, ou use a linha que se segue.',
      '  Deve ficar assim:',
      '                pt: Santos, Lisboa',
      '  32 |           pt: San�tos, Lisboa',
      '                        ^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:32:18  Error · block 2 (events), event 1, where, Portuguese',
      '  There is a character here that cannot be seen (U+200B), pasted from another program perhaps.',
      '  Delete it: delete the word and type it again, or use the line below.',
      '  It should read:',
      '                pt: Santos, Lisboa',
      '  32 |           pt: San�tos, Lisboa',
      '                        ^',
    ),
  )
})

test('a list before a colon is told as no name', async () => {
  const mistake = inHome('        icon: drama', '        icon: drama\n        ? [a]\n        : b')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:41:11  Erro · bloco 2 (events), evento 2, ícone',
      '  Antes dos dois pontos está uma lista ou um grupo, e devia estar um nome.',
      '  Escreva só o nome do campo antes dos dois pontos. Se isto é texto, ponha-o entre aspas.',
      '  41 |         ? [a]',
      '                 ^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:41:11  Error · block 2 (events), event 2, icon',
      '  There is a list or a group before the colon, where a name should be.',
      '  Write the name of the field alone before the colon. If this is text, put it in quotes.',
      '  41 |         ? [a]',
      '                 ^^^',
    ),
  )
})

test('what can not be made sense of is told where it begins', async () => {
  const mistake = inHome('  - type: testimonials', '  } ] - % type: testimonials\n  ) { ] "')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:54:3  Erro',
      '  A partir daqui o ficheiro não se consegue ler.',
      '  Compare esta linha e a anterior com outras iguais: dois pontos e um espaço depois de cada nome, aspas no princípio e no fim, os mesmos espaços no princípio da linha.',
      '  54 |   } ] - % type: testimonials',
      '         ^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:54:3  Error',
      '  From here on the file cannot be read.',
      '  Compare this line and the one before with others of their kind: a colon and a space behind each name, quotation marks at both ends, the same spaces at the start of the line.',
      '  54 |   } ] - % type: testimonials',
      '         ^',
    ),
  )
})
