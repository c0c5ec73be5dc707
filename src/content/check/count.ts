import type { ContentSource } from '../model/content-source.ts'
import { marked, type CheckedSource } from './validate/checked-source.ts'
import { ownProperty, items } from '../model/own-property.ts'
import { references } from './rules/references.ts'
import { countSamples } from './rules/samples-left.ts'
import { languages } from '../model/language.ts'
import type { ReportedDiagnostic } from './messages/reported-diagnostic.ts'
import type { Counts } from './messages/catalogue.ts'

/** What was checked, and with what result, in numbers. */
export function countContent(
  sources: readonly CheckedSource[],
  diagnostics: readonly ReportedDiagnostic[],
  pictures: ContentSource['pictures'],
): Counts {
  const pages = sources.filter(({ kind }) => kind === 'page')
  const dictionary = sources.find(({ kind }) => kind === 'dictionary')
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return {
    errors,
    warnings: diagnostics.length - errors,
    files: new Set(diagnostics.map(({ file }) => file)).size,
    pages: pages.length,
    blocks: sum(pages, (page) => items(ownProperty(page.value, 'blocks')).length),
    events: sum(sources, (source) => marked(source, 'event').length),
    pictures: new Set(sources.flatMap((source) => references(source, 'picture').map(({ name }) => name))).size,
    words: Object.keys(ownProperty(dictionary?.value, languages[0]) ?? {}).length,
    samples: countSamples(sources, pictures),
  }
}

const sum = <T>(list: readonly T[], count: (one: T) => number): number =>
  list.reduce((total, one) => total + count(one), 0)
