import type { Random } from './random.ts'

/** What tends to break YAML, its readers, or those who print what they read. */
const awkward = [
  [
    ': ',
    ':',
    ' #',
    '- ',
    '-',
    '? ',
    '&a ',
    '*a',
    '!x ',
    '!!binary ',
    '%YAML 1.1',
    '---\n',
    '...\n',
    '|',
    '>',
    '|2',
    '>-',
  ],
  [
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    ',',
    '@',
    '`',
    '<<: ',
    '__proto__: ',
    'constructor: ',
    'null',
    '~',
    'true',
    '012',
    '1e9',
  ],
  [
    '\t',
    '\r',
    '\r\n',
    '\n',
    '\n\n',
    '  ',
    '\0',
    '\u0007',
    '\u001b[2J',
    '\u007f',
    '\u0085',
    '\u00a0',
    '\u00ad',
    '\u200b',
    '\u200d',
  ],
  [
    '\u202e',
    '\u2028',
    '\u2029',
    '\ufeff',
    '\ufffe',
    '\ud83d\udc83',
    'é',
    'e\u0301',
    '\u3000',
    '../',
    'javascript:',
    'data:',
  ],
].flat()

type Mutation = (text: string, random: Random) => string

const mutations: readonly Mutation[] = [
  // characters
  (text, random) => splice(text, random.below(text.length), 1 + random.below(4), ''),
  (text, random) => splice(text, random.below(text.length), 0, random.pick(awkward)),
  (text, random) => splice(text, random.below(text.length), 1, random.pick(awkward)),
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) =>
    splice(text, random.below(text.length), 0, random.pick(['[', '{', '- ', '? ']).repeat(1 + random.below(300))),
  // lines
  (text, random) => withLines(text, (lines) => lines.splice(random.below(lines.length), 1)),
  (text, random) => withLines(text, (lines) => lines.splice(random.below(lines.length), 0, random.pick(lines))),
  (text, random) => changeLine(text, random, (line) => ' '.repeat(1 + random.below(3)) + line),
  (text, random) => changeLine(text, random, (line) => line.slice(1 + random.below(3))),
  (text, random) => changeLine(text, random, (line) => line.replace(/^ +/, '\t')),
  (text, random) => changeLine(text, random, (line) => `${line} ${random.pick(awkward)}`),
  // words
  (text, random) => changeWord(text, random, () => ''),
  (text, random) => changeWord(text, random, (_, words) => random.pick(words)),
  (text, random) => changeWord(text, random, () => random.pick(awkward)),
  (text, random) => changeWord(text, random, (word) => word.slice(0, -1)),
  // groups of lines
  (text, random) => moveGroup(text, random, false),
  (text, random) => moveGroup(text, random, true),
]

/** A text with one to three things changed in it. */
export function mutated(text: string, random: Random): string {
  let result = text
  for (let left = 1 + random.below(3); left > 0 && result.length > 1; left--)
    result = random.pick(mutations)(result, random)
  return result
}

/** The bytes of a text with one to three of them changed: hardly ever UTF-8 any more. */
export function mutatedBytes(text: string, random: Random): Buffer {
  const bytes = Buffer.from(text)
  for (let left = 1 + random.below(3); left > 0; left--) bytes[random.below(bytes.length)] = random.below(256)
  return bytes
}

const splice = (text: string, at: number, removed: number, added: string): string =>
  text.slice(0, at) + added + text.slice(at + removed)

function withLines(text: string, change: (lines: string[]) => void): string {
  const lines = text.split('\n')
  change(lines)
  return lines.join('\n')
}

function changeLine(text: string, random: Random, change: (line: string) => string): string {
  return withLines(text, (lines) => {
    const at = random.below(lines.length)
    lines[at] = change(lines[at] ?? '')
  })
}

function changeWord(text: string, random: Random, change: (word: string, words: readonly string[]) => string): string {
  const words = text.match(/[^\s:,{}"]+/g) ?? ['']
  const word = random.pick(words)
  const at = text.indexOf(word, random.below(text.length))
  return at === -1 ? text : splice(text, at, word.length, change(word, words))
}

/** Takes a line with everything that stands further right below it, to another place or to a second one. */
function moveGroup(text: string, random: Random, keep: boolean): string {
  return withLines(text, (lines) => {
    const start = random.below(lines.length)
    const indent = lines[start]?.search(/\S/) ?? 0
    let end = start + 1
    while (end < lines.length && (lines[end]?.search(/\S/) ?? 0) > indent) end++
    const group = keep ? lines.slice(start, end) : lines.splice(start, end - start)
    lines.splice(random.below(lines.length + 1), 0, ...group)
  })
}
