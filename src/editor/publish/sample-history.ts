import type { ContentState } from '../../content/merge/content-changes.ts'
import type { ReportedDiagnostic } from '../../content/check/messages/reported-diagnostic.ts'
import { readValue } from '../../content/yaml/edit/read.ts'
import type { ToolLanguage } from '../../content/model/tool-language.ts'
import { loadContent } from '../../content/load.ts'
import { ownProperty, valueAtPath } from '../../content/model/own-property.ts'
import { pathOf } from '../../content/model/pointer.ts'
import { isSample, sampleThings } from '../../content/operations/sample-things.ts'

/** What has happened to the samples since the content was last published. */
export interface SampleHistory {
  /** How many samples there were: each would have stopped a release build. */
  readonly before: number
  /** Pointers, prefixed with their file, to what is still marked as a sample although its words have changed. */
  readonly rewritten: readonly string[]
}

/** @param diagnostics what a release check reports about the content now */
export function sampleHistory(
  before: ContentState,
  now: ContentState,
  diagnostics: readonly ReportedDiagnostic[],
  lang: ToolLanguage,
): SampleHistory {
  const loaded = loadContent({ folder: '', files: before.files, pictures: new Map() }, { lang, release: true })
  const old = loaded.diagnostics.filter(isSample)
  const oldWords = new Set(old.flatMap((sample) => markedWords(sample, before) ?? []))
  const rewritten = diagnostics.filter(isSample).flatMap((sample) => {
    const words = markedWords(sample, now)
    return words === undefined || old.length === 0 || oldWords.has(words) ? [] : [placeOf(sample)]
  })
  const samples = sampleThings(old, (file) => readValue(before.files.get(file) ?? ''))
  return { before: samples.length, rewritten }
}

const placeOf = ({ file, pointer }: ReportedDiagnostic): string => `${file}#${pointer.replace(/\/sample$/, '')}`

/** Everything beside a mark; for a mark at the top of a file, what it is about there: the address. */
function markedWords({ code, file, pointer }: ReportedDiagnostic, { files }: ContentState): string | undefined {
  if (code !== 'sampleLeft') return undefined
  const path = pathOf(pointer).slice(0, -1)
  const value = valueAtPath(readValue(files.get(file) ?? ''), path)
  return JSON.stringify(path.length === 0 ? ownProperty(value, 'address') : value)
}
