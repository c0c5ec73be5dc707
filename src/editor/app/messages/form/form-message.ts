import { fileKind } from '../../../../content/model/source.ts'
import type { ToolLanguage } from '../../../../content/model/language.ts'
import { pathOf } from '../../../../content/model/pointer.ts'
import { nodeAt, fieldsOf } from '../../../../content/model/schema/schema-node.ts'
import { dayWords, valueWords } from '../../../../content/model/schema/value-words.ts'
import { type Texts, pagesByPath } from '../../../../content/operations/pages/places-in-texts.ts'
import type { ContentPath } from '../../../../content/page/provenance.ts'
import { readValue } from '../../../../content/yaml/edit/read.ts'
import { catalogues } from '../../../../content/check/messages/catalogues.ts'
import type { ReportedDiagnostic } from '../../../../content/check/messages/reported-diagnostic.ts'
import { fileNameOf, labelOf, pageTitleOf, partName } from '../../panel/labels.ts'
import { uiLanguage } from '../messages.ts'
import { en } from './en.ts'
import { fileCodes, type FormCatalogue, type FormCode, type Naming } from './form-catalogue.ts'
import { pt } from './pt.ts'

const formCatalogues: Readonly<Record<ToolLanguage, FormCatalogue>> = { pt, en }

/** What is needed of a diagnostic to say it in another way. */
export type Reported = Pick<ReportedDiagnostic, 'code' | 'facts' | 'file' | 'pointer'>

/** Whether a diagnostic is about how a file is written, which only its text can show. */
export const isAboutFile = ({ code }: Pick<Reported, 'code'>): boolean => fileCodes.some((each) => each === code)

/** A diagnostic in the words of the forms: labels, values and titles, and nothing of the file behind them. */
export function formMessage(
  { code, facts, file, pointer }: Reported,
  texts: Texts,
  language: ToolLanguage = uiLanguage,
): string {
  if (isAboutFile({ code })) return formCatalogues[language].inFile
  const own = formCatalogues[language][code as FormCode] as MessageOf | undefined
  if (own) return own(facts, namingAt({ file, path: pathOf(pointer) }, texts, language))
  const shared = catalogues[language].messages[code] as MessageOf
  return shared(facts).replace('\n', ' ')
}

type MessageOf = (facts: object, naming?: Naming) => string

function namingAt({ file, path }: ContentPath, texts: Texts, language: ToolLanguage): Naming {
  const kind = fileKind(file)
  const root = readValue(texts.get(file) ?? '')
  const around = [path, path.slice(0, -1), path.slice(0, -2)].flatMap((at) => nodeAt(kind, root, at) ?? [])
  const fieldOf = (key: string) => around.flatMap(fieldsOf).find((field) => field.key === key)?.node
  const isText = path.at(-1) === 'pt' || path.at(-1) === 'en'
  const own = isText ? path.slice(0, -1) : path
  const owner = nodeAt(kind, root, own.slice(0, -1))
  return {
    field: (key) => labelOf(key, fieldOf(key), language),
    value: (value) => valueWords(value, nodeAt(kind, root, path), language),
    day: (date) => dayWords(date, language),
    page: (of) => pageTitleOf(texts, pagesByPath(texts).get(of)?.file ?? of.split('/').at(-1) ?? of, language),
    block: (number) => partName({ file, path: ['blocks', number - 1] }, root, language),
    file: (name) => fileNameOf(name, language),
    isOptional: owner !== undefined && fieldsOf(owner).some(({ key, required }) => key === own.at(-1) && !required),
  }
}
