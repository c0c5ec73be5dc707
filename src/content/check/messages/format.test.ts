import { expect, test } from 'vitest'
import { toolLanguages } from '../../model/language.ts'
import { inHome, diagnosticsWith } from '../../testing/content-with.ts'
import { type Counts, corrected } from './reported-diagnostic.ts'
import { formatDiagnostics } from './format.ts'
import { catalogues } from './report.ts'

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
  const summaries = [counts, many, { ...many, warnings: 2 }, { ...counts, errors: 1, warnings: 1 }]
  expect(summaries.flatMap((each) => toolLanguages.map((language) => catalogues[language].labels.summary(each))))
    .toMatchInlineSnapshot(`
      [
        "Tudo certo. Verificado: 1 página, 1 bloco, 1 evento, 1 imagem e 1 palavra.",
        "All is well. Checked: 1 page, 1 block, 1 event, 1 picture and 1 word.",
        "Tudo certo. Verificado: 2 páginas, 3 blocos, 4 eventos, 5 imagens e 6 palavras. 7 exemplos por substituir antes de publicar (npm run check -- --release).",
        "All is well. Checked: 2 pages, 3 blocks, 4 events, 5 pictures and 6 words. 7 samples to replace before release (npm run check -- --release).",
        "Sem erros; 2 avisos. Verificado: 2 páginas, 3 blocos, 4 eventos, 5 imagens e 6 palavras. 7 exemplos por substituir antes de publicar (npm run check -- --release).",
        "No errors; 2 warnings. Checked: 2 pages, 3 blocks, 4 events, 5 pictures and 6 words. 7 samples to replace before release (npm run check -- --release).",
        "1 erro e 1 aviso em 1 ficheiro. Enquanto houver erros, o site fica como estava.",
        "1 error and 1 warning in 1 file. As long as there are errors, the site stays as it was.",
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
    content/events.yaml:8:20-29  Erro: evento 1, semanal ou quinzenal, dia da semana: «wendesday» não existe. Quis dizer «wednesday»? Escolha um destes: «monday», «tuesday», «wednesday», «thursday», «friday», «saturday», «sunday». ⏎ Deve ficar assim: ⏎     weekly: { day: wednesday, from: '20:00', to: '22:00' }"
  `)
  expect(formatDiagnostics(twoProblems(), { format: 'line', lang: 'en' }).split(': ')[0]).toMatchInlineSnapshot(
    `"content/events.yaml:3:12-46  Error"`,
  )
})

test('an annotation for a pull request is one line, with its correction, and nothing that GitHub would read as its own', () => {
  const [first = '', second] = formatDiagnostics(twoProblems(), { format: 'github' }).split('\n')
  expect(first).toMatch(/^::error file=content\/events\.yaml,line=3,col=12,endColumn=46::evento 1, título: /)
  expect(first).toMatch(/%0ADeve ficar assim:%0A {4}title: \{ pt: "a, b: 100%25", en: Open class \}$/)
  expect(second).toMatch(/^::error file=content\/events\.yaml,line=8,col=20,endColumn=29::/)
})

const reportedForText = (written: string): string =>
  formatDiagnostics(diagnosticsWith(inHome('pt: Um lugar para se escutar', written)))

test('for a long line the part around the mistake is shown, with a mark below it', () => {
  const long = 'Uma frase que não acaba. '.repeat(8)
  expect(reportedForText(`pt: ${long}&amp; mais ${long}`)).toMatchInlineSnapshot(`
    "content/home.yaml:7:11  Aviso · bloco 1 (hero), título, português
      O texto tem 410 caracteres, e aqui cabem 60.
      Encurte-o, se puder.
      7 |       pt: Uma frase que não acaba. Uma frase que não acaba. Uma frase que não acaba. Uma frase que n
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    content/home.yaml:7:11  Aviso · bloco 1 (hero), título, português
      O site mostra este texto tal como está escrito, e «&amp;» ler-se-ia com todos os sinais.
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
