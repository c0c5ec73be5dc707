import { expect, test } from 'vitest'
import { oneLine, withoutUnseen, correctLetters, hasBrokenLetters } from './characters.ts'

/** A text without its invisible characters, and the diagnostics for them. */
function clean(written: string): readonly unknown[] {
  const { text, diagnostics } = withoutUnseen(written)
  return [
    text,
    ...diagnostics.map(({ code, facts, range, fix }) => {
      const place = 'line' in range ? `${range.line}:${range.column}+${range.length}` : ''
      return [code, place, JSON.stringify(facts), fix?.kind === 'lines' ? fix.lines.join() : ''].join(' ')
    }),
  ]
}

test('a space that YAML does not accept is reported where YAML needs one', () => {
  expect(clean('a: b\n\u00a0\u00a0c: d')).toEqual(['a: b\n  c: d', 'unseenCharacter 2:1+1 {"code":"00A0"}   c: d'])
  expect(clean('a:\u00a0b\u00a0c')).toEqual(['a: b\u00a0c', 'unseenCharacter 1:3+1 {"code":"00A0"} a: b\u00a0c'])
  expect(clean('-\u2003a: b')).toEqual(['- a: b', 'unseenCharacter 1:2+1 {"code":"2003"} - a: b'])
  expect(clean(' \u00a0- b\u200b')).toEqual(['  - b', 'unseenCharacter 1:6+1 {"code":"200B"}   - b'])
})

test('an invisible character is reported once in each line, with its code point', () => {
  expect(clean('a: b\u200bc\u200bd\ne: \u0001f')).toEqual([
    'a: bcd\ne: f',
    'unseenCharacter 1:5+1 {"code":"200B"} a: bcd',
    'unseenCharacter 2:4+1 {"code":"0001"} e: f',
  ])
  expect(clean('a: b\u2028c')).toEqual(['a: b c', 'unseenCharacter 1:5+1 {"code":"2028"} a: b c'])
  expect(clean('a: b\u2800c')).toEqual(['a: b c', 'unseenCharacter 1:5+1 {"code":"2800"} a: b c'])
  expect(clean('a: \u3164')).toEqual(['a: ', 'unseenCharacter 1:4+1 {"code":"3164"} a: '])
  expect(clean('a: \u{e0001}b')).toEqual(['a: b', 'unseenCharacter 1:4+1 {"code":"E0001"} a: b'])
  expect(clean('a: b\u200dc')).toEqual(['a: bc', 'unseenCharacter 1:5+1 {"code":"200D"} a: bc'])
})

test.each([
  'a: b c\n  d',
  'a: b\u00a0c',
  'a: ⠓⠊⠀⠽⠕⠥',
  'a: b\tc',
  'a: co\u00adoperar',
  'a: 👩\u200d🦰',
  'a: ❤\ufe0f\u200d🔥',
  '❤\u200d🔥: a',
  'a: 👩🏽\u200d🚀',
  'a: 👩\u200d👩\u200d👧',
  'a: 🇵🇹 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
])('what is harmless stays: %j', (text) => {
  expect(clean(text)).toEqual([text])
})

test('a text for a terminal is one line without control characters', () => {
  expect(oneLine('a \n\n  b\u001b[1mc\u2028d\u200be')).toBe('a b\ufffd[1mc\ufffdd\ufffde')
  expect(oneLine('a\nbc')).toBe('a bc')
})

test('letters that were decoded as Windows-1252 are restored', () => {
  expect(correctLetters('TerÃ§a, Ã\u00a0s vinte, â‚¬ 10')).toBe('Terça, às vinte, € 10')
  expect(correctLetters('â€œOlÃ¡â€\u009d â€“ atÃ©')).toBe('“Olá” – até')
  expect(correctLetters('CafÃ© Å’uvre')).toBe('Café Œuvre')
  expect(correctLetters('ofi\ufb01cina ™ 𝗟𝗶𝘀𝗯𝗼𝗮 Ⓛⓤⓩ ｄｉａ')).toBe('ofificina ™ Lisboa Luz dia')
  expect(correctLetters('Psic?loga')).toBeUndefined()
  expect(correctLetters('Psic\ufffdloga')).toBeUndefined()
  expect(correctLetters('Ã§ e à€€')).toBeUndefined()
})

test.each(['AMANHÃ…', 'IRMÃ”', 'Ã', 'Que tal? Sim', 'a?b=c&d', 'site.pt?a=1', 'Bem-vindo(a)? sim', 'É assim'])(
  'nothing is broken in %s',
  (text) => {
    expect(hasBrokenLetters(text)).toBe(false)
  },
)
