import { expect, test } from 'vitest'
import type { Content } from '../model/content.ts'
import type { Language } from '../model/language.ts'
import type { Block, Button, PageFile } from '../model/schema/types.generated.ts'
import { pageOf, testContent, testEvents, testPicture, text } from '../testing/test-content.ts'
import { localiseNotFound, localisePage } from './localise.ts'

const button: Button = { label: text('Escrever', 'Write'), chat: { phone: 'studio' } }
const hero = (more: object = {}): Block => ({
  type: 'hero',
  title: text('Olá', 'Hello'),
  lead: text('Bem-vinda.', 'Welcome.'),
  buttons: [button],
  ...more,
})

test('every text is in the language of the page', () => {
  expect(pageOf({ block: hero() }, 'pt')).toMatchObject({
    kind: 'page',
    language: 'pt',
    title: 'Sobre',
    description: 'Quem sou.',
    blocks: [{ type: 'hero', title: 'Olá', lead: 'Bem-vinda.', buttons: [{ label: 'Escrever' }] }],
  })
  expect(pageOf({ block: hero() }, 'en')).toMatchObject({
    language: 'en',
    title: 'About',
    description: 'Who I am.',
    blocks: [{ type: 'hero', title: 'Hello', lead: 'Welcome.', buttons: [{ label: 'Write' }] }],
  })
})

test('no sample mark reaches a visitor, wherever it is', () => {
  const sample = { sample: true } as const
  const shown = pageOf({
    site: { ...sample, portrait: { file: 'portrait.jpg', alt: text('Retrato', 'Portrait'), ...sample } },
    events: [{ ...testEvents.openClass, ...sample }],
    blocks: [
      hero({ ...sample, picture: { file: 'room.jpg', alt: text('Sala', 'Room'), ...sample } }),
      {
        type: 'testimonials',
        title: text('Vozes', 'Voices'),
        testimonials: [{ name: 'Ana', place: text('Lisboa', 'Lisbon'), text: text('Bom.', 'Good.'), ...sample }],
      },
      { type: 'events', title: text('Encontros', 'Events') },
      { type: 'contact', title: text('Eu', 'Me'), text: text('Escreva.', 'Write.'), button },
    ],
  })
  expect(JSON.stringify(shown)).not.toContain('sample')
})

test('a picture keeps its focus point, and has none if none is given', () => {
  const room = { file: 'room.jpg', alt: text('Sala', 'Room') }
  const [focused] = pageOf({ block: hero({ picture: { ...room, focus: { x: 20, y: 80 } } }) }).blocks
  expect(focused).toMatchObject({
    picture: { ...testPicture('room.jpg'), file: 'room.jpg', alt: 'Room', focus: { x: 20, y: 80 } },
  })
  const [plain] = pageOf({ block: hero({ picture: room }) }).blocks
  expect(plain).toMatchObject({ picture: { alt: 'Room' } })
  expect(JSON.stringify(plain)).not.toContain('focus')
})

/** Where a button leads. */
const target = (changes: Partial<Button>, language: Language = 'en') => {
  const block = hero({ buttons: [{ label: button.label, ...changes }] })
  return (pageOf({ block }, language).blocks[0] as { buttons?: unknown[] }).buttons?.[0]
}

test('a button leads to a block, a page in the language shown, an address, or a chat', () => {
  expect(target({ scroll: 'contact' })).toEqual({ label: 'Write', kind: 'scroll', href: '#contact' })
  expect(target({ page: '/aula' })).toEqual({ label: 'Write', kind: 'page', href: '/en/aula' })
  expect(target({ page: '/aula' }, 'pt')).toEqual({ label: 'Escrever', kind: 'page', href: '/aula' })
  expect(target({ address: 'https://ana.example/aula' })).toMatchObject({ kind: 'page', href: '/en/aula' })
  expect(target({ address: 'https://ana.example/en#sobre' }, 'pt')).toMatchObject({ kind: 'page', href: '/#sobre' })
  expect(target({ address: 'https://ana.example/nada' })).toMatchObject({ kind: 'address' })
  expect(target({ address: 'https://ana.example.com/aula' })).toMatchObject({ kind: 'address' })
  expect(target({ address: 'tel:+351' })).toEqual({
    label: 'Write',
    printed: '+351',
    kind: 'address',
    href: 'tel:+351',
  })
  expect(target({ address: 'mailto:ana@ana.example?subject=Ol%C3%A1' })).toHaveProperty('printed', 'ana@ana.example')
  expect(target({ chat: { phone: 'studio' } })).toEqual({
    label: 'Write',
    kind: 'chat',
    href: 'https://wa.me/351912345678',
    printed: '+351 912 345 678',
  })
})

test('a chat begins with the prefilled text, in the language shown or the same in both', () => {
  expect(target({ chat: { phone: 'studio', text: 'Olá & bom dia' } })).toMatchObject({
    href: 'https://wa.me/351912345678?text=Ol%C3%A1%20%26%20bom%20dia',
  })
  const both = { chat: { phone: 'studio', text: text('Olá', 'Hello') } }
  expect(target(both, 'pt')).toMatchObject({ href: 'https://wa.me/351912345678?text=Ol%C3%A1' })
  expect(target(both, 'en')).toMatchObject({ href: 'https://wa.me/351912345678?text=Hello' })
})

test('unchecked content is an error that names what is wrong', () => {
  expect(() => target({})).toThrow('The button "Write" leads nowhere.')
  expect(() => target({ chat: { phone: 'none' } })).toThrow('site.yaml has no phone "none".')
  const block: Block = { type: 'class-details', title: text('Aula', 'Class'), event: 'none' }
  expect(() => pageOf({ block })).toThrow('events.yaml has no event "none".')
})

test('a block is known by its anchor, or by its type and its place', () => {
  expect(pageOf({ blocks: [hero({ anchor: 'top' }), hero()] }).blocks.map(({ key }) => key)).toEqual(['top', 'hero-1'])
})

test('a name with a full stop has no second one in the copyright notice', () => {
  expect(pageOf({ site: { name: text('Ana, Lda.') } }).footer?.copyright).toBe('© 2025 Ana, Lda. All rights reserved.')
})

test('the name of the site replaces {name} in a title, as often as it occurs', () => {
  expect(pageOf({ title: text('{name}', '{name} · {name}') }).title).toBe('Ana Exemplo · Ana Exemplo')
})

test('a page has the button that is always visible if the page asks for it, and only then', () => {
  expect(pageOf({ chat: button }).chat).toMatchObject({ label: 'Write', kind: 'chat' })
  expect(pageOf({})).not.toHaveProperty('chat')
})

test('on the page that the button of an event leads to, the button is that which is always visible there', () => {
  const event = { ...testEvents.openClass, button: { label: text('Saber mais', 'More'), page: '/sobre' } }
  const about = { event: event.name, title: text('Venha', 'Come') }
  const blocks = [
    { type: 'class-details', ...about } as Block,
    { type: 'call-to-action', ...about } as Block,
    { type: 'events', title: text('Datas', 'Dates') } as Block,
  ]
  const shown = (changes: object) => JSON.stringify(pageOf({ blocks, events: [event], ...changes }).blocks)
  expect(shown({ chat: button })).not.toContain('More')
  expect(shown({ chat: button }).split('https://wa.me/')).toHaveLength(4)
  expect(shown({ chat: button, path: '/' })).not.toContain('https://wa.me/')
  expect(shown({})).toContain('More')
})

test('the footer says whose site it is and since when, and links to every page but its own', () => {
  expect(pageOf({}, 'pt').footer).toMatchObject({
    text: 'Venha.',
    copyright: '© 2025 Ana Exemplo. Todos os direitos reservados.',
    links: [{ label: 'Início' }, { label: 'A aula' }],
  })
  expect(pageOf({ path: '/aula' }).footer).toMatchObject({ text: 'Come.', links: [{ label: 'Home' }] })
})

test('a footer may have neither texts nor links', () => {
  const { footer } = pageOf({ site: { footer: { since: 2026 } } })
  expect(footer).toEqual({ links: [], copyright: '© 2026 Ana Exemplo. All rights reserved.' })
})

test('a person without a name has the name, the role and the portrait of the site', () => {
  const contact = { type: 'contact', title: text('Eu', 'Me'), text: text('Escreva.', 'Write.'), button } as const
  expect(pageOf({ block: contact }).blocks[0]).toMatchObject({
    name: 'Ana Exemplo',
    role: 'Clinical psychologist',
    picture: { file: 'portrait.jpg', alt: 'Portrait' },
  })
  const { portrait: _, ...faceless } = testContent.site
  const content = { ...testContent, site: faceless as Content['site'] }
  const file: PageFile = { path: '/', title: text('a'), description: text('a'), blocks: [contact] }
  expect(localisePage(content, file, 'pt', testPicture).blocks[0]).not.toHaveProperty('picture')
})

test('a facilitator with another name has a portrait of their own, or none', () => {
  const block = { type: 'facilitator', title: text('Quem', 'Who'), text: text('Eu.', 'I.') } as const
  expect(pageOf({ block }).blocks[0]).toMatchObject({ name: 'Ana Exemplo', portrait: { file: 'portrait.jpg' } })
  const other = { ...block, name: 'Rita', role: text('Facilitadora', 'Facilitator') }
  const [shown] = pageOf({ block: other as Block }).blocks
  expect(shown).toMatchObject({ name: 'Rita', role: 'Facilitator' })
  expect(shown).not.toHaveProperty('portrait')
})

test('the page for an address that leads nowhere has its words from the dictionary', () => {
  expect(localiseNotFound(testContent, 'en')).toMatchObject({
    kind: 'not-found',
    path: '/404',
    language: 'en',
    title: '404 · Ana Exemplo',
    description: 'It does not exist.',
    siteName: 'Ana Exemplo',
    blocks: [],
  })
})
