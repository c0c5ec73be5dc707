import { expect, test } from 'vitest'
import { loadContent } from '../../load.ts'
import { readValue } from '../../yaml/edit/read.ts'
import { blockTypes } from '../../model/schema/schema-files.ts'
import { contentWith, today } from '../../testing/content-with.ts'
import { exampleBlocks, linkPlaces, newPage } from './new-page.ts'
import { fileNameFor, linksTo, renamePage, removePage } from './rename-page.ts'
import { pagesIn, type TextChanges, type Texts } from './places-in-texts.ts'

const small = contentWith({})
const files = [...(small.files ?? [])] as [string, string][]
const origin = /address: (\S+)/.exec(new Map(files).get('site.yaml') ?? '')?.[1] ?? ''
/** The home page leads to the other one by a button and by its whole address, the footer by a link. */
const texts: Texts = new Map(
  files.map(([file, text]) => [
    file,
    file === 'home.yaml'
      ? `# yaml-language-server: $schema=../schema/page.schema.json\n${text.replace(
          'scroll: contact\n',
          `page: /biodanza\n      - { label: { pt: No mapa, en: On the map }, address: '${origin}/en/biodanza' }\n`,
        )}`
      : text,
  ]),
)

const after = (changes: TextChanges): Texts => {
  const changed = new Map(texts)
  for (const [file, text] of changes) {
    if (text === null) changed.delete(file)
    else changed.set(file, text)
  }
  return changed
}
const errorsOf = (content: Texts) =>
  loadContent({ folder: 'content', files: content, pictures: small.pictures }, { today })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message)

test('when a page gets another path, its file and everything that links to it follow', () => {
  const renamed = after(renamePage(texts, 'biodanza.yaml', '/biodanza', '/grupos/danca'))
  expect(renamed.has('biodanza.yaml')).toBe(false)
  expect(renamed.get('grupos-danca.yaml')).toContain('path: /grupos/danca\n')
  expect(linksTo(renamed, '/biodanza')).toEqual([])
  expect(linksTo(renamed, '/grupos/danca').length).toBe(linksTo(texts, '/biodanza').length)
  expect(renamed.get('home.yaml')).toContain(`${origin}/en/grupos/danca`)
  expect(errorsOf(renamed)).toEqual([])
})

test('a page keeps its file where that is already called like its new path, and takes the name of no other', () => {
  const own = new Map(texts).set('danca.yaml', 'path: /velho\n')
  expect([...renamePage(own, 'danca.yaml', '/velho', '/danca')]).toEqual([
    ['danca.yaml', 'path: /danca\nformerly:\n  - /velho\n'],
  ])
  const other = renamePage(own, 'biodanza.yaml', '/biodanza', '/danca')
  expect(other.get('biodanza.yaml')).toBeNull()
  expect(other.get('danca-2.yaml')).toContain('path: /danca\n')
  expect(other.has('danca.yaml')).toBe(false)
})

test('of two pages with one path, either is renamed or removed alone: what leads there leads to the other one', () => {
  const two = new Map(texts).set('copy.yaml', 'path: /biodanza\n')
  expect([...renamePage(two, 'copy.yaml', '/biodanza', '/copy')]).toEqual([['copy.yaml', 'path: /copy\n']])
  expect([...removePage(two, 'copy.yaml', '/biodanza').changes]).toEqual([['copy.yaml', null]])
})

test('nothing links to a page that was removed: a button goes if its list can do without it, otherwise it leads home', () => {
  const { changes, links } = removePage(texts, 'biodanza.yaml', '/biodanza')
  const left = after(changes)
  expect(left.has('biodanza.yaml')).toBe(false)
  expect(linksTo(left, '/biodanza')).toEqual([])
  expect(links.filter(({ link }) => link.file === 'home.yaml').map(({ becomes }) => becomes)).toEqual([
    'home',
    'removed',
  ])
  expect(errorsOf(left)).toEqual([])
})

test('a list of buttons that is left empty goes too, where the part can do without it', () => {
  const linking = new Map(texts).set(
    'mais.yaml',
    'path: /mais\nblocks:\n  - type: passage\n    buttons:\n      - { label: { pt: Ir, en: Go }, page: /biodanza }\n',
  )
  const { changes, links } = removePage(linking, 'biodanza.yaml', '/biodanza')
  expect(changes.get('mais.yaml')).toBe('path: /mais\nblocks:\n  - type: passage\n')
  expect(links.find(({ link }) => link.file === 'mais.yaml')?.becomes).toBe('removed')
})

const button = '      - { label: { pt: Ir, en: Go }, page: / }\n'
const roomWith = (buttons: number) => {
  const page = `path: /mais\nblocks:\n  - type: passage\n    buttons:\n${button.repeat(buttons)}`
  return linkPlaces(new Map([['mais.yaml', page]])).map(({ path, length }) => [path.join('/'), length])
}

const addresses = ['', '#aulas', '?v=1#aulas', '/mais', 's'].map(
  (behind) => `      - { label: { pt: Ir, en: Go }, address: '${origin}/biodanza${behind}' }\n`,
)
const linksWith = (site: string) =>
  linksTo(
    new Map([
      ['site.yaml', site],
      [
        'mais.yaml',
        `blocks:\n  - type: hero\n    lead: { pt: '${origin}/biodanza', en: x }\n    buttons:\n      - page: /biodanza\n      - address: [x]\n${addresses.join('')}`,
      ],
    ]),
    '/biodanza',
  ).map(({ path, to }) => [path.at(-1), to('/x')])

test('a whole address is a link to a page only if it begins with that of the site, and is no text to be read', () => {
  expect(linksWith(`address: ${origin}\n`)).toEqual([
    ['page', '/x'],
    ['address', `${origin}/x`],
    ['address', `${origin}/x#aulas`],
    ['address', `${origin}/x?v=1#aulas`],
  ])
  expect(linksWith(`address: ''\n`)).toEqual([['page', '/x']])
  expect(linksWith('name: x\n')).toEqual([['page', '/x']])
})

const head = {
  path: '/retiro',
  title: { pt: 'Um retiro', en: 'A retreat' },
  description: { pt: 'Dois dias na serra.', en: 'Two days in the hills.' },
}

const known = (kind: string) => ({ phone: ['therapy'], page: ['/'], picture: ['hero-room.jpg'] })[kind] ?? []

test.each(blockTypes())('a new page with a %s block is complete, and says that it is a sample', (type) => {
  const { file, changes } = newPage(texts, {
    ...head,
    model: { blocks: exampleBlocks(['hero', type], known) },
    linkedFrom: linkPlaces(texts).filter((place) => place.file === 'site.yaml'),
  })
  expect(file).toBe('retiro.yaml')
  expect(exampleBlocks([type], known)).toMatchObject([{ type, sample: true }])
  const written = changes.get(file)
  expect(written).toMatch(/^# yaml-language-server: .*\npath: \/retiro\n/)
  expect(written).toContain('\n\nblocks:\n  - type: hero\n')
  expect(errorsOf(after(changes))).toEqual([])
  expect(linksTo(after(changes), '/retiro').map((link) => link.file)).toEqual(['site.yaml'])
})

test('a new page may begin as a copy of another one, its comments included, under its own title and without its days', () => {
  const text = `${texts.get('biodanza.yaml')}shown: { until: 2025-12-31 }\n`
  const { changes } = newPage(texts, { ...head, model: { text }, linkedFrom: [] })
  const [copy, original] = [changes.get('retiro.yaml') ?? '', texts.get('biodanza.yaml') ?? '']
  const own = original.replace(
    'title: { pt: Entre na roda, en: Step into the circle }',
    'title: { pt: Um retiro, en: A retreat }',
  )
  expect(copy.slice(copy.indexOf('blocks:'))).toBe(own.slice(own.indexOf('blocks:')))
  expect(errorsOf(after(changes))).toEqual([])
})

test('a part without buttons gets the one that leads to a new page', () => {
  const bare = new Map(texts).set(
    'mais.yaml',
    'path: /mais\ntitle: { pt: Mais, en: More }\ndescription: { pt: Mais, en: More }\nblocks:\n  - type: passage\n',
  )
  const place = linkPlaces(bare).find(({ file, length }) => file === 'mais.yaml' && length === undefined)
  const { changes } = newPage(bare, {
    ...head,
    model: { text: texts.get('biodanza.yaml') ?? '' },
    linkedFrom: place ? [place] : [],
  })
  expect(changes.get('mais.yaml')).toBe(
    `${bare.get('mais.yaml')}    buttons:\n      - label: { pt: Um retiro, en: A retreat }\n        page: /retiro\n`,
  )
})

const nothing = () => false

test('the name of a page’s file follows from its path, and is never one with another meaning', () => {
  expect(fileNameFor('/', nothing)).toBe('home.yaml')
  expect(fileNameFor('/grupos/retiro', nothing)).toBe('grupos-retiro.yaml')
  expect(fileNameFor('/site', nothing)).toBe('site-2.yaml')
  for (const name of ['dictionary', 'events', 'con', 'prn', 'aux', 'nul', 'com1', 'lpt9'])
    expect(fileNameFor(`/${name}`, nothing)).toBe(`${name}-2.yaml`)
  for (const name of ['meu-site', 'sites', 'com', 'comx', 'com12', 'lptx'])
    expect(fileNameFor(`/${name}`, nothing)).toBe(`${name}.yaml`)
  expect(fileNameFor('/retiro', (name) => name === 'retiro.yaml')).toBe('retiro-2.yaml')
})

test('the home page comes first among the pages, and a file without a path is none', () => {
  const pages = pagesIn(
    new Map(texts)
      .set('a.yaml', 'title: x\n')
      .set('b.yaml', 'path: [')
      .set('c.yaml', 'path: /a\n')
      .set('events.yaml', 'path: /b\n'),
  )
  expect(pages.map(({ path }) => path)).toEqual(['/', '/a', '/biodanza'])
})

test('a button can be added wherever a list of buttons has room', () => {
  expect(roomWith(1)).toContainEqual(['blocks/0/buttons', 1])
  expect(roomWith(2)).toEqual([])
})

/** What a page of one file says after it has got other addresses in turn. */
function renamedTo(...paths: string[]): unknown {
  let [file, text, path] = ['danca.yaml', 'path: /danca\n', '/danca']
  for (const to of paths) {
    const changes = renamePage(new Map([[file, text]]), file, path, to)
    const written = [...changes].find(([, each]) => each !== null)
    ;[file, text, path] = [written?.[0] ?? '', written?.[1] ?? '', to]
  }
  return readValue(text)
}

test('a renamed page says what its addresses were, and not the one that it has again', () => {
  expect(renamedTo('/dancar')).toEqual({ path: '/dancar', formerly: ['/danca'] })
  expect(renamedTo('/dancar', '/grupos/danca')).toEqual({ path: '/grupos/danca', formerly: ['/danca', '/dancar'] })
  expect(renamedTo('/dancar', '/danca')).toEqual({ path: '/danca', formerly: ['/dancar'] })
})

test('a copy of a page has none of its former addresses', () => {
  const text = 'path: /danca\nformerly: [/velho]\ntitle: { pt: A, en: B }\ndescription: { pt: A, en: B }\n'
  const { changes } = newPage(new Map(), { ...head, model: { text }, linkedFrom: [] })
  expect(readValue(changes.get('retiro.yaml') ?? '')).toEqual(head)
})
