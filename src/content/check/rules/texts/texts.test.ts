import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import type { Code } from '../../../model/diagnostic-facts.ts'
import { diagnosticsWith, inEvents, inHome } from '../../../testing/content-with.ts'
import { correctTexts } from './testing/right-texts.ts'

type Text = readonly [pt: string, en: string]

/** The diagnostics for texts, each in a place with room for it and as the alternative text of a picture. */
function reportedFor(texts: readonly Text[]): (readonly [code: Code, text: string])[] {
  const valueOf = ([pt, en]: Text) => ({ title: { pt: 'Valor', en: 'Value' }, text: { pt, en } })
  const pictureOf = ([pt, en]: Text) => ({ file: 'hero-room.jpg', alt: { pt, en } })
  const title = { pt: 'Textos', en: 'Texts' }
  const blocks = [
    { type: 'values', title, values: texts.map(valueOf) },
    { type: 'gallery', title, pictures: texts.map(pictureOf) },
  ]
  const written = stringify(blocks, {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    aliasDuplicateObjects: false,
  }).replaceAll(/^/gm, '  ')
  return diagnosticsWith({ 'biodanza.yaml': (page) => page + written }).map(({ code, sourceLine }) => [
    code,
    sourceLine.trim(),
  ])
}

const codesOf = (pt: string, en: string): Code[] => [...new Set(reportedFor([[pt, en]]).map(([code]) => code))]

test('texts as such sites have them raise no objection', () => {
  expect(reportedFor(correctTexts)).toEqual([])
})

test.each([
  ['Couples therapy', 'Terapia de casal', 'languagesExchanged'],
  ['In the circle I understood everything.', 'Na roda, entendi tudo o que era preciso.', 'languagesExchanged'],
  ['Nobody explains themselves in five minutes.', 'Nobody explains a life in five minutes.', 'wrongLanguage'],
  ['O corpo sabe o que a cabeça ainda não diz.', 'O corpo sabe aquilo que a cabeça não diz.', 'wrongLanguage'],
  ['Não é preciso saber dançar.', 'Não é preciso saber dançar.', 'textSame'],
  [
    'Seja bem-vinda, aqui não há pressa. Welcome to the group, it is for all of us.',
    'Welcome. It is a group.',
    'languageAfter',
  ],
  ['Um grupo para si.', 'It is for you and for us. Aqui dança-se com o corpo e com a voz de cada um.', 'languageAfter'],
  ['Um [passo](https://exemplo.pt) de cada vez.', 'One step at a time.', 'markup'],
  ['- um passo\n- outro passo', 'one step, another step', 'listInText'],
  ['Assim:\n• um\n• dois', 'One and two', 'listInText'],
  ['1. um\n2. dois', 'One and two', 'listInText'],
  ['NinguÃ©m fica de fora.', 'Nobody is left out.', 'lettersBroken'],
  ['Ningu\ufffdm fica de fora.', 'Nobody is left out.', 'lettersBroken'],
  ['Ningu?m fica de fora.', 'Nobody is left out.', 'lettersBroken'],
  ['H? lugar para todos.', 'There is room for all.', 'lettersBroken'],
  ['Vai ? praia.', 'Goes to the beach.', 'lettersBroken'],
  ['Há 𝓵𝓾𝓰𝓪𝓻 para todos.', 'There is room for all.', 'lettersBroken'],
  ['H=C3=A1 lugar para todos.', 'There is room for all.', 'lettersBroken'],
  ['Ninguém fica de fora.', 'Nobodyâ€™s left out.', 'lettersBroken'],
])('%j and %j are compared: %s', (pt, en, code) => {
  expect(codesOf(pt, en)).toEqual([code])
})

test.each([
  ['Rua da Amostra, 14, Lisboa', 'Rua da Amostra 41, Lisbon', ['namesApart']],
  ['Rua da Amostra, 14, Lisboa', 'Rua da Amotsra 14, Lisbon', ['namesApart']],
  ['Rua de São João, 14, Lisboa', 'Rua de Sao Joao 14, Lisbon', []],
  ['Estúdio Lisboa', 'Estúdio Lisbon', []],
  ['Uma casa em Sesimbra', 'A house in Sesimbra', []],
  ['Largo da Paz, 2.º andar', 'Largo da Paz, 2nd floor', []],
])('the places %j and %j are compared', (pt, en, codes) => {
  const where = `pt: ${pt}\n      en: ${en}\n`
  const changes = inEvents('pt: Santos, Lisboa\n      en: Santos, Lisbon\n', where)
  expect(diagnosticsWith(changes).map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['A sessão dura 50 minutos.', 'A session takes 60 minutes.', 'namesApart'],
  ['Cada sessão custa 60 €.', 'Each session costs €65.', 'namesApart'],
  ['Às quintas, das 20h às 21h30.', 'Thursdays, from 7 pm to 9.30 pm.', 'namesApart'],
  ['Começa a 8 de março.', 'It begins on 9 March.', 'namesApart'],
  ['Às quintas, às 20h, em 1.200 m².', 'On Thursdays at 8 pm, in 1,200 m².', ''],
  ['Há 10 anos, com 30 pessoas.', 'For ten years, with 30 people.', ''],
])('%j and %j name the same hours, days, prices and figures, or not', (pt, en, code) => {
  expect(codesOfEach([[pt, en]])).toEqual([code])
})

test.each([
  ['Um s\ufffdtio', 'error'],
  ['Um s?tio', 'warning'],
])('a lost letter is an error, and one that may be meant a warning: %s', (title, severity) => {
  expect(diagnosticsWith(inHome('Um lugar', title))).toMatchObject([{ severity }])
})

/** The texts that get a diagnostic in either place. */
const codesOfEach = (texts: readonly Text[]) => texts.map(([pt, en]) => codesOf(pt, en).join())

test('all Markdown and HTML is reported, and what only looks like it is not', () => {
  const signs = [
    'Um *passo* só',
    'Um **passo** só',
    'Um _passo_ só',
    'Um ***passo*** só',
    '# Um passo',
    'Um __passo__ só',
    'Um ~~passo~~ só',
    'Um `passo` só',
    'Vê ![isto](a.png)',
    '###### Um passo',
    'Um passo\n> dito',
    'Um\n-----\ndois',
    'Um\n***\ndois',
    'Um\n___\ndois',
    '+ um\n\n+ dois',
    'Um passo<br/>só',
    'Um&nbsp;passo só',
    'Um passo</B>',
    '<h2>Um passo',
    'Um <img src="a.png"> só',
    'Um passo &#233; isto',
    'Um passo &#xe9; isto',
  ]
  const reported = reportedFor(signs.map((sign) => [sign, 'One step']))
  expect(reported.map(([code]) => code)).toEqual(signs.flatMap(() => ['markup', 'markup']))
  const others = ['um_passo_só', '2 * 3 * 4 = 24', '-- um', '- um só', 'AT&T; e mais', '[um] (dois)', 'I <3 dois']
  expect(reportedFor(others.map((other) => [other, other]))).toEqual([])
})

test('every form of placeholder text is reported, and a text that only begins like one is not', () => {
  const held = ['...', '~', 'null', 'TODO', '—', '?!', 'nil', 'none', 'tbd', 'FIXME', 'xx', 'Lorem ipsum dolor sit']
  const reported = reportedFor(held.map((text) => [text, text]))
  expect(reported.map(([code]) => code)).toEqual(Array(held.length * 4).fill('wordless'))
  expect(reportedFor(['x', 'Todos', 'Nada'].map((text) => [text, text]))).toEqual([])
})

test('what a model or a program leaves in a text is reported', () => {
  const left = [
    'Uma sessão dura … minutos.',
    'Por […], com recibo.',
    'O valor é ____ euros.',
    'Escreva aqui.',
    'A sessão é [a confirmar].',
    'Um passo [Escreva o seu nome]',
    'Tradução: um passo',
    'Here is the translation: um passo',
    'Um passo\\n\\nOutro passo',
    'Um passo s\\u00f3 por hoje',
  ]
  expect(codesOfEach(left.map((text) => [text, 'One step is enough for now']))).toEqual(left.map(() => 'leftOver'))
})

const long = (length: number) => 'á'.repeat(length)

test('one language is reported as much longer from forty characters and more than twice the other', () => {
  const pairs: Text[] = [
    [long(40), long(19)],
    [long(19), long(40)],
    [long(40), long(20)],
    [long(39), long(10)],
    [long(40), ''],
  ]
  expect(codesOfEach(pairs)).toEqual(['lengthsApart', 'lengthsApart', '', '', 'missingLanguage'])
})

test('a text that is the same in both languages is reported from four words on, unless it is written like a name', () => {
  const same = ['Biodanza dança vida movimento', 'Biodanza dança vida', 'Rua da Prata Doze', 'Rua do largo velho']
  expect(codesOfEach(same.map((text) => [text, text]))).toEqual(['textSame', '', '', 'textSame'])
})

test('every way in which cameras and programs name a picture is reported, and texts that begin like that are not', () => {
  const ends = ['jpg', 'JPEG', 'png', 'webp', 'avif', 'heic', 'heif', 'gif', 'tif', 'tiff', 'bmp', 'svg']
  const cameras = [
    'IMG_1234',
    'IMG-20270313-WA0004.jpeg',
    'DSC 0042',
    'DSCN0042',
    'DSCF0042',
    'PXL_20270313',
    'MVIMG_2027',
    'P1040',
    'DJI_0042',
    'GOPR0042',
  ]
  const programs = [
    'image (1)',
    'Imagem 12',
    'photo-3',
    'picture 4',
    'Captura de ecrã 2027',
    'Screenshot 2027-03-13',
    'WhatsApp Image 2027',
  ]
  const names = [...ends.map((end) => `sala.${end}`), ...cameras, ...programs]
  const reported = reportedFor(names.map((name) => [name, name])).filter(([code]) => code === 'altFileName')
  expect(reported).toHaveLength(names.length * 2)
  expect(reportedFor(['Imagem da sala', 'A sala.', 'Foto da sala', 'P'].map((text) => [text, text]))).toEqual([])
})

test('quotation marks around a whole text are reported, and those around a part of it are not', () => {
  expect(
    codesOfEach([
      ['„Um passo“', 'One step'],
      ['«Um passo»', 'One step'],
      ['"Um passo"', 'One step'],
    ]),
  ).toEqual(['quotesAround', 'quotesAround', 'quotesAround'])
  expect(
    reportedFor([
      ['“Um” passo “só”', 'One step'],
      ['Um “passo”', 'One step'],
      ['"Um" e "dois"', 'One and two'],
      ['«Um» e «dois»', 'One and two'],
    ]),
  ).toEqual([])
})
