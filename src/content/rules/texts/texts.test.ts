import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import type { Code } from '../../diagnostic-facts.ts'
import { diagnosticsWith } from '../../testing/content-with.ts'
import { rightTexts } from './testing/right-texts.ts'

type Text = readonly [pt: string, en: string]

/** What is told of texts, each in a place with room for it, and as what a picture shows. */
function toldOf(texts: readonly Text[]): (readonly [code: Code, text: string])[] {
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

const codesOf = (pt: string, en: string): Code[] => [...new Set(toldOf([[pt, en]]).map(([code]) => code))]

test('nothing is held against two hundred texts as they stand on such a site', () => {
  expect(rightTexts.length).toBeGreaterThanOrEqual(200)
  expect(toldOf(rightTexts)).toEqual([])
})

test.each([
  ['Learn more about the work', 'Saber mais sobre o trabalho', 'languagesExchanged'],
  ['Couples therapy', 'Terapia de casal', 'languagesExchanged'],
  ['In the circle I understood everything.', 'Na roda, entendi tudo o que era preciso.', 'languagesExchanged'],
  ['Nobody explains themselves in five minutes.', 'Nobody explains a life in five minutes.', 'wrongLanguage'],
  ['O corpo sabe o que a cabeça ainda não diz.', 'O corpo sabe aquilo que a cabeça não diz.', 'wrongLanguage'],
  ['Não é preciso saber dançar.', 'Não é preciso saber dançar.', 'textSame'],
  ['Um **passo** de cada vez.', 'One step at a time.', 'markup'],
  ['Um passo de cada vez.', 'One *step* at a time.', 'markup'],
  ['Um _passo_ de cada vez.', 'One step at a time.', 'markup'],
  ['# Um passo', 'One step', 'markup'],
  ['Um [passo](https://exemplo.pt) de cada vez.', 'One step at a time.', 'markup'],
  ['- um passo\n- outro passo', 'one step, another step', 'markup'],
  ['Um <b>passo</b> de cada vez.', 'One step at a time.', 'markup'],
  ['Um passo<br/>de cada vez.', 'One step at a time.', 'markup'],
  ['Um&nbsp;passo de cada vez.', 'One step at a time.', 'markup'],
  ['Um passo de &agrave; vez.', 'One step at a time.', 'markup'],
  ['NinguÃ©m fica de fora.', 'Nobody is left out.', 'lettersBroken'],
  ['Ningu\ufffdm fica de fora.', 'Nobody is left out.', 'lettersBroken'],
  ['Ningu?m fica de fora.', 'Nobody is left out.', 'lettersBroken'],
  ['Ninguém fica de fora.', 'Nobodyâ€™s left out.', 'lettersBroken'],
  ['“Um passo de cada vez.”', 'One step at a time.', 'curlyQuotes'],
  ['...', 'One step', 'wordless'],
  ['Um passo', '~', 'wordless'],
  ['null', 'One step', 'wordless'],
  ['Um passo', 'TODO', 'wordless'],
])('of %j and %j is said: %s', (pt, en, code) => {
  expect(codesOf(pt, en)).toEqual([code])
})

test.each(['hero-room.jpg', 'IMG_1234', 'IMG-20270313-WA0004.jpeg', 'DSC 0042', 'foto.HEIC', 'Screenshot 2027-03-13'])(
  'that a picture shows %j is told, because that is what a file is called',
  (name) => {
    expect(codesOf(name, name)).toContain('altFileName')
  },
)
