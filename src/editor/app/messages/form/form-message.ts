import { capitalised } from '../../../../content/languages/names.ts'
import { fileKind } from '../../../../content/model/file-kind.ts'
import { languages } from '../../../../content/model/language.ts'
import type { ToolLanguage } from '../../../../content/model/tool-language.ts'
import { valueAtPath } from '../../../../content/model/own-property.ts'
import { type ValuePath, pathOf } from '../../../../content/model/pointer.ts'
import type { Source, Value } from '../../../../content/model/source.ts'
import {
  blockNode,
  fieldName,
  isNamedField,
  itemName,
  nodeAt,
  type SchemaNode,
  fieldsOf,
} from '../../../../content/model/schema/schema-node.ts'
import { subjectWords, dayWords, valueWords } from '../../../../content/model/schema/value-words.ts'
import { type Texts, pagesByPath } from '../../../../content/operations/pages/places-in-texts.ts'
import { pageTitleIn } from '../../../../content/operations/reference-words.ts'
import { readValue } from '../../../../content/yaml/edit/read.ts'
import { catalogues } from '../../../../content/check/messages/catalogues.ts'
import type { ReportedDiagnostic } from '../../../../content/check/messages/reported-diagnostic.ts'
import type { Code } from '../../../../content/model/diagnostic-facts.ts'
import { en } from './en.ts'
import { fileCodes, type FormCatalogue, type FormCode, type Naming, sharedCodes } from './form-catalogue.ts'
import { pt } from './pt.ts'

/** A place in the content. */
export interface Place {
  readonly file: string
  readonly path: ValuePath
}

const fileNames: Readonly<Record<ToolLanguage, Readonly<Record<Source['kind'], string>>>> = {
  pt: { page: 'Página', site: 'Todo o site', events: 'Eventos', dictionary: 'Palavras do site' },
  en: { page: 'Page', site: 'The whole site', events: 'Events', dictionary: 'Words of the site' },
}

/** What a file is to somebody who does not see files. */
const fileWords = (file: string, language: ToolLanguage): string => fileNames[language][fileKind(file)]

/** The name of a field, the same that the check uses. */
export const fieldWords = (key: string, node: SchemaNode | undefined, language: ToolLanguage): string =>
  capitalised(fieldName(key, node, language))

/** The title of a page, or what a page is called that has none. */
export const pageTitleWords = (texts: Texts, file: string, language: ToolLanguage): string =>
  pageTitleIn(texts, file, language) ?? fileNames[language].page

/** What one thing is called: by its own words, by its kind and number in a list, by its field, or as a whole file. */
export function partWords({ file, path }: Place, root: Value | undefined, language: ToolLanguage): string {
  const kind = fileKind(file)
  const [step] = path.slice(-1)
  const node = nodeAt(kind, root, path)
  if (kind === 'dictionary' && path.length > 1) return fieldWords(String(step), node, language)
  const value = valueAtPath(root, path)
  const own = node && kind !== 'dictionary' ? subjectWords(value, node, language) : undefined
  if (own !== undefined && (path.length > 0 || kind === 'page')) return own
  if (step === undefined) return fileWords(file, language)
  if (typeof step === 'number') {
    const type = valueAtPath(value, ['type'])
    const label = itemName(String(path.at(-2)), node, language)
    return typeof type === 'string' && node ? blockWords(type, language) : `${capitalised(label)} ${step + 1}`
  }
  return fieldWords(step, node, language)
}

/** What a type of block is called. */
function blockWords(type: string, language: ToolLanguage): string {
  return fieldWords(type, blockNode(type), language)
}

/** The things that a place is in, from the page down, and the field itself if `isWhole`. */
export function placeWords(texts: Texts, { file, path }: Place, language: ToolLanguage, isWhole = false): string {
  const root = readValue(texts.get(file) ?? '')
  const kind = fileKind(file)
  const names = [...path, ''].flatMap((_, length) => {
    const at = path.slice(0, length)
    const isLast = length === path.length
    if (isLast && !isWhole && length > 0) return []
    if (length === 0)
      return kind === 'page' ? pageTitleWords(texts, file, language) : isLast ? fileWords(file, language) : []
    const step = at.at(-1) ?? ''
    const around = nodeAt(kind, root, at.slice(0, -1))
    const node = nodeAt(kind, root, at)
    if (kind === 'dictionary')
      return length === 1 ? fileWords(file, language) : fieldWords(String(step), node, language)
    // The wording of a text says nothing about where it is.
    if (around?.type === 'LocalisedText' || languages.some((each) => each === step)) return []
    if (typeof step === 'number' || !around || !isNamedField(around, step))
      return partWords({ file, path: at }, root, language)
    const isList = Array.isArray(valueAtPath(root, at))
    const isWorthSaying = isLast || node?.type === 'LocalisedText' || (kind !== 'page' && length === 1) || !isList
    return isWorthSaying ? fieldWords(step, node, language) : []
  })
  return [...new Set(names)].join(' · ')
}

const formCatalogues: Readonly<Record<ToolLanguage, FormCatalogue>> = { pt, en }

/** What is needed of a diagnostic to say it in another way. */
export type Reported = Pick<ReportedDiagnostic, 'code' | 'facts' | 'file' | 'pointer'>

/** Whether a diagnostic is about how a file is written, which only its text can show. */
export const isAboutFile = ({ code }: Pick<Reported, 'code'>): boolean => isAmong(fileCodes, code)

/** A diagnostic in the words of the forms: labels, values and titles, and nothing of the file behind them. */
export function formMessage({ code, facts, file, pointer }: Reported, texts: Texts, language: ToolLanguage): string {
  if (isAmong(fileCodes, code)) return formCatalogues[language].inFile
  if (isAmong(sharedCodes, code)) {
    const of = catalogues[language].messages[code] as (facts: object) => string
    return of(facts).replace('\n', ' ')
  }
  const messageOf = formCatalogues[language][code as FormCode] as (of: object, naming: Naming) => string
  return messageOf(facts, namingAt({ file, path: pathOf(pointer) }, texts, language))
}

const isAmong = (codes: readonly Code[], code: Code): boolean => codes.includes(code)

function namingAt({ file, path }: Place, texts: Texts, language: ToolLanguage): Naming {
  const kind = fileKind(file)
  const root = readValue(texts.get(file) ?? '')
  const around = [path, path.slice(0, -1), path.slice(0, -2)].flatMap((at) => nodeAt(kind, root, at) ?? [])
  const fieldOf = (key: string) => around.flatMap(fieldsOf).find((field) => field.key === key)?.node
  const isText = path.at(-1) === 'pt' || path.at(-1) === 'en'
  const own = isText ? path.slice(0, -1) : path
  const owner = nodeAt(kind, root, own.slice(0, -1))
  return {
    field: (key) => fieldWords(key, fieldOf(key), language),
    value: (value) => valueWords(value, nodeAt(kind, root, path), language),
    day: (date) => dayWords(date, language),
    page: (of) => pageTitleWords(texts, pagesByPath(texts).get(of)?.file ?? of.split('/').at(-1) ?? of, language),
    block: (number) => partWords({ file, path: ['blocks', number - 1] }, root, language),
    file: (name) => fileWords(name, language),
    isOptional: owner !== undefined && fieldsOf(owner).some(({ key, required }) => key === own.at(-1) && !required),
  }
}
