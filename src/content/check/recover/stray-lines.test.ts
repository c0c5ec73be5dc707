import { expect, test } from 'vitest'
import { corrected } from '../messages/reported-diagnostic.ts'
import { contentWith, diagnosticsWith, inEvents, inHome } from '../../testing/content-with.ts'

test.each([
  ['a note that has lost its sign', 'blocks:\n', 'Rever com a Ana na sexta\nblocks:\n'],
  ['a note with a colon', 'blocks:\n', 'Os blocos da página: primeiro a abertura, depois os eventos\nblocks:\n'],
  ['a note between blocks', '  - type: events\n', '  Os próximos encontros\n  - type: events\n'],
  ['a signature', 'blocks:\n', 'Marta\nblocks:\n'],
  ['a comment of another language', '  - type: events\n', '  // os eventos\n  - type: events\n'],
  ['a line across', '  - type: events\n', '-----------\n  - type: events\n'],
  ['the mark of a merge', '  - type: events\n', '<<<<<<< HEAD\n  - type: events\n'],
  ['quoted mail', '  - type: events\n', '> Olá Marta,\n> segue o texto: sim\n  - type: events\n'],
])('%s is one problem, and a comment ends it', (_, from, to) => {
  const changes = inHome(from, to)
  const diagnostics = diagnosticsWith(changes)
  expect(diagnostics.map(({ code }) => code)).toEqual(['strayLines'])
  const right = corrected(String(contentWith(changes).files?.get('home.yaml')), diagnostics)
  expect(right).toMatch(/^ *# /m)
  expect(diagnosticsWith({ 'home.yaml': right })).toEqual([])
})

test.each([
  [
    'a text that goes on to the left',
    inHome('      en: A place to hear yourself\n', '      en: A place to hear yourself\nand be heard\n'),
  ],
  ['a name without its colon', inEvents('    icon: drama\n', '    icon drama\n')],
])('%s belongs to its field', (_, changes) => {
  expect(diagnosticsWith(changes).map(({ code }) => code)).not.toContain('strayLines')
})
