import { valueAt, warning, type Diagnostic } from '../../model/diagnostic.ts'
import { items, ownProperty, valueAtPointer } from '../../model/source.ts'
import { fieldNames } from '../recover/shape.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { ofEachText } from './wording.ts'

const asks = 'escreva|insira|coloque|ponha|preencha|indique|write|insert|put|type|fill in|enter'
/** What a model, an instruction or another program leaves in a text. */
const leftOver = new RegExp(
  [
    `^(?:${asks})\\s+(?:aqui|here)(?=\\s*[.…:!]*$)`,
    `\\[\\s*(?:${asks}|a definir|a confirmar|por definir|tbd|todo|(?:o|a|your|the)\\s)[^\\]\\n]{0,80}\\](?!\\()`,
    '^(?:tradução|translation|vers(?:ão|ion) (?:inglesa|portuguesa|em inglês|em português)|english version)\\s*:',
    "^(?:claro|certo|sure|of course)?[,!. ]*(?:aqui está|here(?: is|[’']s)) (?:a|o|the|your) (?:tradução|texto|versão|translation|text|version)",
    'lorem ipsum',
    // A line break, or a letter, as programs write it.
    '\\\\n(?=\\\\n|\\s|\\p{Lu}|$)|\\\\u[\\da-f]{4}',
  ].join('|'),
  'imu',
)
/** A gap that a model leaves to be filled in. */
const gap = /\[\s*(?:…|\.{3})\s*\]|(?<=\S )_{3,}(?!\S)|(?<=\S )(?:…|\.{3})(?= \p{Ll}|[,;])/u
/** In a quotation it is what was left out. */
const quoted = /«[^»]*»|“[^”]*”|"[^"\n]*"/gu

/** What nobody meant to publish, within a text. What visitors say may have gaps. */
export const checkLeftOver = ofEachText((text, pointer) => {
  const hasNoGap = pointer.includes('/testimonials/') || !gap.test(text)
  const field = [...text.matchAll(/^ *([a-z]\w*):(?: .*)?$/gm)].find(([, key = '']) => fieldNames().has(key))
  if (field) return warning('fieldInText', { text: field[0].trim() }, valueAt(pointer))
  const [found] = leftOver.exec(text) ?? (hasNoGap ? undefined : gap.exec(text.replaceAll(quoted, ''))) ?? []
  return found === undefined ? undefined : warning('leftOver', { text: found.trim() }, valueAt(pointer))
})

/** A testimonial, an event, a link or a licence stands in its list once. An event may have another name. */
export function checkRepeats({ value }: CheckedSource): Diagnostic[] {
  const testimonials = items(ownProperty(value, 'blocks')).map((_, at) => `/blocks/${at}/testimonials`)
  return ['/events', '/licences', '/footer/links', ...testimonials].flatMap((pointer) => {
    const seen = new Map<string, unknown>()
    return items(valueAtPointer(value, pointer)).flatMap((item, at) => {
      const name = ownProperty(item, 'name')
      const said = JSON.stringify(item, (key, its: unknown) => (key === 'name' || key === 'sample' ? undefined : its))
      const isTwice = seen.has(said) && !(pointer === '/events' && seen.get(said) === name)
      seen.set(said, name)
      return isTwice ? [warning('itemTwice', { value: '' }, valueAt(`${pointer}/${at}`))] : []
    })
  })
}
