import type { Content } from '../model/content.ts'
import type { Language } from '../model/language.ts'
import { localisePage } from '../page/localise.ts'
import type { ResponsiveImage } from '../page/localised.ts'
import type { Page } from '../page/page.ts'
import type { Block, Button, Event, EventsBlock, PageFile } from '../model/schema/types.generated.ts'

/** One text in both languages. */
export const text = (pt: string, en = pt) => ({ pt, en })

const button: Button = { label: text('Escrever', 'Write'), chat: { phone: 'studio' } }

/** One event of each kind: weekly with an end, weekly without one, and with dates. */
export const testEvents = {
  openClass: {
    name: 'aula-aberta',
    title: text('Aula Aberta', 'Open Class'),
    icon: 'sparkles',
    weekly: { day: 'wednesday', from: '20:00', to: '22:00' },
    where: text('Rua do Exemplo, 28, Lisboa', 'Rua do Exemplo 28, Lisbon'),
    description: text('Uma porta de entrada.', 'A way in.'),
    note: text('Confirme a sua presença.', 'Please confirm.'),
    price: text('A primeira aula custa 10 euros', 'The first class costs 10 euros'),
    euros: 10,
    button,
  },
  group: {
    name: 'grupo-de-aprofundamento',
    title: text('Grupo de Aprofundamento', 'Deepening Group'),
    icon: 'waves',
    weekly: { day: 'thursday', from: '19:30' },
    where: text('Santos, Lisboa', 'Santos, Lisbon'),
    description: text('Semana após semana.', 'Week after week.'),
    note: text('Para quem já tem experiência.', 'For people with experience.'),
    button,
  },
  workshop: {
    name: 'workshop-sobre-arquetipos',
    title: text('Workshop sobre Arquétipos', 'Workshop about Archetypes'),
    icon: 'drama',
    days: { first: '2025-11-07', last: '2025-11-09' },
    where: text('Casa do Exemplo, Sesimbra'),
    description: text('Três dias perto do mar.', 'Three days by the sea.'),
    note: text('De sexta a domingo.', 'From Friday to Sunday.'),
    button,
  },
} satisfies Record<string, Event>

const home: PageFile = {
  path: '/',
  title: text('Ana Exemplo · Psicologia em Lisboa', 'Ana Exemplo · Psychology in Lisbon'),
  description: text('Psicoterapia e Biodanza.', 'Psychotherapy and Biodanza.'),
  blocks: [
    {
      type: 'services',
      title: text('Serviços', 'Services'),
      services: [
        { title: text('Terapia individual', 'Individual therapy'), icon: 'user', text: text('Só seu.', 'Yours.') },
      ],
    },
    { type: 'events', anchor: 'classes', title: text('Encontros', 'Events') },
    {
      type: 'contact',
      title: text('Quem vai encontrar', 'Who you will meet'),
      text: text('Escreva.', 'Write.'),
      button,
    },
  ],
}

const openClass: PageFile = {
  path: '/aula',
  title: text('Aula aberta às quartas', 'Open class on Wednesdays'),
  description: text('Todas as quartas-feiras.', 'Every Wednesday.'),
  blocks: [
    {
      type: 'class-details',
      title: text('A aula aberta', 'The open class'),
      event: testEvents.openClass.name,
    },
    {
      type: 'facilitator',
      title: text('Quem conduz', 'Who leads'),
      role: text('Facilitadora', 'Facilitator'),
      text: text('Desde 2008.', 'Since 2008.'),
    },
  ],
}

/** A small site for tests of what is made from content, so that they don't change when the real content does. */
export const testContent: Content = {
  site: {
    name: text('Ana Exemplo'),
    role: text('Psicóloga clínica', 'Clinical psychologist'),
    portrait: { file: 'portrait.jpg', alt: text('Retrato', 'Portrait') },
    city: text('Lisboa', 'Lisbon'),
    address: 'https://ana.example',
    phones: { studio: { number: '+351 912 345 678' } },
    footer: {
      text: text('Venha.', 'Come.'),
      links: [
        { label: text('Início', 'Home'), page: '/' },
        { label: text('A aula', 'The class'), page: '/aula' },
      ],
      since: 2025,
    },
  },
  events: Object.values(testEvents),
  dictionary: {
    pt: { notFoundCode: '404', notFoundHint: 'Não existe.', allRightsReserved: 'Todos os direitos reservados' },
    en: { notFoundCode: '404', notFoundHint: 'It does not exist.', allRightsReserved: 'All rights reserved' },
  },
  pages: [
    { file: 'content/home.yaml', page: home },
    { file: 'content/aula.yaml', page: openClass },
  ],
}

/** A page of the small site in one language, with other blocks or events where they are given. Throws for an unknown path. */
export function testPage(
  path: string,
  language: Language,
  changes: Partial<PageFile> = {},
  events: readonly Event[] = testContent.events,
): Page {
  const found = testContent.pages.find(({ page }) => page.path === path)
  if (!found) throw new Error(`The test content has no page ${path}.`)
  return localisePage({ ...testContent, events }, { ...found.page, ...changes }, language, testPicture)
}

/** A block that shows every event. */
export const eventsBlock: EventsBlock = { type: 'events', title: text('Encontros', 'Events') }

/** Every picture, as it is rendered in tests. */
export function testPicture(file: string): ResponsiveImage {
  return {
    width: 1280,
    height: 960,
    src: `/images/${file}`,
    sources: [],
    placeholder: { columns: 1, colours: ['#000000'] },
  }
}

interface PageChanges extends Partial<Omit<PageFile, 'blocks'>> {
  readonly block?: Block
  readonly blocks?: readonly Block[]
  readonly events?: Event[]
  readonly site?: Partial<Content['site']>
}

/** A page of the small site with one block, or with several, in one language. */
export function pageOf(
  { block, blocks = block ? [block] : [], events, site, ...changes }: PageChanges,
  language: Language = 'en',
): Page {
  const content = {
    ...testContent,
    ...(events && { events }),
    site: { ...testContent.site, ...site },
  }
  const file: PageFile = {
    path: '/sobre',
    title: text('Sobre', 'About'),
    description: text('Quem sou.', 'Who I am.'),
    ...changes,
    blocks: [...blocks],
  }
  return localisePage(content, file, language, testPicture)
}
