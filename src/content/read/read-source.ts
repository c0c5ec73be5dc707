import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync } from 'node:fs'
import { error, startOfFile, type Finding } from '../finding.ts'
import type { Source, Tree, Value } from '../source.ts'
import { readQuickly } from './quick.ts'
import { parseText } from './tree.ts'
import { valueOfTree } from './value.ts'

/** Bytes. The largest file of the site has 13,000. */
const largest = 1_000_000

/** Reads one YAML file of the content folder. */
export function readSource(path: string, file: string, kind: Source['kind']): Source {
  const unreadable = (finding: Finding): Source => textSource(file, kind, '', [finding])
  const facts = lstatSync(path)
  if (!facts.isFile()) return unreadable(error('notAFile', {}, startOfFile))
  if (facts.size > largest) return unreadable(error('fileTooBig', { bytes: facts.size, largest }, startOfFile))
  const bytes = readFileSync(path)
  if (!isUtf8(bytes) || bytes.includes(0)) return unreadable(error('notUtf8', { encoding: encodingOf(bytes) }, startOfFile))
  return textSource(file, kind, bytes.toString('utf8').replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'))
}

function encodingOf(bytes: Buffer): string | undefined {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF-16'
  return undefined
}

function textSource(file: string, kind: Source['kind'], text: string, findings: readonly Finding[] = []): Source {
  const common = { file, kind, text }
  if (findings.length > 0) return { ...common, value: '', whole: false, findings, tree: () => ({ root: null, text }) }
  const quick = readQuickly(text)
  if (quick !== undefined) return { ...common, value: quick, whole: true, findings, tree: lazily(() => ({ root: parseText(text).root, text })) }
  return { ...common, ...readCarefully(text) }
}

function readCarefully(text: string): { value: Value; whole: boolean; findings: readonly Finding[]; tree: () => Tree } {
  const parsed = parseText(text)
  const tree = (): Tree => ({ root: parsed.root, text })
  const { tooDeepAt, directiveAt, secondDocumentAt } = parsed
  if (tooDeepAt !== undefined) return { value: '', whole: false, findings: [error('tooDeep', {}, at(tooDeepAt))], tree }
  const [first] = parsed.errors
  const { value, findings } = valueOfTree(parsed.root, text)
  const broken: Finding[] = []
  if (directiveAt !== undefined) broken.push(error('directive', {}, at(directiveAt)))
  if (secondDocumentAt !== undefined) broken.push(error('manyDocuments', {}, at(secondDocumentAt, 3)))
  if (first) broken.push(error('syntax', { code: first.code, detail: first.message }, at(first.pos[0], first.pos[1] - first.pos[0])))
  if (!parsed.root) broken.push(error('emptyFile', {}, startOfFile))
  return { value, whole: broken.length === 0, findings: broken.length > 0 ? broken : findings, tree }
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const at = (offset: number, length = 1) => ({ offset, length })
