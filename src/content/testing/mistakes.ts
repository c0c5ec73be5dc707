/** Lines of a file that are written wrongly, as data, so that a mistake can be shown and made together with another. */
export interface Mistake {
  readonly kind: string
  /** The first line that it touches, zero-based. */
  readonly from: number
  /** How many lines it takes away, and what stands there then. */
  readonly removed: number
  readonly lines: readonly string[]
  /** What she meant to stand there, where that is not what stood there before. */
  readonly meant?: readonly string[]
}

/** What becomes of a line, given the lines around it. Nothing where this mistake can't be made in it. */
type InLine = (line: string, before: string, next: string) => string | readonly string[] | Written | undefined

/** A line as she writes it, and as it would have to be written for what she means. */
interface Written {
  readonly wrong: string
  readonly meant: string
}

const field = /^(\s*(?:- +)*)([\w-]+):( +)(\S.*)$/
const plainText = /^\s*(?:pt|en): [^"'|>{[].*\S \S/
const flow = /\{.*\}/
const item = /^(\s*)- (.*)$/
const isIn = (pattern: RegExp, make: (line: string) => string) => (line: string) =>
  pattern.test(line) ? make(line) : undefined
const indented = (by: number) =>
  isIn(/^\s*(?:- )?[\w-]+:/, (line) =>
    by > 0 ? ' '.repeat(by) + line : line.startsWith(' '.repeat(-by)) ? line.slice(-by) : line,
  )
const renamed = (make: (key: string) => string) =>
  isIn(/^\s*(?:- )?[\w-]+:/, (line) => line.replace(/[\w-]+(?=:)/, make))
const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const swapped = (key: string): string => (key.length < 4 ? key : key.slice(0, 1) + key[2] + key[1] + key.slice(3))
const slip = (make: (text: string) => string) =>
  isIn(plainText, (line) => line.replace(textIn, (_, key: string, text: string) => key + make(text)))
const textIn = /((?:pt|en): )(.*)$/
/** Writes another text in a line, which is then what she means. */
const newText =
  (make: (text: string) => string, read = make): InLine =>
  (line) => {
    const [, key = '', text = ''] = textIn.exec(line) ?? []
    if (!plainText.test(line)) return undefined
    const start = line.slice(0, line.length - text.length)
    return key && { wrong: start + make(text), meant: start + JSON.stringify(read(text)) }
  }
const newQuoted =
  (make: (text: string) => string): InLine =>
  (line) => {
    const [, start, text = ''] = /^(\s*[\w-]+: )"(\p{L}.* .*)"$/u.exec(line) ?? []
    return start && { wrong: `${start}"${make(text)}"`, meant: start + JSON.stringify(make(text)) }
  }
const inFlow = (make: (line: string) => string) => isIn(flow, make)
const newInFlow =
  (added: string): InLine =>
  (line) => {
    const [all, text = ''] = /\{ pt: ([^"'{}]+), en: [^"'{}]+ \}/.exec(line) ?? []
    if (!all) return undefined
    const write = (by: string): string => line.replace(`pt: ${text},`, () => `pt: ${by},`)
    return { wrong: write(text + added), meant: write(JSON.stringify(text + added)) }
  }
const midway = (text: string, added: string): string => {
  const space = text.indexOf(' ', text.length / 3)
  return space === -1 ? text + added : text.slice(0, space) + added + text.slice(space)
}
const blockText = /^\s*(?:pt|en): [|>]/

/** Her mistakes, by a short name: one slip of the hand, or of the idea, in one line. */
const kinds: Readonly<Record<string, InLine>> = {
  'no space behind the colon': isIn(field, (line) => line.replace(/:( +)/, ':')),
  'no colon': isIn(field, (line) => line.replace(':', '')),
  'a semicolon for the colon': isIn(field, (line) => line.replace(':', ';')),
  'an equals sign for the colon': isIn(field, (line) => line.replace(/: +/, ' = ')),
  'a space before the colon': isIn(/^\s*[\w-]+: /, (line) => line.replace(':', ' :').replace(': ', ':')),
  'no opening quote': isIn(/^\s*[\w-]+: "/, (line) => line.replace('"', '')),
  'no closing quote': isIn(/^\s*[\w-]+: ".*"$/, (line) => line.slice(0, -1)),
  'no quotes around a colon': isIn(/^\s*[\w-]+: ".*: .*"$/, (line) => line.replaceAll('"', '')),
  'an opening quote alone': slip((text) => `"${text}`),
  'a closing quote alone': slip((text) => `${text}"`),
  'a quoted word first': newText((text) => text.replace(/^\S+/, '"$&"')),
  'quotes in quotes': newQuoted((text) => text.replace(/^\S+/, '"$&"')),
  'single quotes around an apostrophe': newText(
    (text) => `'d'água ${text}'`,
    (text) => `d'água ${text}`,
  ),
  'a colon in a text': newText((text) => midway(text, ':')),
  'a hash in a text': newText((text) => midway(text, ' #3')),
  'a sign before a text': newText((text) => `@${text}`),
  'an asterisk before a text': newText((text) => `*${text}`),
  'an ampersand before a text': newText((text) => `&${text}`),
  'an exclamation mark before a text': newText((text) => `!${text}`),
  'a percent sign before a text': newText((text) => `%${text}`),
  'a hyphen before a text': newText((text) => `- ${text}`),
  'a text in square brackets': newText((text) => `[${text}]`),
  'a text in braces': newText((text) => `{${text}}`),
  'a bracketed word first': newText((text) => text.replace(/^\S+/, '[$&]')),
  'a backslash in quotes': newQuoted((text) => midway(text, '\\d')),
  'curly quotes for straight ones': isIn(/^\s*[\w-]+: "[^"]*"$/, (line) => line.replace(/"(.*)"/, '“$1”')),
  'a curly quote at the end': isIn(/^\s*[\w-]+: "[^"]*"$/, (line) => line.replace(/"$/, '”')),
  'curly quotes in braces': inFlow((line) => line.replace(/"([^"]*)"/, '“$1”')),
  'no comma in braces': inFlow((line) => line.replace(/,(?= \w+: )/, '')),
  'a semicolon in braces': inFlow((line) => line.replace(/,(?= \w+: )/, ';')),
  'no opening brace': inFlow((line) => line.replace('{ ', '')),
  'no closing brace': inFlow((line) => line.replace(/ \}/, '')),
  'a comma in a text in braces': newInFlow(', e mais'),
  'a colon in a text in braces': newInFlow(': mais'),
  'no space behind a colon in braces': inFlow((line) => line.replace(/\b(pt|en|phone|first|x): /, '$1:')),
  'no colon in braces': inFlow((line) => line.replace(/\b(pt|en|phone|first|x): /, '$1 ')),
  'a round bracket for a brace': inFlow((line) => line.replace(/ \}/, ' )')),
  'no quote in braces': inFlow((line) => line.replace(/" \}/, ' }')),
  'no opening quote in braces': inFlow((line) => line.replace(/: "(?=[^"]*" \})/, ': ')),
  'a space for the hyphen': isIn(item, (line) => line.replace('-', ' ')),
  'no hyphen and no space': isIn(item, (line) => line.replace('- ', '')),
  'no space behind the hyphen': isIn(item, (line) => line.replace('- ', '-')),
  'a bullet for the hyphen': isIn(item, (line) => line.replace('-', '•')),
  'a dash for the hyphen': isIn(item, (line) => line.replace('-', '–')),
  'an asterisk for the hyphen': isIn(item, (line) => line.replace('-', '*')),
  'a hyphen too many': isIn(/^\s+[\w-]+: \S/, (line) => line.replace(/^(\s*) {2}/, '$1- ')),
  'two columns right': indented(2),
  'two columns left': indented(-2),
  'one column right': indented(1),
  'one column left': indented(-1),
  'four columns right': indented(4),
  'at the margin': isIn(/^\s+(?:- )?[\w-]+:/, (line) => line.trimStart()),
  'a tab before the line': isIn(/^\s+\S/, (line) => line.replace(/^ +/, '\t')),
  'a hard space before the line': isIn(/^ {2,}[\w-]/, (line) => line.replace(/^ {2}/, '\u00a0 ')),
  'a key with a capital': renamed(upper),
  'a key in capitals': renamed((key) => key.toUpperCase()),
  'a key misspelt': renamed(swapped),
  'a key with a letter too few': renamed((key) => (key.length < 4 ? key : key.slice(0, -1))),
  'the other language twice': (line, before) =>
    /^\s*en: /.test(line) && /^\s*pt: /.test(before) ? line.replace('en:', 'pt:') : undefined,
  'a value taken away': isIn(field, (line) => line.replace(/: .*$/, ':')),
  'a line twice': isIn(/^\s+[\w-]+: \S/, (line) => line),
  'a hash before a text': slip((text) => `# ${text}`),
  'no bar': isIn(blockText, (line) => line.replace(/ [|>]/, '')),
  'a text behind the bar': (line, _, next) => (blockText.test(line) ? [`${line} ${next.trim()}`] : undefined),
  'a paragraph two columns short': (line, before) =>
    blockText.test(before) || (/^\s+[A-ZÀ-Ý]\S* \S/.test(line) && before.trim() === '')
      ? line.replace(/^ {2}/, '')
      : undefined,
  'the mark of a merge': isIn(/^\s*[\w-]+: \S/, (line) => line),
  'a line separator': slip((text) => midway(text, '\u2028')),
  'an unseen character': slip((text) => midway(text, '\u200b')),
  'a form feed': slip((text) => midway(text, '\u000c')),
  'a wrong icon': isIn(/^\s*icon: /, (line) => line.replace(/: ./, ': x')),
  'an icon with a capital': isIn(/^\s*icon: /, (line) => line.replace(/: ./, (start) => start.toUpperCase())),
  'two days in weekly': (line) =>
    /day: \w+,/.test(line)
      ? {
          wrong: line.replace(/day: \w+/, '$&, friday'),
          meant: line.replace(/day: (\w+)/, 'day: [$1, friday]'),
        }
      : undefined,
}

/** What stands in two lines where the kind of mistake makes two of one. */
const twofold: Readonly<Record<string, (line: string) => readonly string[]>> = {
  'a line twice': (line) => [line, line],
  'the mark of a merge': (line) => ['<<<<<<< HEAD', line],
}

/** A whole item of a list, with everything that belongs to it, moved left or right by so many columns. */
const groupKinds: Readonly<Record<string, number>> = {
  'an item two columns right': 2,
  'an item two columns left': -2,
  'an item four columns right': 4,
  'an item four columns left': -4,
  'an item at the margin': -Infinity,
}

function groupMistakes(kind: string, by: number, lines: readonly string[]): Mistake[] {
  return lines.flatMap((line, from) => {
    const [, white = ''] = /^(\s+)- /.exec(line) ?? []
    if (white === '' || (by < 0 && by !== -Infinity && white.length < -by)) return []
    const isBehind = (each: string): boolean =>
      each.trim() !== '' && (/^\s*/.exec(each)?.[0].length ?? 0) <= white.length
    const next = lines.slice(from + 1).findIndex(isBehind)
    const group = lines.slice(from, next === -1 ? undefined : from + 1 + next)
    while (group.at(-1)?.trim() === '') group.pop()
    if (group.length < 2) return []
    const columns = Math.max(by, -white.length)
    const moved = group.map((each) =>
      each.trim() === '' ? each : columns > 0 ? ' '.repeat(columns) + each : each.slice(-columns),
    )
    return [{ kind, from, removed: group.length, lines: moved }]
  })
}

/** Every mistake that can be made in a text, by its kind. */
export function mistakesIn(text: string): ReadonlyMap<string, readonly Mistake[]> {
  const lines = text.split('\n')
  const inGroups = Object.entries(groupKinds).map(([kind, by]) => [kind, groupMistakes(kind, by, lines)] as const)
  const inLines = Object.entries(kinds).map(
    ([kind, make]) =>
      [
        kind,
        lines.flatMap((line, from) => {
          if (/^\s*(?:#|$)/.test(line)) return []
          const made = make(line, lines[from - 1] ?? '', lines[from + 1] ?? '')
          if (!made) return []
          if (typeof made === 'object' && 'wrong' in made)
            return [{ kind, from, removed: 1, lines: [made.wrong], meant: [made.meant] }]
          const written = typeof made === 'string' ? (twofold[kind]?.(made) ?? [made]) : made
          if (written.length === 1 && written[0] === line) return []
          const removed = kind === 'a text behind the bar' ? 2 : 1
          return [{ kind, from, removed, lines: written }]
        }),
      ] as const,
  )
  return new Map([...inLines, ...inGroups])
}

/** A text with mistakes made in it, none of which touches the lines of another, or with what was meant in their place. */
export function withMistakes(text: string, mistakes: readonly Mistake[], isMeant = false): string {
  const lines = text.split('\n')
  for (const { from, removed, lines: wrong, meant = lines.slice(from, from + removed) } of mistakes.toSorted(
    (a, b) => b.from - a.from,
  ))
    lines.splice(from, removed, ...(isMeant ? meant : wrong))
  return lines.join('\n')
}
