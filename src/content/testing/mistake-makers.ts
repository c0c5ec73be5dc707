/** What becomes of a line, given the lines around it. Nothing where this mistake can't be made in it. */
export type InLine = (line: string, before: string, next: string) => string | readonly string[] | LineMeant | undefined

/** A line as it is written by mistake, and as it should be written for the meaning intended. */
export interface LineMeant {
  readonly wrong: string
  readonly meant: string
}

export const fieldLine = /^(\s*(?:- +)*)([\w-]+):( +)(\S.*)$/
const plainText = /^\s*(?:pt|en): [^"'|>{[].*\S \S/
const textIn = /((?:pt|en): )(.*)$/
const flow = /\{.*\}/
export const itemLine = /^(\s*)- (.*)$/

/** A mistake that is made only in lines of a form. */
export const isIn = (pattern: RegExp, make: (line: string) => string) => (line: string) =>
  pattern.test(line) ? make(line) : undefined

/** A line that begins so many columns further right; further left if negative. */
export const indented = (by: number) =>
  isIn(/^\s*(?:- )?[\w-]+:/, (line) =>
    by > 0 ? ' '.repeat(by) + line : line.startsWith(' '.repeat(-by)) ? line.slice(-by) : line,
  )

/** Another name before the colon. */
export const renamed = (make: (key: string) => string) =>
  isIn(/^\s*(?:- )?[\w-]+:/, (line) => line.replace(/[\w-]+(?=:)/, make))

export const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
export const swapped = (key: string): string =>
  key.length < 4 ? key : key.slice(0, 1) + key[2] + key[1] + key.slice(3)

/** A slip in a text: the original text is the one meant. */
export const slip = (make: (text: string) => string) =>
  isIn(plainText, (line) => line.replace(textIn, (_, key: string, text: string) => key + make(text)))

/** Writes another text in a line; the new text is the one meant. */
export const newText =
  (make: (text: string) => string, read = make): InLine =>
  (line) => {
    const [, key = '', text = ''] = textIn.exec(line) ?? []
    if (!plainText.test(line)) return undefined
    const start = line.slice(0, line.length - text.length)
    return key && { wrong: start + make(text), meant: start + JSON.stringify(read(text)) }
  }

/** Likewise in a text in quotes. */
export const newQuoted =
  (make: (text: string) => string): InLine =>
  (line) => {
    const [, start, text = ''] = /^(\s*[\w-]+: )"(\p{L}.* .*)"$/u.exec(line) ?? []
    return start && { wrong: `${start}"${make(text)}"`, meant: start + JSON.stringify(make(text)) }
  }

/** A mistake in a line with braces. */
export const inFlow = (make: (line: string) => string) => isIn(flow, make)

/** Adds text within braces; the new text is the one meant. */
export const newInFlow =
  (added: string): InLine =>
  (line) => {
    const [all, text = ''] = /\{ pt: ([^"'{}]+), en: [^"'{}]+ \}/.exec(line) ?? []
    if (!all) return undefined
    const write = (by: string): string => line.replace(`pt: ${text},`, () => `pt: ${by},`)
    return { wrong: write(text + added), meant: write(JSON.stringify(text + added)) }
  }

/** A text with something added near its first third. */
export const midway = (text: string, added: string): string => {
  const space = text.indexOf(' ', text.length / 3)
  return space === -1 ? text + added : text.slice(0, space) + added + text.slice(space)
}

export const barLine = /^\s*(?:pt|en): [|>]/
