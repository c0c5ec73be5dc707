import { fileKind, pathOf } from '../../../content/model/source.ts'
import { nodeAt, fieldsOf } from '../../../content/model/schema/schema-node.ts'
import { dayWords, valueWords } from '../../../content/model/schema/text-node.ts'
import { type Texts, pagesIn } from '../../../content/operations/pages/places-in-texts.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { Naming, ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import { formMessageOf } from '../../../content/check/messages/report.ts'
import { fieldLabel, fileName, fileTitle, partWords } from '../../../content/operations/place-words.ts'
import { uiLanguage } from './messages.ts'

/** What is needed of a diagnostic to say it in another way. */
export type Reported = Pick<ReportedDiagnostic, 'code' | 'facts' | 'file' | 'pointer'>

/** A diagnostic in the words of the forms: labels, values and titles, and nothing of the file behind them. */
export function formMessage({ code, facts, file, pointer }: Reported, texts: Texts, language = uiLanguage): string {
  const path = pathOf(pointer)
  const kind = fileKind(file)
  const root = readValue(texts.get(file) ?? '')
  const around = [path, path.slice(0, -1), path.slice(0, -2)].flatMap((at) => nodeAt(kind, root, at) ?? [])
  const fieldOf = (key: string) => around.flatMap(fieldsOf).find((field) => field.key === key)?.node
  const isText = path.at(-1) === 'pt' || path.at(-1) === 'en'
  const own = isText ? path.slice(0, -1) : path
  const owner = nodeAt(kind, root, own.slice(0, -1))
  const naming: Naming = {
    field: (key) => fieldLabel(key, fieldOf(key), language),
    value: (value) => valueWords(value, nodeAt(kind, root, path), language),
    day: (date) => dayWords(date, language),
    page: (of) =>
      fileTitle(texts, pagesIn(texts).find((page) => page.path === of)?.file ?? of.split('/').at(-1) ?? of, language),
    block: (number) => partWords({ file, path: ['blocks', number - 1] }, root, language),
    file: (name) => fileName(name, language),
    isOptional: owner !== undefined && fieldsOf(owner).some(({ key, required }) => key === own.at(-1) && !required),
  }
  // A picture or a telephone is chosen, not written.
  if (code === 'emptyText' && nodeAt(kind, root, path)?.schema['refersTo'])
    return formMessageOf('emptyValue', { allowed: [''] }, naming, language)
  return formMessageOf(code, facts, naming, language)
}
