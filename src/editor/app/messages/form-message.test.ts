import { expect, test } from 'vitest'
import type { Code, DiagnosticFacts } from '../../../content/model/diagnostic-facts.ts'
import { toolLanguages } from '../../../content/model/language.ts'
import { loadContent } from '../../../content/load.ts'
import { contentWith, today } from '../../../content/testing/content-with.ts'
import { otherFacts, type Provocation, provocations } from '../../../content/testing/provocations.ts'
import { testSiteSource } from '../../../../tests/site-source.ts'
import { placeWords } from '../../../content/operations/place-words.ts'
import { formMessage, type Reported } from './form-message.ts'

const textsOf = ({ files }: { readonly files?: ReadonlyMap<string, unknown> | undefined }) =>
  new Map([...(files ?? [])].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])))
const texts = textsOf(testSiteSource())

/** A mistake of each code, and others of the same code, each with the texts that it is in. */
const provoked = (Object.entries(provocations) as [Code, Provocation][]).map(([code, [changes, options = {}]]) => {
  const { pictures, ...more } = options
  const content = { ...contentWith(changes, pictures), folder: '' }
  const { diagnostics } = loadContent(content, { today, ...more })
  const others = (otherFacts[code] ?? []).map((facts) => ({ code, facts, file: 'home.yaml', pointer: '/title' }))
  const [first] = diagnostics.filter((each) => each.code === code)
  return { code, mistakes: [...(first ? [first] : []), ...others] as Reported[], texts: textsOf(content) }
})

/** Words of the files: their names, keys and options as such, ISO dates, and the signs and the advice of YAML. */
const fileWords = [
  /\.ya?ml|\.jpg|content\/|YAML|\/biodan|: true|\{|\d{4}-\d\d-\d\d/,
  /[«“](?:every|first|last|from|to|begins|ends|title|where|weekly|days|path|anchor|formerly|scroll|sample)[»”]/,
  /monday|wednesday|therapy|notFound|aula-aberta|\bhero\b|\bformerly\b|\banchor\b/,
  /entre aspas|in quot|aspas direitas|straight|dois pontos|colon|[Ll]inha|\bline\b|[Bb]loco \d|block \d/,
]

test.each(toolLanguages)('no message of a form has a word of the files, in %s', (language) => {
  for (const { code, mistakes, texts: written } of provoked) {
    expect(mistakes, code).not.toEqual([])
    for (const mistake of mistakes) {
      const message = formMessage(mistake, written, language)
      for (const words of fileWords) expect(message, code).not.toMatch(words)
      expect(message, code).not.toMatch(/undefined|\[object|«»/)
      expect(message.length, code).toBeGreaterThan(12)
    }
  }
})

/** What is wrong with the words of a text, which are deleted with a key. Anything else has a button. */
const ofWords: readonly Code[] = [
  ...(['unseenCharacter', 'missingLanguage', 'wordless', 'leftOver', 'variableUnknown', 'unitTwice'] as const),
  ...(['quotesAround', 'listInText', 'markup', 'wording'] as const),
]

test.each([
  ['pt', /apag/i],
  ['en', /delete/i],
] as const)('what a button removes is not deleted, in %s', (language, deleted) => {
  const saying = provoked.filter(({ mistakes, texts: written }) =>
    mistakes.some((mistake) => deleted.test(formMessage(mistake, written, language))),
  )
  expect(saying.map(({ code }) => code).filter((code) => !ofWords.includes(code))).toEqual([])
})

const saidOf = <C extends Code>(code: C, facts: DiagnosticFacts[C], file: string, pointer: string) =>
  formMessage({ code, facts, file, pointer } as Reported, texts, 'pt')

test('a form names fields, blocks, words and days as it shows them', () => {
  expect([
    saidOf('alsoNeeded', { key: 'every', needed: 'first' }, 'events.yaml', '/events/0/weekly/every'),
    saidOf('headingTwice', { firstBlock: 1 }, 'home.yaml', '/blocks/1'),
    saidOf('itemTwice', { value: 'monday' }, 'events.yaml', '/events/3/weekly/day/1'),
    saidOf('missingKey', { key: 'notFoundTitle' }, 'dictionary.yaml', '/pt'),
    saidOf('fileMissing', { name: 'events.yaml' }, 'events.yaml', ''),
    saidOf('dayUnreal', { date: '2027-02-31' }, 'events.yaml', '/events/2/days/first'),
  ]).toEqual([
    'Com «Intervalo em semanas» é preciso também «Primeiro dia». Acrescente-o, ou retire «Intervalo em semanas».',
    'A página já tem uma abertura, «Um sítio para pousar», e só deve ter um título grande. Fique só com uma delas.',
    '«segunda-feira» está duas vezes na lista. Retire uma.',
    'Falta «Página não encontrada: título».',
    'Falta uma parte do site: «Eventos». Em «Publicar» pode trazê-la de volta de uma versão anterior.',
    '«31/02/2027» não pode ser: esse dia não existe, ou o ano está errado. Corrija a data.',
  ])
})

const saidOfEmpty = (file: string, pointer: string) => saidOf('emptyText', {}, file, pointer)

test('only an optional field may be removed', () => {
  expect(saidOfEmpty('events.yaml', '/events/0/note/pt')).toBe('Falta escrever. Escreva-o ou retire o campo.')
  expect(saidOfEmpty('events.yaml', '/events/0/where/pt')).toBe('Falta escrever. Escreva-o.')
})

test('what is chosen is not written', () => {
  expect(saidOfEmpty('home.yaml', '/blocks/0/picture/file')).toBe('Falta escolher.')
})

test.each([
  ['home.yaml', ['blocks', 2, 'text', 'en'], 'O que é a Biodanza? · Texto'],
  [
    'events.yaml',
    ['events', 3, 'weekly', 'pauses', 0, 'last'],
    'Eventos · A preparação · Semanal ou quinzenal · 14 de abril de 2031 – 20 de abril de 2031 · Último dia',
  ],
  ['site.yaml', ['phones', 'therapy', 'number'], 'Telefones · Terapia · Número'],
  ['site.yaml', ['name', 'pt'], 'Nome'],
  ['dictionary.yaml', ['pt', 'notFoundTitle'], 'Palavras do site · Página não encontrada: título'],
  ['site.yaml', [], 'Todo o site'],
] as const)('%s %j is called by titles and labels', (file, path, words) => {
  expect(placeWords(texts, { file, path }, true, 'pt').join(' · ')).toContain(words)
})

test('a block of a type that there is not is called by its number', () => {
  const unknown = new Map([...texts, ['home.yaml', (texts.get('home.yaml') ?? '').replace(/type: (?!hero)/, '$&um-')]])
  expect(placeWords(unknown, { file: 'home.yaml', path: ['blocks', 1, 'type'] }, true, 'pt').at(-1)).toBe('Bloco 2')
})

test.each(toolLanguages)(
  'of a long text whose translation is missing, a form repeats the beginning, in %s',
  (language) => {
    const other = `Primeira frase. ${'Mais uma frase. '.repeat(40)}\n`
    const missing: Reported = {
      code: 'missingLanguage',
      facts: { language: 'en', other },
      file: 'home.yaml',
      pointer: '',
    }
    const message = formMessage(missing, texts, language)
    expect(message).toMatch(/[«“]Primeira frase\. Mais .*[^ ]…[»”]/)
    expect(message.length).toBeLessThan(200)
  },
)
