import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'
import { contentChanges, type ContentState } from './content-changes.ts'
import { edited, pageBefore, state, values } from './testing/edited-page.ts'

const said = (before: ContentState, after: ContentState): string =>
  contentChanges(before, after)
    .map((change) => changeWords(change, 'pt').sentence)
    .join('\n')

test('for long texts the sentence shows where they differ', () => {
  const description = { kind: 'set', path: ['description', 'pt'] } as const
  const sentence = 'Uma frase que ambas têm, tão comprida que ninguém a lê até ao fim, e que acaba '
  const before = edited({ ...description, value: `${sentence}bem` })
  const after = edited({ ...description, value: `${sentence}mal` })
  expect(said(state(before), state(after))).toBe(
    'Descrição da página inicial, português: era «…ao fim, e que acaba bem», agora é «…ao fim, e que acaba mal»',
  )
})

test('a new order is one change, however many items have moved', () => {
  expect(said(state(pageBefore), state(edited({ kind: 'moveItem', path: [...values, 2], to: 0 })))).toBe(
    'Valores do bloco «Valores», por outra ordem',
  )
})

test('line endings alone are not a change', () => {
  expect(said(state(pageBefore), state(pageBefore.replaceAll('\n', '\r\n')))).toBe('')
})
