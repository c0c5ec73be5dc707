import { expect, test } from 'vitest'
import type { Code, DiagnosticFacts } from '../../model/diagnostic-facts.ts'
import { toolLanguages } from '../../model/tool-language.ts'
import { inHome, diagnosticsWith } from '../../testing/content-with.ts'
import type { Counts } from './catalogue.ts'
import { corrected } from './reported-diagnostic.ts'
import { formatDiagnostics } from './format.ts'
import { catalogues } from './catalogues.ts'

/** A message in both languages. */
function both<C extends Code>(code: C, facts: DiagnosticFacts[C]): readonly string[] {
  return toolLanguages.map((language) => {
    const { what, remedy } = catalogues[language].messages[code](facts)
    return `${what} ${remedy}`
  })
}

test('what is wrong with the syntax of a line is reported in both languages', () => {
  expect([
    ...both('bracketOpen', { sign: '{' }),
    ...both('quotesNeeded', { sign: '[' }),
    ...both('quotesNeeded', { sign: '{' }),
    ...both('quotesNeeded', { sign: '}' }),
    ...both('quotesNeeded', { sign: '"' }),
    ...both('groupIndentWrong', { first: 2, last: 3, by: 1 }),
    ...both('groupIndentWrong', { first: 2, last: 3, by: -2 }),
    ...both('looseText', { first: 2, last: 2, isList: true }),
    ...both('looseText', { first: 2, last: 2, isList: false }),
    ...both('looseText', { first: 2, last: 4, isList: false }),
    ...both('textBeside', { key: 'title', missing: 'pt' }),
  ]).toMatchInlineSnapshot(`
    [
      "Falta abrir com «{». Escreva { antes do primeiro nome, e } no fim da linha.",
      "The opening '{' is missing. Write { before the first name, and } at the end of the line.",
      "O texto tem «[», que aqui quer dizer outra coisa. Ponha o texto entre aspas.",
      "The text has '[', which means something else here. Put the text in quotes.",
      "O texto tem «{», que aqui quer dizer outra coisa. Ponha o texto entre aspas.",
      "The text has '{', which means something else here. Put the text in quotes.",
      "O texto tem «}», que aqui quer dizer outra coisa. Ponha o texto entre aspas.",
      "The text has '}', which means something else here. Put the text in quotes.",
      "O texto tem «"», que aqui quer dizer outra coisa. Ponha o texto entre aspas.",
      "The text has '"', which means something else here. Put the text in quotes.",
      "As linhas 2 a 3 não estão alinhadas com as outras: os espaços no princípio dizem a que grupo pertencem. Linhas 2 a 3: acrescente 1 espaço a todas, no princípio.",
      "Lines 2 to 3 are not aligned with the others: the spaces at their start show which group they belong to. Lines 2 to 3: add 1 space at the start of each.",
      "As linhas 2 a 3 não estão alinhadas com as outras: os espaços no princípio dizem a que grupo pertencem. Linhas 2 a 3: apague 2 espaços a todas, no princípio.",
      "Lines 2 to 3 are not aligned with the others: the spaces at their start show which group they belong to. Lines 2 to 3: delete 2 spaces at the start of each.",
      "A linha 2 é um item dentro de um texto, e o site não mostra listas nos textos. Ponha | depois do nome e, por baixo, cada item como um parágrafo, sem o sinal e alinhado com o resto.",
      "Line 2 is an item within a text, and the site shows no lists in texts. Put | after the name and write each item below it as a paragraph, without its hyphen or bullet and aligned with the rest.",
      "A linha 2 continua o texto de cima, mas demasiado à esquerda para se ler com ele. Alinhe o texto todo com mais dois espaços do que o nome. Se tem parágrafos ou dois pontos, ponha | depois do nome.",
      "Line 2 continues the text above, but too far to the left to be read as part of it. Indent all of it two spaces further than its name. If it has paragraphs or colons, put | after the name.",
      "As linhas 2 a 4 continuam o texto de cima, mas demasiado à esquerda para se lerem com ele. Alinhe o texto todo com mais dois espaços do que o nome. Se tem parágrafos ou dois pontos, ponha | depois do nome.",
      "Lines 2 to 4 continue the text above, but too far to the left to be read as part of it. Indent all of it two spaces further than its name. If it has paragraphs or colons, put | after the name.",
      "Ao texto ao lado de «title» falta o seu nome, «pt»: por baixo continua o grupo a que pertence. Passe-o para uma linha só dele, por baixo de title.",
      "The text after 'title' needs its own name, 'pt': the group that it belongs to continues below. Move it to a line of its own, below title.",
    ]
  `)
})

test('what is wrong with a value is reported in both languages', () => {
  expect([
    ...both('incomplete', { keys: ['title', 'text'], choice: [] }),
    ...both('incomplete', { keys: ['title'], choice: ['page', 'chat'] }),
    ...both('emptyValue', { allowed: [], isList: true }),
    ...both('emptyValue', { allowed: ['a', 'b'] }),
    ...both('emptyLanguage', { language: 'en', other: '' }),
    ...both('itemTwice', { value: '' }),
    ...both('itemTwice', { value: 'x' }),
    ...both('numberOutside', { value: '9', least: 1, most: 4 }),
    ...both('numberOutside', { value: '0', least: 1 }),
    ...both('numberOutside', { value: '9', most: 4 }),
    ...both('wrongKind', { wanted: 'boolean', value: '' }),
    ...both('missingKey', { key: 'blocks', isList: true }),
    ...both('missingKey', { key: 'title' }),
  ]).toMatchInlineSnapshot(`
    [
      "Falta aqui quase tudo: «title», «text». Reponha o que se apagou (Ctrl+Z) ou, se já não faz falta, apague também o que ficou.",
      "Nearly everything is missing here: 'title', 'text'. Put back what was deleted (Ctrl+Z) or, if it is no longer needed, delete what is left as well.",
      "Falta aqui quase tudo: «title», e um destes: «page», «chat». Reponha o que se apagou (Ctrl+Z) ou, se já não faz falta, apague também o que ficou.",
      "Nearly everything is missing here: 'title', and one of these: 'page', 'chat'. Put back what was deleted (Ctrl+Z) or, if it is no longer needed, delete what is left as well.",
      "Falta o que vem depois dos dois pontos. Escreva por baixo pelo menos um item, começado por um hífen.",
      "There is nothing after the colon. Write at least one item below, with a hyphen before it.",
      "Falta o que vem depois dos dois pontos. Escreva-o. Existem: «a», «b».",
      "There is nothing after the colon. Write it. The choices are: 'a', 'b'.",
      "O texto em inglês está vazio. Escreva a tradução ou, se o campo não fizer falta, apague-o nas duas línguas.",
      "The English text is empty. Write the translation or, if the field is not needed, delete it in both languages.",
      "Este item está duas vezes na lista. Apague um dos dois.",
      "This item is in the list twice. Delete one of the two.",
      "«x» está duas vezes na lista. Apague um dos dois.",
      "'x' is in the list twice. Delete one of the two.",
      "«9» não está entre 1 e 4. Escreva um número entre 1 e 4.",
      "'9' is not between 1 and 4. Write a number between 1 and 4.",
      "«0» é um número demasiado pequeno. Escreva um número a partir de 1.",
      "'0' is too small. Write a number of at least 1.",
      "«9» é um número demasiado grande. Escreva um número até 4.",
      "'9' is too large. Write a number of at most 4.",
      "Aqui devia estar true. Compare com outro bloco igual e escreva da mesma maneira.",
      "This should be true. Compare it with another block of the same type and write it the same way.",
      "Falta «blocks». Escreva a linha blocks: e, por baixo, cada item começado por um hífen.",
      "'blocks' is missing. Write the line blocks: and, below it, each item with a hyphen before it.",
      "Falta «title». Sem ele, este grupo não está completo.",
      "'title' is missing. This group is not complete without it.",
    ]
  `)
})

test('contradictions between parts of the content are reported in both languages', () => {
  expect([
    ...both('phoneLength', { digits: 8 }),
    ...both('phoneLength', { digits: 10 }),
    ...both('unknownEvent', { name: 'a', known: [] }),
    ...both('unknownEvent', { name: 'a', known: ['b', 'c'], meant: 'b' }),
    ...both('unknownAnchor', { name: 'a', known: [] }),
    ...both('unknownPicture', { name: 'a', known: [] }),
    ...both('wordUnused', { key: 'a' }),
    ...both('wordUnused', { key: 'a', meant: 'b' }),
    ...both('wordUnused', { key: 'a', only: 'en' }),
  ]).toMatchInlineSnapshot(`
    [
      "Um número português tem nove algarismos depois de +351, e este tem 8. Veja que algarismo falta ou está a mais.",
      "A Portuguese number has nine digits after +351, and this one has 8. Check which digit is missing, or which one is extra.",
      "Um número português tem nove algarismos depois de +351, e este tem 10. Veja que algarismo falta ou está a mais.",
      "A Portuguese number has nine digits after +351, and this one has 10. Check which digit is missing, or which one is extra.",
      "Em events.yaml não há nenhum evento chamado «a». Corrija o nome.",
      "events.yaml has no event called 'a'. Correct the name.",
      "Em events.yaml não há nenhum evento chamado «a». Quis dizer «b»? Corrija o nome. Existem: «b», «c».",
      "events.yaml has no event called 'a'. Did you mean 'b'? Correct the name. The choices are: 'b', 'c'.",
      "Nenhum bloco desta página tem anchor: a. Ponha um anchor no bloco para onde o botão deve ir.",
      "No block of this page has anchor: a. Give an anchor to the block that the button should go to.",
      "Em content/images não há nenhuma imagem «a». Ponha lá o ficheiro ou corrija o nome.",
      "There is no picture 'a' in content/images. Put the file there, or correct the name.",
      "O site não usa a palavra «a». Apague a linha nas duas línguas.",
      "The site does not use the word 'a'. Delete the line in both languages.",
      "O site não usa a palavra «a». Quis dizer «b»? Corrija o nome nas duas línguas.",
      "The site does not use the word 'a'. Did you mean 'b'? Correct the name in both languages.",
      "O site não usa a palavra «a», que só existe em inglês. Apague a linha.",
      "The site does not use the word 'a', which only English has. Delete the line.",
    ]
  `)
})

test('what is left of a sample is reported in both languages', () => {
  expect([...both('sampleLeft', { subject: '' }), ...both('sampleLeft', { subject: 'A' })]).toMatchInlineSnapshot(`
    [
      "Isto ainda é um exemplo. Ponha o verdadeiro no seu lugar e apague a linha sample: true.",
      "This is still a sample. Put the real thing in its place and delete the line sample: true.",
      "Isto ainda é um exemplo: «A». Ponha o verdadeiro no seu lugar e apague a linha sample: true.",
      "This is still a sample: 'A'. Put the real thing in its place and delete the line sample: true.",
    ]
  `)
})

const counts: Counts = {
  errors: 0,
  warnings: 0,
  files: 1,
  pages: 1,
  blocks: 1,
  events: 1,
  pictures: 1,
  words: 1,
  samples: 0,
}
const many: Counts = { ...counts, files: 2, pages: 2, blocks: 3, events: 4, pictures: 5, words: 6, samples: 7 }

test('the summary of what was checked is in both languages, in the singular and in the plural', () => {
  const summaries = [
    counts,
    many,
    { ...counts, samples: 1, warnings: 1 },
    { ...many, warnings: 2 },
    { ...counts, errors: 1, warnings: 1 },
    { ...many, errors: 2, warnings: 0 },
  ]
  expect(summaries.flatMap((each) => toolLanguages.map((language) => catalogues[language].labels.summary(each))))
    .toMatchInlineSnapshot(`
    [
      "Tudo certo. Verificado: 1 página, 1 bloco, 1 evento, 1 imagem e 1 palavra.",
      "All is well. Checked: 1 page, 1 block, 1 event, 1 picture and 1 word.",
      "Tudo certo. Verificado: 2 páginas, 3 blocos, 4 eventos, 5 imagens e 6 palavras. 7 exemplos por substituir antes de publicar (npm run check -- --release).",
      "All is well. Checked: 2 pages, 3 blocks, 4 events, 5 pictures and 6 words. 7 samples to be replaced before going live (npm run check -- --release).",
      "Sem erros; 1 aviso. Verificado: 1 página, 1 bloco, 1 evento, 1 imagem e 1 palavra. 1 exemplo por substituir antes de publicar (npm run check -- --release).",
      "No errors; 1 warning. Checked: 1 page, 1 block, 1 event, 1 picture and 1 word. 1 sample to be replaced before going live (npm run check -- --release).",
      "Sem erros; 2 avisos. Verificado: 2 páginas, 3 blocos, 4 eventos, 5 imagens e 6 palavras. 7 exemplos por substituir antes de publicar (npm run check -- --release).",
      "No errors; 2 warnings. Checked: 2 pages, 3 blocks, 4 events, 5 pictures and 6 words. 7 samples to be replaced before going live (npm run check -- --release).",
      "1 erro e 1 aviso em 1 ficheiro. Enquanto houver erros, o site fica como estava.",
      "1 error and 1 warning in 1 file. As long as there are errors, the site stays as it was.",
      "2 erros e 0 avisos em 2 ficheiros. Enquanto houver erros, o site fica como estava.",
      "2 errors and 0 warnings in 2 files. As long as there are errors, the site stays as it was.",
    ]
  `)
})

test('what to do with the lines of a correction is said in both languages', () => {
  const corrections = [
    { kind: 'replace', line: 2, count: 1, lines: ['a'] },
    { kind: 'add', line: 1, count: 0, lines: ['a'] },
    { kind: 'add', line: 3, count: 0, lines: ['a'] },
    { kind: 'remove', line: 3, count: 1, lines: [] },
    { kind: 'remove', line: 3, count: 2, lines: [] },
  ] as const
  expect(corrections.flatMap((each) => toolLanguages.map((language) => catalogues[language].labels.correction(each))))
    .toMatchInlineSnapshot(`
    [
      "Deve ficar assim:",
      "It should read:",
      "Acrescente, no princípio do ficheiro:",
      "Add, at the start of the file:",
      "Acrescente, depois da linha 2:",
      "Add, below line 2:",
      "Apague a linha 3.",
      "Delete line 3.",
      "Apague as linhas 3 a 4.",
      "Delete lines 3 to 4.",
    ]
  `)
})

const twoProblems = () =>
  diagnosticsWith({
    'events.yaml': (text) =>
      text.replace('day: wednesday', 'day: wendesday').replace('pt: Aula aberta', 'pt: a, b: 100%'),
  })

test('problems are one line each for an editor that lists them', () => {
  expect(formatDiagnostics(twoProblems(), { format: 'line' })).toMatchInlineSnapshot(`
    "content/events.yaml:3:12-46  Erro: evento 1, título: O texto tem «,», que aqui quer dizer outra coisa (a vírgula separa dois campos dentro de { }). Ponha o texto entre aspas. ⏎ Deve ficar assim: ⏎     title: { pt: "a, b: 100%", en: Open class }
    content/events.yaml:8:20-29  Erro: evento 1, todas as semanas, dia da semana: «wendesday» não existe. Quis dizer «wednesday»? Escolha um destes: «monday», «tuesday», «wednesday», «thursday», «friday», «saturday», «sunday». ⏎ Deve ficar assim: ⏎     weekly: { day: wednesday, from: '20:00', to: '22:00' }"
  `)
  expect(formatDiagnostics(twoProblems(), { format: 'line', lang: 'en' }).split(': ')[0]).toMatchInlineSnapshot(
    `"content/events.yaml:3:12-46  Error"`,
  )
})

test('problems are annotations for a pull request', () => {
  expect(formatDiagnostics(twoProblems(), { format: 'github' })).toMatchInlineSnapshot(`
    "::error file=content/events.yaml,line=3,col=12,endColumn=46::evento 1, título: O texto tem «,», que aqui quer dizer outra coisa (a vírgula separa dois campos dentro de { }). Ponha o texto entre aspas.%0ADeve ficar assim:%0A    title: { pt: "a, b: 100%25", en: Open class }
    ::error file=content/events.yaml,line=8,col=20,endColumn=29::evento 1, todas as semanas, dia da semana: «wendesday» não existe. Quis dizer «wednesday»? Escolha um destes: «monday», «tuesday», «wednesday», «thursday», «friday», «saturday», «sunday».%0ADeve ficar assim:%0A    weekly: { day: wednesday, from: '20:00', to: '22:00' }"
  `)
})

test('problems are data for a program', () => {
  const parsed: unknown = JSON.parse(formatDiagnostics(twoProblems(), { format: 'json' }))
  expect(parsed).toMatchObject(twoProblems().map(({ code, line, column }) => ({ code, line, column })))
})

const reportedForText = (written: string): string =>
  formatDiagnostics(diagnosticsWith(inHome('pt: Um lugar para se escutar', written)))

test('for a long line the part around the mistake is shown, with a mark below it', () => {
  const long = 'Uma frase que não acaba. '.repeat(8)
  expect(reportedForText(`pt: ${long}&amp; mais ${long}`)).toMatchInlineSnapshot(`
    "content/home.yaml:7:11  Aviso · bloco 1 (hero), título, português
      O texto tem 410 caracteres, e neste lugar cabem bem 60.
      Encurte-o, se puder.
      7 |       pt: Uma frase que não acaba. Uma frase que não acaba. Uma frase que não acaba. Uma frase que n
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    content/home.yaml:7:11  Aviso · bloco 1 (hero), título, português
      O site mostra os textos tal como estão escritos, e «&amp;» ler-se-ia com todos os sinais.
      Apague os sinais e deixe só as palavras.
      7 |       pt: Uma frase que não acaba. Uma frase que não acaba. Uma frase que não acaba. Uma frase que n
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
  `)
  expect(reportedForText(`pt: "${long}\tfim" b`)).toMatchInlineSnapshot(`
    "content/home.yaml:7:11  Erro · bloco 1 (hero), título, português
      O texto tem «"», que aqui quer dizer outra coisa.
      Ponha o texto entre aspas.
      Deve ficar assim:
                pt: '"Uma frase que não acaba. Uma frase que não acaba. Uma frase que não acaba. Uma frase que não acaba. Uma frase que não acaba. Uma frase que não acaba. Uma frase que não acaba. Uma frase que não acaba. 	fim" b'
      7 |       pt: "Uma frase que não acaba. Uma frase que não acaba. Uma frase que não acaba. Uma frase que 
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
  `)
})

test('another place that is involved stands below the line of the mistake', () => {
  expect(formatDiagnostics(diagnosticsWith(inHome('anchor: classes', 'anchor: contact')))).toMatchInlineSnapshot(`
    "content/home.yaml:40:13  Erro · bloco 4 (contact), nome do bloco
      O anchor «contact» já é o do bloco 2 desta página.
      Dê a um dos blocos outro anchor.
      40 |     anchor: contact
                       ^^^^^^^
      Ver também content/home.yaml:20:13"
  `)
})

/** Lines in the place of some. */
const at = (line: number, count: number, ...lines: readonly string[]) => ({
  suggestion: { kind: 'replace', line, count, lines } as const,
})

test('corrections are applied from the end, so that each finds its lines, and keep the line endings of the file', () => {
  expect(corrected('a\nb\nc\nd', [at(1, 1, 'A', 'AA'), {}, at(3, 2), at(3, 0, 'x')])).toBe('A\nAA\nb\nx')
  expect(corrected('a\r\nb', [at(2, 1, 'B')])).toBe('a\r\nB')
})
