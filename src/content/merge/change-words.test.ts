import { expect, test } from 'vitest'
import { applyEdit } from '../yaml/edit/apply-edit.ts'
import type { Edit } from '../yaml/edit/edit.ts'
import { add, set, takeAway } from '../yaml/edit/testing/edits.ts'
import { contentWith } from '../testing/content-with.ts'
import { changeWords } from './change-words.ts'
import { contentChanges, type ContentState } from './content-changes.ts'

const small = new Map([...(contentWith({}).files ?? [])].map(([name, text]) => [name, String(text)] as const))
const stateOf = (files: typeof small, shown = {}): ContentState => ({ files, pictures: new Map(Object.entries(shown)) })

const edited = (name: string, edit: Edit, before = small) =>
  new Map(before).set(name, applyEdit(before.get(name) ?? '', edit))

/** The words for what an edit of a file of the small content changes, in both languages. */
const wordsFor = (name: string, edit: Edit, before = small) => {
  const after = edited(name, edit, before)
  const changes = contentChanges(stateOf(before), stateOf(after))
  return (['pt', 'en'] as const).map((lang) => changes.map((change) => changeWords(change, lang, { before, after })))
}

const onDays = (days: readonly string[]) => set(['events', 0, 'weekly', 'day'], days)
const long = 'Uma frase que é tão comprida que não cabe numa linha e por isso acaba'

test.each<[string, string, Edit, string, string]>([
  [
    'home.yaml',
    'a group of one day, which does not say which day it is',
    add(['blocks', 0], 'shown', { until: '2031-01-15' }),
    'Um lugar para se escutar · Dias em que aparece: agora é aparece até 15 de janeiro de 2031',
    'A place to hear yourself · Days on which it is shown: now last day shown 15 January 2031',
  ],
  [
    'site.yaml',
    'a number within fields',
    set(['phones', 'therapy', 'number'], '+351 1'),
    'Telefones · Therapy · Número: era «+351 912 345 678», agora é «+351 1»',
    'Phones · Therapy · Number: was “+351 912 345 678”, now “+351 1”',
  ],
  [
    'site.yaml',
    'a field of a link',
    set(['footer', 'links', 0, 'label', 'pt'], 'X'),
    'Rodapé · X · Texto do botão, português: era «A aula», agora é «X»',
    'Footer · The class · Button text, Portuguese: was “A aula”, now “X”',
  ],
  [
    'events.yaml',
    'all of the days of an event',
    add(['events', 0], 'monthly', { which: ['first', 'third'], day: 'friday', from: '19:30', to: '22:00' }),
    'Eventos · Aula aberta · Todos os meses: agora é quais do mês primeira semana, terceira semana; dia da semana sexta-feira; hora de início 19:30; hora de fim 22:00',
    'Events · Open class · Every month: now which of the month first week, third week; day of the week Friday; start time 19:30; end time 22:00',
  ],
  [
    'site.yaml',
    'a practice with a name and languages',
    add([], 'practice', { legalName: 'M', languages: ['pt', 'en'] }),
    'Consulta: agora é nome legal M; línguas português, inglês',
    'Practice: now legal name M; languages Portuguese, English',
  ],
  [
    'events.yaml',
    'a price with cents',
    add(['events', 0], 'euros', 12.5),
    'Eventos · Aula aberta · Preço em euros: agora é «12,5»',
    'Events · Open class · Price in euros: now “12.5”',
  ],
  [
    'events.yaml',
    'an event taken away',
    takeAway('events', 0),
    'Retirado: evento «Aula aberta»',
    'Removed: event “Open class”',
  ],
  [
    'events.yaml',
    'several days for one',
    onDays(['friday', 'monday']),
    'Eventos · Aula aberta · Semanal ou quinzenal · Dia da semana: era «quarta-feira», agora é «sexta-feira, segunda-feira»',
    'Events · Open class · Weekly or fortnightly · Day of the week: was “Wednesday”, now “Friday, Monday”',
  ],
  [
    'events.yaml',
    'one text for each language in place of one for both',
    set(['events', 0, 'button', 'chat', 'text'], { pt: 'Olá!', en: 'Hello!' }),
    'Eventos · Aula aberta · Botão · WhatsApp · Texto: era «Olá!», agora é «Olá!» (português), «Hello!» (inglês)',
    'Events · Open class · Button · WhatsApp · Text: was “Olá!”, now “Olá!” (Portuguese), “Hello!” (English)',
  ],
  [
    'events.yaml',
    'a sample',
    add(['events', 0], 'sample', true),
    'Eventos · Aula aberta: passa a exemplo',
    'Events · Open class: now a sample',
  ],
  [
    'events.yaml',
    'no sample',
    add(['events', 0], 'sample', false),
    'Eventos · Aula aberta: deixa de ser exemplo',
    'Events · Open class: no longer a sample',
  ],
  [
    'dictionary.yaml',
    'a word',
    set(['pt', 'skipToContent'], 'X'),
    'Palavras do site · Ligação que salta para o conteúdo, português: era «Saltar para o conteúdo», agora é «X»',
    'Words of the site · Link that skips to the content, Portuguese: was “Saltar para o conteúdo”, now “X”',
  ],
  [
    'biodanza.yaml',
    'the title of another page',
    set(['title', 'pt'], 'C'),
    'C · Título, português: era «Aula aberta», agora é «C»',
    'Open class · Title, Portuguese: was “Aula aberta”, now “C”',
  ],
  [
    'home.yaml',
    'the title of a block that is called as its page is',
    set(['blocks', 0, 'title', 'pt'], 'Psicologia em Lisboa'),
    'Psicologia em Lisboa · Título, português: era «Um lugar para se escutar», agora é «Psicologia em Lisboa»',
    'A place to hear yourself · Title, Portuguese: was “Um lugar para se escutar”, now “Psicologia em Lisboa”',
  ],
  [
    'home.yaml',
    'a text with Markdown',
    set(['blocks', 0, 'title', 'pt'], 'Veja **a** [aula](/aula)'),
    'Veja a aula · Título, português: era «Um lugar para se escutar», agora é «Veja a aula»',
    'A place to hear yourself · Title, Portuguese: was “Um lugar para se escutar”, now “Veja a aula”',
  ],
  [
    'home.yaml',
    'a long text',
    set(['title', 'pt'], long),
    'Uma frase que é tão comprida que não cabe numa linha e por… · Título, português: era «Psicologia em Lisboa», agora é «Uma frase que é tão comprida que não cabe numa linha e por…»',
    'Psychology in Lisbon · Title, Portuguese: was “Psicologia em Lisboa”, now “Uma frase que é tão comprida que não cabe numa linha e por…”',
  ],
])('in %s, %s is described as such', (name, _, edit, pt, en) => {
  expect(wordsFor(name, edit).map((words) => words.map(({ sentence }) => sentence).join('\n'))).toEqual([pt, en])
})

const textsOf = (name: string, edit: Edit) => wordsFor(name, edit)[0]?.[0]?.texts

test('a changed text comes with both complete versions, and no other change does', () => {
  expect(textsOf('home.yaml', set(['title', 'pt'], long))).toEqual({ before: 'Psicologia em Lisboa', after: long })
  const bold = (text: string) => textsOf('home.yaml', set(['title', 'pt'], text))?.after
  expect(bold('**Psicologia** no Porto')).toBe('Psicologia no Porto')
  // Nothing else would show what has changed.
  expect(bold('**Psicologia** em Lisboa')).toBe('**Psicologia** em Lisboa')
  const inLines = edited('home.yaml', set(['title', 'pt'], 'A\n\nB\n'))
  const [inBold] = wordsFor('home.yaml', set(['title', 'pt'], '**A**\n\nB\n'), inLines)[0] ?? []
  expect(inBold?.sentence).toContain('era «A B», agora é «**A** B»')
  expect(textsOf('site.yaml', set(['role'], 'x'))).toBeUndefined()
  expect(textsOf('events.yaml', onDays(['friday']))).toBeUndefined()
  expect(textsOf('site.yaml', takeAway('role', 'pt'))).toBeUndefined()
})

const pageOf = (name: string, edit: Edit) => wordsFor(name, edit).map(([words]) => words?.page)

test('each change says which page or file it is part of', () => {
  expect(pageOf('site.yaml', takeAway('role'))).toEqual(['Todo o site', 'The whole site'])
  expect(pageOf('biodanza.yaml', set(['path'], '/x'))).toEqual(['Aula aberta', 'Open class'])
})

test('a change of a file that was saved on Windows is told in the same words', () => {
  const ofWindows = new Map([...small].map(([name, text]) => [name, `\ufeff${text.replaceAll('\n', '\r\n')}`]))
  const edit = set(['blocks', 0, 'title', 'pt'], 'X')
  expect(wordsFor('biodanza.yaml', edit, ofWindows)).toEqual(wordsFor('biodanza.yaml', edit))
})

test('an item that is a mere word is called by the name of what it is, and with its list where it is something else', () => {
  const [day] = wordsFor('events.yaml', onDays(['monday', 'friday']), edited('events.yaml', onDays(['monday']))).flat()
  expect(day?.sentence).toMatch(/^Novo: dia da semana «sexta-feira» \(Eventos · Aula aberta · .*Dia da semana\)$/)
  const list = 'blocks:\n  - type: events\n    title: { pt: Datas }\n    only: [aula-aberta, b]\n'
  const shown = new Map(small).set('home.yaml', list)
  const [gone] = wordsFor('home.yaml', takeAway('blocks', 0, 'only', 0), shown).flat()
  expect(gone?.sentence).toBe('Retirado: evento «Aula aberta» (Datas · Só estes)')
})

test('added and removed files and pictures are described in both languages', () => {
  const earlier = { 'a.yaml': 'path: /a\n', 'b.yaml': 'x: [', 'c.yaml': 'title: x\n', 'site.yaml': 'a: b\n' }
  const later = { 'b.yaml': 'x: 1\n', 'dictionary.yaml': 'a: b', 'events.yaml': '- [' }
  const before = stateOf(new Map(Object.entries(earlier)), { 'x.jpg': '1', 'y.jpg': '1' })
  const after = stateOf(new Map(Object.entries(later)), { 'y.jpg': '2', 'z.jpg': '2' })
  const reported = (['pt', 'en'] as const).flatMap((lang) =>
    contentChanges(before, after).map((change) => {
      const { page, sentence } = changeWords(change, lang, { before: before.files, after: after.files })
      return `${page}: ${sentence}`
    }),
  )
  expect(reported.join('\n')).toMatchInlineSnapshot(`
    "Página: Retirado: página «a.yaml»
    b.yaml: b.yaml: só comentários ou linhas
    Página: Retirado: página «c.yaml»
    Palavras do site: Novo: Palavras do site
    Eventos: Novo: Eventos
    Todo o site: Retirado: Todo o site
    Imagens: Imagem «x.jpg» retirada
    Imagens: Imagem «y.jpg» trocada
    Imagens: Imagem «z.jpg» acrescentada
    Page: Removed: page “a.yaml”
    b.yaml: b.yaml: only comments or line breaks
    Page: Removed: page “c.yaml”
    Words of the site: Added: Words of the site
    Events: Added: Events
    The whole site: Removed: The whole site
    Pictures: Picture “x.jpg” removed
    Pictures: Picture “y.jpg” replaced
    Pictures: Picture “z.jpg” added"
  `)
})
