import type { WrittenRight } from './correction.ts'
import { lineStart } from './scanned-lines.ts'
import { fieldNames } from './shape.ts'

/** The start of a line, corrected: its hyphen, its key, its colon. Undefined if it is right as it is. */
export function lineRight(text: string, isBesideItems: boolean): WrittenRight | undefined {
  return tabbed(text) ?? hyphened(text, isBesideItems) ?? spaced(text) ?? withColon(text)
}

function tabbed(text: string): WrittenRight | undefined {
  const white = /^\s*/.exec(text)?.[0] ?? ''
  const column = white.indexOf('\t')
  if (column === -1) return undefined
  return {
    code: 'tabIndent',
    line: white.replaceAll('\t', '  ') + text.slice(white.length),
    column,
    length: white.length - column,
  }
}

function hyphened(text: string, isBesideItems: boolean): WrittenRight | undefined {
  const [, white = '', sign, rest = ''] = /^(\s*)([•–—*·●▪])\s*(\S.*)/.exec(text) ?? []
  if (sign !== undefined && (isBesideItems || lineStart(`- ${rest}`)?.key !== undefined || rest.startsWith('{')))
    return { code: 'hyphenSign', sign, line: `${white}- ${rest}`, column: white.length, length: 1 }
  const braced = /^(\s+)(\{.*\}$)/.exec(text)
  if (braced)
    return { code: 'hyphenMissing', line: `${braced[1]}- ${braced[2]}`, column: braced[1]?.length ?? 0, length: 1 }
  const close = /^(\s*)-([^\s-].*)/.exec(text)
  if (!close || (!isBesideItems && !isField(close[2] ?? '') && !close[2]?.startsWith('{'))) return undefined
  const [, start = '', name = ''] = close
  return { code: 'spaceMissing', sign: '-', line: `${start}- ${name}`, column: start.length, length: 1 }
}

const named = /^(\s*(?:- +)?)([A-Za-z][\w-]*)/
const isField = (text: string): boolean => /^["']?[a-z][\w-]*["']?:(?:\s|$)/.test(text)

/** Corrects a space that is missing after the colon, or that comes before it. */
function spaced(text: string): WrittenRight | undefined {
  const [start = '', before = '', name = ''] = named.exec(text) ?? []
  if (!fieldNames().has(name)) return undefined
  const rest = text.slice(start.length)
  const close = /^:([^\s:/].*|\/[^/].*|\/)$/.exec(rest)
  if (close)
    return { code: 'spaceMissing', sign: ':', line: `${start}: ${close[1]}`, column: start.length + 1, length: 1 }
  const apart = /^ +:(?:\s*(\S.*))?/.exec(rest)
  if (!apart || /^ +: /.test(rest)) return undefined
  const line = `${before}${name}:${apart[1] ? ` ${apart[1]}` : ''}`
  return { code: 'spaceMissing', sign: ':', line, column: start.length, length: 1 }
}

function withColon(text: string): WrittenRight | undefined {
  const [start = '', , name = ''] = named.exec(text) ?? []
  if (!fieldNames().has(name)) return undefined
  const [, value] = /^(?:\s*[;=](?:\s+|$)|\s+|$)(.*)/.exec(text.slice(start.length)) ?? []
  if (value === undefined || value.startsWith(':')) return undefined
  return { code: 'colonMissing', line: `${start}:${value && ` ${value}`}`, column: start.length, length: 1 }
}
