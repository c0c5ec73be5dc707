import type { CheckedSource } from './validate/check-source.ts'
import { at, items, references } from './validate/own-property.ts'
import { countSamples } from './rules/samples.ts'
import { languages } from './language.ts'
import type { Problem } from './diagnostics/problem.ts'
import type { Counts } from './diagnostics/messages/messages.ts'

/** What was checked, and what came of it, in numbers. */
export function countContent(sources: readonly CheckedSource[], problems: readonly Problem[]): Counts {
  const pages = sources.filter(({ kind }) => kind === 'page')
  const dictionary = sources.find(({ kind }) => kind === 'dictionary')
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return {
    errors,
    warnings: problems.length - errors,
    files: new Set(problems.map(({ file }) => file)).size,
    pages: pages.length,
    blocks: sum(pages, (page) => items(at(page.value, 'blocks')).length),
    events: sum(
      pages,
      (page) => page.gathered.filter(({ keyword, schema }) => keyword === 'marks' && schema === 'event').length,
    ),
    pictures: new Set(pages.flatMap((page) => references(page, 'picture').map(({ name }) => name))).size,
    words: Object.keys(at(dictionary?.value, languages[0]) ?? {}).length,
    samples: countSamples(sources),
  }
}

const sum = <T>(list: readonly T[], count: (one: T) => number): number =>
  list.reduce((total, one) => total + count(one), 0)
