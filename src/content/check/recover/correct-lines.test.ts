import { expect, test } from 'vitest'
import { correctLines } from './correct-lines.ts'

/** A text with each line corrected, and the corrections with their ranges and the character at fault, if any. */
function correctedWith(text: string): readonly string[] {
  const { lines, corrections } = correctLines(text.split('\n'))
  const reported = corrections.map(({ code, facts, line, column, length, count, suggested }) => {
    const signs = Object.values(facts).filter((each) => each !== '' && typeof each !== 'boolean')
    const place = `${line + 1}:${column + 1}+${length}`
    const lineCount = count === 1 ? [] : [`${count} lines`]
    const instead =
      typeof suggested === 'object' ? ['suggested:', suggested.join('\n')] : suggested ? ['nothing suggested'] : []
    return [code, ...signs, place, ...lineCount, ...instead].join(' ')
  })
  return [lines.join('\n'), ...reported]
}

test.each<[string, readonly (readonly string[])[]]>([
  [
    'a line that begins with a tab, another sign than a hyphen, or a hyphen without its space',
    [
      ['\tpt: a', '  pt: a', 'tabIndent 1:1+1'],
      ['  \t pt: a\tb', '     pt: a\tb', 'tabIndent 1:3+2'],
      ['• title: a', '- title: a', 'hyphenSign • 1:1+1'],
      ['  – type: hero', '  - type: hero', 'hyphenSign – 1:3+1'],
      ['• {a: 1}', '- {a: 1}', 'hyphenSign • 1:1+1'],
      ['  { pt: a, en: b }', '  - { pt: a, en: b }', 'hyphenMissing 1:3+1'],
    ],
  ],
  [
    'a name without its colon, or without the space behind it',
    [
      ['pt:texto', 'pt: texto', 'spaceMissing : 1:4+1'],
      ['pt:/sala', 'pt: /sala', 'spaceMissing : 1:4+1'],
      ['page:/', 'page: /', 'spaceMissing : 1:6+1'],
      ["  title:'a'", "  title: 'a'", 'spaceMissing : 1:9+1'],
      ['pt :', 'pt:', 'spaceMissing : 1:3+1'],
      ['pt  :texto', 'pt: texto', 'spaceMissing : 1:3+1'],
    ],
  ],
  [
    'a text that needs quotes',
    [
      ['pt: Aula: a primeira', 'pt: "Aula: a primeira"', 'quotesNeeded : 1:5+16'],
      ['pt: a:', 'pt: "a:"', 'quotesNeeded : 1:5+2'],
      ['pt: a: ', 'pt: "a:"', 'quotesNeeded : 1:5+2'],
      ['pt: &x y', 'pt: "&x y"', 'quotesNeeded & 1:5+4'],
      ['pt: *a b', 'pt: "*a b"', 'quotesNeeded * 1:5+4'],
      ['pt: *abc d', 'pt: "*abc d"', 'quotesNeeded * 1:5+6'],
    ],
  ],
  [
    'a text with quotation marks that are none to YAML, or that are not closed',
    [
      ['pt: "a', 'pt: "a"', 'quoteOpen 1:5+2'],
      ["pt: 'a", 'pt: "a"', 'quoteOpen 1:5+2'],
      ['pt: "a”', 'pt: "a"', 'quoteOpen 1:5+3'],
      ["pt: 'Pau d'Arco'", `pt: "Pau d'Arco"`, 'quoteOpen 1:5+12'],
      ['pt: a: b"', 'pt: "a: b"', 'quoteOpen 1:5+5'],
      ['pt: a "b": c"', `pt: 'a "b": c"'`, 'quotesNeeded : 1:5+9'],
    ],
  ],
  [
    'a backslash in quotes that is no sign of YAML',
    [
      ['pt: "a\\nb\\q"', 'pt: "a\\nb\\\\q"', 'backslash 1:5+8'],
      ['pt: "\\U0041"', 'pt: "\\\\U0041"', 'backslash 1:5+8'],
      ['pt: "\\u00e"', 'pt: "\\\\u00e"', 'backslash 1:5+7'],
      ['pt: "\\x4"', 'pt: "\\\\x4"', 'backslash 1:5+5'],
      ['pt: "\\u00e9 \\x41 \\U0001F600 \\" \\d"', 'pt: "\\u00e9 \\x41 \\U0001F600 \\" \\\\d"', 'backslash 1:5+30'],
      ['pt: "\\ç" # c', 'pt: "\\\\ç" # c', 'backslash 1:5+8'],
    ],
  ],
  [
    'braces without one of them, without a comma, a colon or a space',
    [
      ['title: { pt: a, en: b', 'title: { pt: a, en: b }', 'bracketOpen } 1:8+1'],
      ['title: pt: a, en: b }', 'title: { pt: a, en: b }', 'bracketOpen { 1:8+1'],
      ['title: { pt: a, en: b)', 'title: { pt: a, en: b }', 'bracketOpen } 1:8+1'],
      ['title: { pt: a, en: b]', 'title: { pt: a, en: b }', 'bracketOpen } 1:8+1'],
      ['title: { pt: a en: b }', 'title: { pt: a, en: b }', 'commaMissing , 1:8+15'],
      ['title: { pt: a; en: b }', 'title: { pt: a, en: b }', 'commaMissing , 1:8+16'],
    ],
  ],
  [
    'a bracket that is never closed',
    [
      ['blocks: [\n  - a: b', 'blocks:\n  - a: b', 'bracketExtra [ 1:9+1'],
      ['title: { \n\n  pt: a', 'title:\n\n  pt: a', 'bracketExtra { 1:8+1'],
      ['- title:  {\n  pt: a\n- x', '- title:\n  pt: a\n- x:', 'bracketExtra { 1:11+1', 'colonMissing 3:4+1'],
      ['path: /\nblocks: [', 'path: /\nblocks:', 'bracketExtra [ 2:9+1'],
      ['title: {\n\n# c', 'title:\n\n# c', 'bracketExtra { 1:8+1'],
      [
        'title: {\n  pt: a\nlead: {\n  pt: b\n}',
        'title:\n  pt: a\nlead:\n  pt: b\n',
        'bracketExtra { 1:8+1',
        'bracketExtra { } 3:7+1 3 lines suggested: lead:\n  pt: b',
      ],
    ],
  ],
  [
    'a bracket that is closed on a line of its own',
    [
      [
        'title: {\n  pt: a\n  en: b\n}\npath: /',
        'title:\n  pt: a\n  en: b\n\npath: /',
        'bracketExtra { } 1:8+1 4 lines suggested: title:\n  pt: a\n  en: b',
      ],
      [
        'title: {\n  pt: a, b ,\n  en: "b, c: d"\n  },',
        'title:\n  pt: a, b\n  en: "b, c: d"\n',
        'bracketExtra { } 1:8+1 4 lines suggested: title:\n  pt: a, b\n  en: "b, c: d"',
      ],
      [
        '- title: {\n  pt: a\n  }',
        '- title:\n    pt: a\n',
        'bracketExtra { } 1:10+1 3 lines suggested: - title:\n    pt: a',
      ],
      [
        'blocks: [\n  # c\n  - type: hero\n\n    title: { pt: a, en: b }\n]',
        'blocks:\n  # c\n  - type: hero\n\n    title: { pt: a, en: b }\n',
        'bracketExtra [ ] 1:9+1 6 lines suggested: blocks:\n  # c\n  - type: hero\n\n    title: { pt: a, en: b }',
      ],
      [
        'button: {\n  label: {\n    pt: a\n  }\n  page: /\n}',
        'button: {\n  label:\n    pt: a\n\n  page: /\n}',
        'bracketExtra { } 2:10+1 3 lines suggested:   label:\n    pt: a',
      ],
      [
        'title: {\n    pt: a,  \n    en: b\n}',
        'title:\n    pt: a\n    en: b\n',
        'bracketExtra { } 1:8+1 4 lines suggested: title:\n    pt: a\n    en: b',
      ],
    ],
  ],
  [
    'a bracket above fields that stand next to each other',
    [
      [
        'title: {\n  pt: a, en: b\n}\npath: /',
        'title: { pt: a, en: b }\n\n\npath: /',
        'bracketExtra { } 1:8+1 3 lines suggested: title:\n  pt: a\n  en: b',
      ],
      [
        'title: {\n  pt: a, en: b\n\npath: /',
        'title: { pt: a, en: b }\n\n\npath: /',
        'bracketExtra { 1:8+1 2 lines suggested: title:\n  pt: a\n  en: b',
      ],
      [
        '- title: {\n    pt: "a, en: b", en: c\n- x: d',
        '- title: { pt: "a, en: b", en: c }\n\n- x: d',
        'bracketExtra { 1:10+1 2 lines suggested: - title:\n    pt: "a, en: b"\n    en: c',
      ],
      [
        "weekly: {\n  day: monday ,\n\n  from: '20:00', to: 21h\n  }",
        "weekly: { day: monday, from: '20:00', to: 21h }\n\n\n\n",
        "bracketExtra { } 1:9+1 5 lines suggested: weekly:\n  day: monday\n  from: '20:00'\n  to: 21h",
      ],
      [
        'path: /\nweekly: {\n  day: monday,\n  from: 1, to: 2\n}',
        'path: /\nweekly: { day: monday, from: 1, to: 2 }\n\n\n',
        'bracketExtra { } 2:9+1 4 lines suggested: weekly:\n  day: monday\n  from: 1\n  to: 2',
      ],
      [
        'weekly: {\n  day: monday\n\n  from: 1, to: 2',
        'weekly: { day: monday, from: 1, to: 2 }\n\n\n',
        'bracketExtra { 1:9+1 4 lines suggested: weekly:\n  day: monday\n  from: 1\n  to: 2',
      ],
    ],
  ],
  [
    'a text in braces that needs quotes',
    [
      ['title: { pt: a, b, en: c }', 'title: { pt: "a, b", en: c }', 'quotesNeeded , 1:8+19'],
      ['title: { pt: a: b, en: c }', 'title: { pt: "a: b", en: c }', 'quotesNeeded : 1:8+19'],
      ['title: {, pt: a, en: b }', 'title: "{, pt: a, en: b }"', 'quotesNeeded { 1:8+17'],
      ["title: { pt: a l'x: b, en: c }", `title: { pt: "a l'x: b", en: c }`, 'quotesNeeded : 1:8+23'],
      ['title: { pt: a, pt: b }', 'title: { pt: "a, pt: b" }', 'quotesNeeded , 1:8+16'],
      ['title: { pt: a:, en: c }', 'title: { pt: "a:", en: c }', 'quotesNeeded : 1:8+17'],
    ],
  ],
  [
    'a text in braces with a quotation mark that is not closed, or is none to YAML',
    [
      ['title: { pt: “a”, en: c }', 'title: { pt: a, en: c }', 'quoteOpen " 1:8+18'],
      ['title: { pt: “a, b”, en: c }', 'title: { pt: "a, b", en: c }', 'quoteOpen " 1:8+21'],
      ['title: { pt: a “b” c", en: d }', 'title: { pt: "a “b” c\\"", en: d }', 'quoteOpen " 1:8+23'],
      ["title: { pt: “a 'b' c”, en: d }", "title: { pt: a 'b' c, en: d }", 'quoteOpen " 1:8+24'],
      ['title: { pt: x “b: c”, en: d }', 'title: { pt: "x “b: c”", en: d }', 'quoteOpen " 1:8+23'],
      ['title: { pt: “b: c” x, en: d }', 'title: { pt: "“b: c” x", en: d }', 'quoteOpen " 1:8+23'],
    ],
  ],
  [
    'a comma before cents',
    [
      ['price: { amount: 12,50 }', 'price: { amount: 12.50 }', 'decimalComma 1:20+1'],
      ['price: { amount: 12,50, euros: 3 }', 'price: { amount: 12.50, euros: 3 }', 'decimalComma 1:20+1'],
      ['x: { a: 1, euros: 7,5 }', 'x: { a: 1, euros: 7.5 }', 'decimalComma 1:20+1'],
    ],
  ],
  [
    'several days where one stands',
    [
      ['day: wednesday, friday', 'day: [wednesday, friday]', 'severalValues 1:6+17'],
      ['day: quarta e sexta', 'day: [quarta, sexta]', 'severalValues 1:6+14'],
      ['dia: quarta-feira/sexta', 'dia: [quarta-feira, sexta]', 'severalValues 1:6+18'],
      ['day: monday and friday', 'day: [monday, friday]', 'severalValues 1:6+17'],
      ['day: quarta  e  sexta', 'day: [quarta, sexta]', 'severalValues 1:6+16'],
      ['day: a, b, c', 'day: [a, b, c]', 'severalValues 1:6+7'],
    ],
  ],
  [
    'paragraphs, or a colon, below a name without its bar',
    [
      ['pt:\n  Primeira: a\n  segunda', 'pt: |\n  Primeira: a\n  segunda', 'barMissing 1:3+1'],
      ['pt:\n  um\n\n  dois', 'pt: |\n  um\n\n  dois', 'barMissing 1:3+1'],
      ['pt:\n  um\n \n  dois', 'pt: |\n  um\n \n  dois', 'barMissing 1:3+1'],
      ['  pt: \n    Um: a', '  pt: |\n    Um: a', 'barMissing 1:5+1'],
      ['pt:\n  Dois pontos:', 'pt: |\n  Dois pontos:', 'barMissing 1:3+1'],
      [
        'pt:\n  Um: a\n  dois\nlead texto',
        'pt: |\n  Um: a\n  dois\nlead: texto',
        'barMissing 1:3+1',
        'colonMissing 4:5+1',
      ],
    ],
  ],
  [
    'a text on the line of its bar',
    [
      ['pt: | texto', 'pt: "texto"', 'barText 1:5+7 suggested: pt: |\n  texto'],
      ['pt: |  texto', 'pt: "texto"', 'barText 1:5+8 suggested: pt: |\n  texto'],
      ['pt: > texto', 'pt: "texto"', 'barText 1:5+7 suggested: pt: |\n  texto'],
      ['pt: |- texto', 'pt: "texto"', 'barText 1:5+8 suggested: pt: |\n  texto'],
      ['pt: |texto', 'pt: "texto"', 'barText 1:5+6 suggested: pt: |\n  texto'],
      ['pt: |2 texto', 'pt: "texto"', 'barText 1:5+8 suggested: pt: |\n  texto'],
    ],
  ],
  [
    'a line below a bar that is not as far right as most of them',
    [
      ['pt: |\n    um\n  dois\n    três', 'pt: |\n    um\n    dois\n    três', 'indentWrong 3:3+4'],
      ['pt: |\n      um\n    dois\n    três', 'pt: |\n    um\n    dois\n    três', 'indentWrong 2:7+2'],
      ['pt: |\n  um\n    dois', 'pt: |\n    um\n    dois', 'indentWrong 2:3+2'],
      [
        'pt: |\n    um\n\n\n\n \n \n \n  dois\n    um',
        'pt: |\n    um\n\n\n\n \n \n \n    dois\n    um',
        'indentWrong 9:3+4',
      ],
      ['pt: |\n    um\n  en: b\n    um', 'pt: |\n    um\n    en: b\n    um', 'indentWrong 3:3+5'],
      ['pt: |\n  um\ndois', 'pt: |\n  um\n  dois', 'indentWrong 3:1+4'],
    ],
  ],
  [
    'lines further left than the text that they go on with',
    [
      ['pt: um texto\nque continua', 'pt: um texto\n  que continua', 'looseText 2 2 2:1+12'],
      ['pt: "um\ntexto"', 'pt: "um\n  texto"', 'looseText 2 2 2:1+6'],
      ['pt: um\ndois #3', 'pt: "um\\ndois #3"\n', 'looseText 2 2 1:5+2 2 lines suggested: pt: |\n  um\n  dois #3'],
      ['pt: um\ndois#3, "a"', 'pt: um\n  dois#3, "a"', 'looseText 2 2 2:1+11'],
      [
        'pt: um\nOs pontos:',
        'pt: "um\\nOs pontos:"\n',
        'looseText 2 2 1:5+2 2 lines suggested: pt: |\n  um\n  Os pontos:',
      ],
      ['a: b\n  pt:\n  uma', 'a: b\n  pt: "uma"\n', 'looseText 3 3 2:7+1 2 lines suggested:   pt: |\n    uma'],
    ],
  ],
  [
    'a list that was pasted below a text',
    [
      [
        'pt: um texto\n- a\n- b',
        'pt: "um texto\\n\\na\\n\\nb"\n\n',
        'looseText 2 3 1:5+8 3 lines suggested: pt: |\n  um texto\n\n  a\n\n  b',
      ],
      [
        'pt: |\n  um texto\n- a\n- b',
        'pt: "um texto\\n\\na\\n\\nb"\n\n\n',
        'looseText 3 4 1:5+1 4 lines suggested: pt: |\n  um texto\n\n  a\n\n  b',
      ],
      ['pt:\n- a\n- b', 'pt: "a\\n\\nb"\n\n', 'looseText 2 3 1:5+1 3 lines suggested: pt: |\n  a\n\n  b'],
      ['pt: - a\n  - b', 'pt: "a\\n\\nb"\n', 'looseText 2 2 1:5+3 2 lines suggested: pt: |\n  a\n\n  b'],
      [
        'pt: um\n1. a\n2) b',
        'pt: "um\\n\\na\\n\\nb"\n\n',
        'looseText 2 3 1:5+2 3 lines suggested: pt: |\n  um\n\n  a\n\n  b',
      ],
      [
        'pt: um\n- a\n- xyz: b',
        'pt: "um\\n\\na\\n\\nxyz: b"\n\n',
        'looseText 2 3 1:5+2 3 lines suggested: pt: |\n  um\n\n  a\n\n  xyz: b',
      ],
    ],
  ],
  [
    'a text beside the name of a group',
    [
      [
        'title: Um\n  en: b',
        'title:\n  en: b',
        'textBeside title pt 1:8+2 2 lines suggested: title:\n  pt: Um\n  en: b',
      ],
      [
        'title: Um\n  pt: b',
        'title:\n  pt: b',
        'textBeside title en 1:8+2 2 lines suggested: title:\n  pt: b\n  en: Um',
      ],
      [
        'title: Um: x\nen: b',
        'title:\n  en: b',
        'textBeside title pt 1:8+5 2 lines suggested: title:\n  pt: "Um: x"\n  en: b',
      ],
      [
        '- title: Um\n    en: b',
        '- title:\n    en: b',
        'textBeside title pt 1:10+2 2 lines suggested: - title:\n    pt: Um\n    en: b',
      ],
      [
        'button: Enviar\n  chat: x',
        'button:\n  chat: x',
        'textBeside button label 1:9+6 suggested: button:\n  label:\n    pt: Enviar\n    en: …',
      ],
      [
        'button: Enviar #1\n  page: /',
        'button:\n  page: /',
        'textBeside button label 1:9+9 suggested: button:\n  label:\n    pt: "Enviar #1"\n    en: …',
      ],
    ],
  ],
  [
    'the marks of a merge',
    [
      [
        '<<<<<<< HEAD\npt: a\n=======\npt: b\n>>>>>>> x\nen: c',
        '\npt: a\n\n\n\nen: c',
        'mergeMark 1:1+12 5 lines nothing suggested',
      ],
      ['<<<<<<< a\npt: a\n======= b\npt: c\n>>>>>>> d', '\npt: a\n\n\n', 'mergeMark 1:1+9 5 lines nothing suggested'],
      [
        'a: b\n<<<<<<< HEAD\npt: a\n=======\npt: b\n>>>>>>> x\n=======\nen: c',
        'a: b\n\npt: a\n\n\n\n\nen: c',
        'mergeMark 2:1+12 5 lines nothing suggested',
        'mergeMark 7:1+7 suggested: ',
      ],
      [
        '<<<<<<< a\npt: a\n=======\npt: b',
        '\npt: a\n\npt: b',
        'mergeMark 1:1+9 suggested: ',
        'mergeMark 3:1+7 suggested: ',
      ],
      ['<<<<<<< a\npt: a\n>>>>>>> b', '\npt: a\n', 'mergeMark 1:1+9 suggested: ', 'mergeMark 3:1+9 suggested: '],
      ['<<<<<<< HEAD\npt: a', '\npt: a', 'mergeMark 1:1+12 suggested: '],
    ],
  ],
])('%s is corrected and reported', (_, cases) => {
  for (const [written = '', ...right] of cases)
    expect([written, ...correctedWith(written)]).toEqual([written, ...right])
})

test.each([
  '-uma frase',
  '--title: a',
  'url://x',
  'pt://x',
  'pt : texto',
  'Type: hero',
  'pt: a :b',
  'pt: a:b',
  'pt: *a',
  'pt: [a, b-c]',
  'pt: [a,b-c,  d]',
  'pt: [{ a: b }]',
  'pt: [ {a: b}, x]',
  'pt: -a',
  'pt: a | b',
  'pt: a > b',
  'pt: 12,50, mais',
  'pt: "a"  # c',
  'button: label: { pt: a, en: b }',
  'button: label: { pt: a en: b } }',
  'title: pt: a { b }',
  'button: { label: { pt: a en: b }, page: /',
  'title: {\n  um texto',
  '- title: Um\nen: b',
  'pt: [abc]',
  'button: { label: { pt: a en: b }',
  'title: { xyz: a, pt: b: c }',
  'pt: ?a',
  'pt: |- # c',
  'pt: # c',
  'pt: “a”',
  'pt: a [b, c]',
  'days: [\n  monday,\n  friday\n]',
  'title: {\n}',
  '- pt: "a }"',
  'pt: "a" # c',
  'pt: "a\\ b"',
  "pt: 'a\\b'",
  "pt: 'a\\ç'",
  'title: { "pt": a, "en": b }',
  'pt: ""',
  'title: { pt: "a: b", en: c }',
  'title: { pt: , en: b }',
  'title: { pt:, en: b }',
  "title: { pt: l'a, en: b }",
  'title: { pt: a en b, en: c }',
  'title: { pt: when em casa, en: c }',
  'title: { pt: a ”b, en: c }',
  'weekly: { day: monday, from: 20:00 }',
  '- label: { pt: a }',
  'x: { euros: "12,50" }',
  'euros: 12,50',
  'day: monday e',
  'monday: a, b',
  'pt:\n  um\n  dois',
  'pt: |\n    um\n  en: |\n    b',
  'pt: |\n  a\n# c\nen: b',
  'pt: um texto\n  que continua',
  'pt: "um\n  texto" # nota',
  'pt: "um\\" e\n  outro"',
  "pt: 'um\n  texto' # nota",
  "pt: 'um'' e\n  outro' ",
  'title: "um\n  - dois\n  # três"',
  'pt: |\n\n    um\n  en: |\n    b',
  'pt: "um\n  texto"',
  'pt: um\n# c',
  'pt: um\n{ a }',
  'pt: um\nWhere: a',
  'pt: um\n- title: a',
  'pt: um\n- { a: b }',
  'pt: um\n  title outra',
  'pt: um\n  title outra; x',
  'pt:\n  title outra',
  'pt: um\n  Dois: três',
  'pt:\n\n\n  um',
  'pt: |\n  um\n  en: | x',
  'title: # nota: x',
  'title: "um\n  dois\n  - Nota: b"',
  '• e\n  - b',
  '• e',
  'title  : a',
  'um • a: b',
  '  { a: b } c',
  '-olá mundo:x',
  '-Olá mundo: x',
  '\t',
  '  \t# nota',
  'pt: um\n  en outra',
  'title: um\n  - dois',
  "title: 'um\n  dois'\nlead: x",
  'title: Um\nen: b\npt: c',
  'title: Um\n  en:',
  'title: { pt: a }\n  en: b',
  'xyz: Um\n  en: b',
  'pt: Um\n  en: b',
  'title: Um\n  - en: b',
  'button: Enviar\nchat: x',
  'button: Enviar\n  icon: x',
  'button: Enviar\n  label: x',
  'links: Um\n  page: /',
  '<<<<<<<a',
  '<<<<<<',
])('no objection is made to what can be read as it is, or is too broken to interpret: %j', (text) => {
  expect(correctedWith(text)).toEqual([text])
})
