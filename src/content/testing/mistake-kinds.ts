/** What becomes of a line, given the lines around it. Nothing where this mistake can't be made in it. */
export type InLine = (line: string, before: string, next: string) => string | readonly string[] | LineMeant | undefined

/** A line as it is written by mistake, and as it should be written for the meaning intended. */
interface LineMeant {
  readonly wrong: string
  readonly meant: string
}

const fieldLine = /^(\s*(?:- +)*)([\w-]+):( +)(\S.*)$/
const plainText = /^\s*(?:pt|en): [^"'|>{[].*\S \S/
const textIn = /((?:pt|en): )(.*)$/
const flow = /\{.*\}/
const itemLine = /^(\s*)- (.*)$/

/** A mistake that is made only in lines of a form. */
const isIn = (pattern: RegExp, make: (line: string) => string) => (line: string) =>
  pattern.test(line) ? make(line) : undefined

/** A line that begins so many columns further right; further left if negative. */
const indented = (by: number) =>
  isIn(/^\s*(?:- )?[\w-]+:/, (line) =>
    by > 0 ? ' '.repeat(by) + line : line.startsWith(' '.repeat(-by)) ? line.slice(-by) : line,
  )

/** Another name before the colon. */
const renamed = (make: (key: string) => string) =>
  isIn(/^\s*(?:- )?[\w-]+:/, (line) => line.replace(/[\w-]+(?=:)/, make))

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const swapped = (key: string): string => (key.length < 4 ? key : key.slice(0, 1) + key[2] + key[1] + key.slice(3))

/** A slip in a text: the original text is the one meant. */
const slip = (make: (text: string) => string) =>
  isIn(plainText, (line) => line.replace(textIn, (_, key: string, text: string) => key + make(text)))

/** Writes another text in a line; the new text is the one meant. */
const newText =
  (make: (text: string) => string, read = make): InLine =>
  (line) => {
    const [, key = '', text = ''] = textIn.exec(line) ?? []
    if (!plainText.test(line)) return undefined
    const start = line.slice(0, line.length - text.length)
    return key && { wrong: start + make(text), meant: start + JSON.stringify(read(text)) }
  }

/** Likewise in a text in quotes. */
const newQuoted =
  (make: (text: string) => string): InLine =>
  (line) => {
    const [, start, text = ''] = /^(\s*[\w-]+: )"(\p{L}.* .*)"$/u.exec(line) ?? []
    return start && { wrong: `${start}"${make(text)}"`, meant: start + JSON.stringify(make(text)) }
  }

/** A mistake in a line with braces. */
const inFlow = (make: (line: string) => string) => isIn(flow, make)

/** Adds text within braces; the new text is the one meant. */
const newInFlow =
  (added: string): InLine =>
  (line) => {
    const [all, text = ''] = /\{ pt: ([^"'{}]+), en: [^"'{}]+ \}/.exec(line) ?? []
    if (!all) return undefined
    const write = (by: string): string => line.replace(`pt: ${text},`, () => `pt: ${by},`)
    return { wrong: write(text + added), meant: write(JSON.stringify(text + added)) }
  }

/** A text with something added near its first third. */
const midway = (text: string, added: string): string => {
  const space = text.indexOf(' ', text.length / 3)
  return space === -1 ? text + added : text.slice(0, space) + added + text.slice(space)
}

const barLine = /^\s*(?:pt|en): [|>]/

/** The mistakes of a writer, by a short name: one slip of the hand, or of the idea, in one line. */
export const kindsInLine: Readonly<Record<string, InLine>> = {
  'no space behind the colon': isIn(fieldLine, (line) => line.replace(/:( +)/, ':')),
  'no colon': isIn(fieldLine, (line) => line.replace(':', '')),
  'a semicolon for the colon': isIn(fieldLine, (line) => line.replace(':', ';')),
  'an equals sign for the colon': isIn(fieldLine, (line) => line.replace(/: +/, ' = ')),
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
  'a text in braces': slip((text) => `{${text}}`),
  'a bracketed word first': newText((text) => text.replace(/^\S+/, '[$&]')),
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
  'a space for the hyphen': isIn(itemLine, (line) => line.replace('-', ' ')),
  'no hyphen and no space': isIn(itemLine, (line) => line.replace('- ', '')),
  'no space behind the hyphen': isIn(itemLine, (line) => line.replace('- ', '-')),
  'a bullet for the hyphen': isIn(itemLine, (line) => line.replace('-', '•')),
  'a dash for the hyphen': isIn(itemLine, (line) => line.replace('-', '–')),
  'an asterisk for the hyphen': isIn(itemLine, (line) => line.replace('-', '*')),
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
  'a value taken away': isIn(fieldLine, (line) => line.replace(/: .*$/, ':')),
  'a line twice': (line) => (/^\s+[\w-]+: \S/.test(line) ? [line, line] : undefined),
  'a hash before a text': slip((text) => `# ${text}`),
  'no bar': isIn(barLine, (line) => line.replace(/ [|>]/, '')),
  'a text behind the bar': (line, _, next) => (barLine.test(line) ? [`${line} ${next.trim()}`] : undefined),
  'a paragraph two columns short': (line, before) =>
    barLine.test(before) || (/^\s+[A-ZÀ-Ý]\S* \S/.test(line) && before.trim() === '')
      ? line.replace(/^ {2}/, '')
      : undefined,
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
