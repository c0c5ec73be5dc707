import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { EditorState, type Transaction } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { moreRuns } from '../../../../tests/more-runs.ts'
import { commands } from './commands.ts'
import { documentOf, schema } from './document.ts'
import { writtenText } from './written-text.ts'

const texts = [
  'Um __passo__ de *cada* vez,\nem _roda_.\n\n\nE [aqui](/biodanza "t") mais.\n \nFim\\*.\n',
  '* um\n* **dois**\n+ três\n\nAssim:\n1) a\n1) b _c_\n\n   d\n',
  'a\n- b\n  - c __d__\n\nsem sinais: 2 * 3 _x\n\n# não\n> é <b>nada</b>',
  '**a:** b\n\n[x](javascript:alert) `y`\n\n1. um\n2. dois\n3. três',
] as const

test('a text that nobody changes stays as it is, and one without a word is empty', () => {
  for (const text of texts) expect(writtenText(text, documentOf(text))).toBe(text)
  expect(writtenText(texts[0], documentOf(''))).toBe('')
})

test.each([
  ['a **b** c', 'x', 2, 'ax **b** c'],
  ['__b__\n*c*', '!', 2, '**b!**\n*c*'],
  ['* a\n* b\n\n\n_c_', '1. x *', 4, '* a1. x *\n* b\n\n\n_c_'],
  ['a', '- ', 1, '\\- a'],
])('%j with %j typed at %i is written as %j', (text, typed, at, expected) => {
  const { tr } = EditorState.create({ doc: documentOf(text) })
  expect(writtenText(text, tr.insertText(typed, at).doc)).toBe(expected)
})

test('a link stays one right behind an exclamation mark', () => {
  const link = schema.text('aqui', [schema.mark('a', { href: '/biodanza' })])
  const doc = schema.node('doc', null, [schema.node('p', null, [schema.text('Já!'), link])])
  expect(writtenText('', doc)).toBe('Já\\![aqui](/biodanza)')
  expect(documentOf('Já\\![aqui](/biodanza)').eq(doc)).toBe(true)
})

test('a link stays one within bold words that no sign may end', () => {
  const [link, strong] = [schema.mark('a', { href: '/biodanza' }), schema.mark('strong')]
  const words = [schema.text('Ver ', [strong]), schema.text('aqui', [link, strong]), schema.text('e depois')]
  expect(writtenText('', schema.node('doc', null, [schema.node('p', null, words)]))).toBe(
    'Ver [aqui](/biodanza)e depois',
  )
})

test('an empty line within a paragraph takes neither bold nor links away', () => {
  const looks = [schema.mark('a', { href: '/biodanza' }), schema.mark('strong')]
  const [br, word] = [schema.node('br'), schema.text('b', looks)]
  const paragraph = schema.node('p', null, [word, br, schema.text(' '), br, br, word, br, word])
  const list = schema.node('ul', null, [schema.node('li', null, [paragraph])])
  const written = '[**b**](/biodanza)'
  expect(writtenText('', schema.node('doc', null, [paragraph, list]))).toBe(
    `${written}\n\n${written}\n${written}\n\n- ${written}\n\n  ${written}\n  ${written}`,
  )
})

/** Some change at some place, by what the field itself does. */
const anyChange = record({
  text: constantFrom(...texts),
  at: nat(200),
  reach: nat(30),
  act: constantFrom('a', ' b', '*', '_', '- ', '1. ', '[c](d)', '\\', 'delete', 'break', 'split', ...names()),
})

function names() {
  return Object.keys(commands) as (keyof typeof commands)[]
}

function changed({ doc, tr }: EditorState, at: number, to: number, act: string): Transaction {
  if (act === 'delete') return tr.delete(at, to)
  if (act === 'break') return doc.resolve(at).parent.inlineContent ? tr.insert(at, schema.node('br')) : tr
  if (act === 'split') return doc.resolve(at).parent.inlineContent ? tr.split(at) : tr
  if (act === 'strong' || act === 'em') return tr.addMark(at, to, schema.mark(act))
  return act.length > 2 || act === 'ul' || act === 'ol'
    ? tr
    : doc.resolve(at).parent.inlineContent
      ? tr.insertText(act, at)
      : tr
}

test('whatever changes in one block, no line of another changes, and what is written reads as it looked', () => {
  assert(
    property(array(anyChange, { minLength: 1, maxLength: 1 }), ([change]) => {
      if (!change) return
      const { text, act } = change
      const state = EditorState.create({ doc: documentOf(text) })
      const { size } = state.doc.content
      const at = change.at % size
      const { doc } = changed(state, at, Math.min(size, at + change.reach), act)
      const written = writtenText(text, doc)
      const words = (node: typeof doc) =>
        node.textBetween(0, node.content.size, ' ', ' ').replaceAll(/\s+/g, ' ').trim()
      expect(words(documentOf(written))).toBe(words(doc))
      expect(writtenText(written, documentOf(written))).toBe(written)
      const others = [...Array(state.doc.childCount).keys()].filter((place) => {
        const block = state.doc.child(place)
        return doc.content.content.includes(block)
      })
      for (const place of others) {
        const own = documentOf(text).child(place)
        expect(
          documentOf(written).content.content.some((block) => block.eq(own)),
          written,
        ).toBe(true)
      }
    }),
    { numRuns: 60 * moreRuns, seed: 44 },
  )
})
