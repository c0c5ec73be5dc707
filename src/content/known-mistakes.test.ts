import { expect, test } from 'vitest'
import { corrected } from './diagnostics/corrected.ts'
import { contentWith, diagnosticsWith, inEvents, inHome, type Changes } from './testing/content-with.ts'

/** The file that is changed, as it is once every correction is made that is offered for it. */
function correctedWith(changes: Changes): string {
  const diagnostics = diagnosticsWith(changes)
  expect(diagnostics).toHaveLength(1)
  const [name = ''] = Object.keys(changes)
  return corrected(String(contentWith(changes).files?.get(name)), diagnostics)
}

const before = (changes: Changes): string => String(contentWith({}).files?.get(Object.keys(changes)[0] ?? ''))

test.each([
  ['a name with a capital', 'type: hero', 'Type: hero'],
  ['an opening quote taken away', `from: '20:00'`, `from: 20:00'`, inEvents],
  ['a closing quote taken away within braces', `to: '22:00' }`, `to: '22:00 }`, inEvents],
  ['a bullet for a hyphen', '- name: workshop', '• name: workshop', inEvents],
  ['a dash for a hyphen', '- name: workshop', '– name: workshop', inEvents],
  ['no space behind the colon', 'pt: Um lugar', 'pt:Um lugar'],
  ['one language twice, and the other not at all', 'en: A place to hear', 'pt: A place to hear'],
  ['a field called by its Portuguese name', '    where:', '    onde:', inEvents],
  ['a field in braces called by its Portuguese name', 'day: wednesday', 'dia: wednesday', inEvents],
  ['the line that names the blocks taken away', 'blocks:\n', ''],
  ['a line separator', 'lugar para', 'lugar\u2028 para'],
])('%s is told once, and the correction is what stood there before', (_, from, to, inFile = inHome) => {
  const changes = inFile(from, to)
  expect(loose(correctedWith(changes))).toBe(loose(before(changes)))
})

test.each([
  ['a heading as Markdown has it', 'pt: Um lugar', 'pt: # Um lugar', 'pt: "# Um lugar para se escutar"'],
  ['a text in square brackets', 'pt: Um lugar para se escutar', 'pt: [Um lugar]', 'pt: "[Um lugar]"'],
  ['a backslash in quotes', 'pt: Um lugar para se escutar', 'pt: "Um \\lugar"', 'pt: "Um \\\\lugar"'],
  [
    'an opening quote deleted from a text with a colon',
    'pt: Um lugar para se escutar',
    'pt: Um: lugar"',
    'pt: "Um: lugar"',
  ],
])('%s is told once, and the correction keeps the text', (_, from, to, right) => {
  const changes = inHome(from, to)
  expect(correctedWith(changes)).toContain(right)
})

/** Either kind of quotes will do. */
const loose = (text: string): string => text.replaceAll('"', "'")
