import { expect, test } from 'vitest'
import { askedByKeys } from './frame-protocol.ts'

test.each([
  ['QWERTY', 'z', 'KeyZ', 'undo'],
  ['QWERTY with Shift', 'Z', 'KeyZ', 'redo'],
  ['QWERTZ', 'z', 'KeyY', 'undo'],
  ['QWERTZ', 'y', 'KeyZ', 'redo'],
  ['AZERTY', 'z', 'KeyW', 'undo'],
  ['AZERTY', 'w', 'KeyZ', undefined],
  ['Cyrillic', 'я', 'KeyZ', 'undo'],
  ['Cyrillic with Shift', 'Я', 'KeyZ', 'redo'],
  ['Cyrillic', 'н', 'KeyY', 'redo'],
  ['Greek', 'ζ', 'KeyZ', 'undo'],
  ['Greek', 'ω', 'KeyV', undefined],
  ['Dvorak', ';', 'KeyZ', undefined],
] as const)('on a keyboard with the layout %s, Ctrl and %s (%s) ask for %s', (layout, key, code, asked) => {
  const others = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: layout.endsWith('Shift') }
  expect(askedByKeys({ key, code, ...others })).toBe(asked)
})
