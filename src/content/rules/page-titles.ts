import { nameIn } from '../content-source.ts'
import { valueAt, warning, type FileDiagnostic } from '../diagnostic.ts'
import { languages } from '../language.ts'
import { ownProperty } from '../parse/own-property.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import type { RuleInput } from './rule-input.ts'

/** No two pages share a title; reported once per page, whatever the language. */
export function checkPageTitles({ pages }: RuleInput): FileDiagnostic[] {
  const firstWith = new Map<string, CheckedSource>()
  return pages.flatMap((page) => {
    const titles = languages.map((language) => ({ language, title: titleOf(page, language) }))
    const twice = titles.find(({ language, title }) => title !== '' && firstWith.has(`${language} ${title}`))
    for (const { language, title } of titles) {
      const key = `${language} ${title}`
      if (!firstWith.has(key)) firstWith.set(key, page)
    }
    const first = twice && firstWith.get(`${twice.language} ${twice.title}`)
    if (!first) return []
    const pointer = `/title/${twice.language}`
    const facts = { title: twice.title, otherFile: nameIn(first.file) }
    const relatedLocation = { file: first.file, pointer }
    return [{ file: page.file, diagnostic: warning('titleTwice', facts, valueAt(pointer), { relatedLocation }) }]
  })
}

function titleOf({ value }: CheckedSource, language: string): string {
  const title = ownProperty(ownProperty(value, 'title'), language)
  return typeof title === 'string' ? title.trim() : ''
}
