import { expect, test, onTestFinished, vi } from 'vitest'
import { shownPictures, loadContent } from './load.ts'
import { pictureFiles } from './model/content.ts'
import { todayInLisbon } from './dates/lisbon.ts'
import {
  contentWith,
  diagnosticsWith,
  inEvents,
  inHome,
  inSite,
  loadWith,
  reportedFor,
} from './testing/content-with.ts'

test('correct content is returned, with its pages in the order of their paths', () => {
  const { content, diagnostics } = loadWith({})
  expect(diagnostics).toEqual([])
  expect(content?.pages.map(({ page }) => page.path)).toEqual(['/', '/biodanza'])
  const blocks = 'blocks:\n  - type: passage\n    title: { pt: Sim, en: Yes }\n    text: { pt: Escute., en: Listen. }\n'
  const more = ['zebra', 'abril'].map((name, index) => [
    `${index}.yaml`,
    `path: /${name}\ntitle: { pt: ${name}, en: ${name} }\ndescription: { pt: Um ${name}, en: A ${name} }\n${blocks}`,
  ])
  expect(loadWith(Object.fromEntries(more)).content?.pages.map(({ page }) => page.path)).toEqual([
    '/',
    '/abril',
    '/biodanza',
    '/zebra',
  ])
})

test('a file of which only the extension is wrong is reported as that, not as missing too', () => {
  for (const name of ['site.yml', 'site.yml.txt', 'site.yaml.txt', 'site.txt'])
    expect(reportedFor({ 'site.yaml': undefined, [name]: 'x: y' })).toEqual([`error content/${name}:1 fileUnread`])
  expect(reportedFor({ 'site.yaml': undefined, 'outro.yml': 'x: y' })).toEqual([
    'error content/outro.yml:1 fileUnread',
    'error content/site.yaml:1 fileMissing',
  ])
})

test.each([
  ['home 2.yaml', 'home.yaml'],
  ['home (1).yaml', 'home.yaml'],
  ['home-PC.yaml', 'home.yaml'],
  ['home.yaml.txt', 'home.yaml'],
  ['Home.yaml', 'home.yaml'],
  ['Cópia de home.yaml', 'home.yaml'],
  ['events 2.yaml', 'events.yaml'],
  ['Sobre mim.yaml', 'sobre-mim.yaml'],
  ['página.yaml', 'pagina.yaml'],
  ['sobre_mim.yaml', 'sobre-mim.yaml'],
])('the name %s, which publishing does not take, is reported with %s', (name, said) => {
  const original = said === 'home.yaml' || said === 'events.yaml' ? said : undefined
  const text = { 'home.yaml': 'path: /\nblocks: []\n', 'events.yaml': 'events: []\n' }[said] ?? 'path: /sobre\n'
  const { diagnostics } = loadWith({ [name]: text })
  const message = diagnostics.find(({ file }) => file === `content/${name}`)?.message
  expect(message).toContain(`«${said}»`)
  expect(message).toContain(original ? 'é uma cópia' : 'Mude-lhe o nome')
})

test('letters in two characters, as the Mac writes them in names, are one in every value', () => {
  const words = 'Sessões de avaliação'
  const { content, diagnostics } = loadWith(inHome('pt: Um lugar para se escutar', `pt: ${words.normalize('NFD')}`))
  expect(diagnostics).toEqual([])
  expect(content?.pages[0]?.page.blocks[0]?.title?.pt).toBe(words)
})

test('content with an error is never returned', () => {
  const { content } = loadWith(inHome('type: hero', 'type: heroo'))
  expect(content).toBeUndefined()
})

test('every problem in every file is reported in one run, each with its line and column', () => {
  const diagnostics = diagnosticsWith({
    'home.yaml': (text) => text.replace('type: hero', 'type: heroo').replace('scroll: contact', 'scroll: contacto'),
    'biodanza.yaml': (text) => text.replace('page: /', 'page: /nowhere').replace('pt: Entre na roda, ', ''),
    'site.yaml': (text) => text.replace('+351 912 345 678', '910'),
    'dictionary.yaml': (text) => text.replace('pt:\n', 'pt:\n  zebra: Zebra\n'),
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([
    'content/biodanza.yaml:6:5 missingLanguage',
    'content/biodanza.yaml:10:15 unknownPage',
    'content/dictionary.yaml:5:3 unknownKey',
    'content/home.yaml:5:11 notOneOf',
    'content/home.yaml:17:17 unknownAnchor',
    'content/site.yaml:5:13 wrongForm',
  ])
})

test('what was checked and what was found is counted', () => {
  expect(loadWith({}).counts).toEqual({
    errors: 0,
    warnings: 0,
    files: 0,
    pages: 2,
    blocks: 5,
    events: 2,
    pictures: 1,
    words: 28,
    samples: 0,
  })
  const { counts } = loadWith({
    ...inHome('scroll: contact', 'scroll: contacto'),
    ...inEvents('pt: Santos, Lisboa', 'pt: "**Santos**"'),
  })
  expect(counts).toMatchObject({ errors: 1, warnings: 1, files: 2 })
})

test('for a folder that does not exist only that is reported', () => {
  const { content, diagnostics } = loadContent({ folder: 'content', files: undefined, pictures: new Map() })
  expect(content).toBeUndefined()
  expect(diagnostics.map(({ file, code, message }) => [file, code, message])).toMatchInlineSnapshot(`
    [
      [
        "content",
        "folderMissing",
        "A pasta «content» não existe. Confirme o nome da pasta que indicou.",
      ],
    ]
  `)
  const { diagnostics: unnamed } = loadContent({ folder: '', files: new Map(), pictures: new Map() })
  expect(unnamed.map(({ file, code }) => `${file} ${code}`)).toMatchInlineSnapshot(`
    [
      ". noPages",
      "dictionary.yaml fileMissing",
      "site.yaml fileMissing",
    ]
  `)
})

const named = (name: string): string[] => diagnosticsWith({ [name]: 'path: /x\n' }).map(({ remedy }) => remedy)

test('a file with another ending is offered the name under which it would be read, unless that one is taken', () => {
  expect(named('sobre.txt')).toEqual(['Mude-lhe o nome para «sobre.yaml».'])
  expect(named('sobre.YML')).toEqual(['Mude-lhe o nome para «sobre.yaml».'])
  expect(named('home.yml')).toEqual(named('notes.md').map((remedy) => remedy.replace('notes.md', 'home.yml')))
})

test('content without events needs no events file, and shows no events', () => {
  const home = String(contentWith({}).files?.get('home.yaml')).replace(/  - type: events[^]*?\n\n/, '')
  const { content, diagnostics } = loadWith({ 'events.yaml': undefined, 'home.yaml': home })
  expect(diagnostics).toEqual([])
  expect(content?.events).toEqual([])
})

test('the pictures in use are known for readable files, and for checked content', () => {
  expect([...shownPictures(contentWith({}), new Map())]).toEqual(['hero-room.jpg'])
  const portrait = '  portrait: { file: a.jpg, alt: { pt: Ela, en: Her } }\n'
  const { content } = loadWith(inSite('footer:', `${portrait.trimStart()}footer:`), { pictures: both })
  expect(content && pictureFiles(content)).toEqual(['a.jpg', 'hero-room.jpg'])
})

const both = { 'a.jpg': { width: 1600, height: 1600 }, 'hero-room.jpg': { width: 1600, height: 1200 } }

test('for a page that cannot be parsed only the reason is reported, and for the others everything that does not depend on it', () => {
  const changes = { ...inHome('path: /\n', 'path: /\n---\n'), ...inEvents('pt: Santos, Lisboa', 'pt: "**Santos**"') }
  expect(reportedFor(changes)).toMatchInlineSnapshot(`
    [
      "warning content/events.yaml:10 markup",
      "error content/home.yaml:2 manyDocuments",
    ]
  `)
})

test('today is the date in Lisbon, in summer and in winter', () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime('2031-07-01T23:30:00Z')
  expect(todayInLisbon()).toBe('2031-07-02')
  vi.setSystemTime('2031-01-01T23:30:00Z')
  expect(todayInLisbon()).toBe('2031-01-01')
})
