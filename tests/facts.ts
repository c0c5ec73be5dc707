import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { SiteFile } from '../src/content/model/schema/types.generated.ts'
import { testSite } from './site.ts'

/** What the site of the tests says, for tests that look for it on a page. */

const site = parse(readFileSync(join(testSite, 'site.yaml'), 'utf8')) as SiteFile

export const owner = { name: site.name.pt, initials: 'IF' }

/** The first heading of a page, in both languages. */
export const headings = {
  home: { pt: 'Um sítio para pousar', en: 'A place to land' },
  openClass: { pt: 'Venha dançar', en: 'Come and dance' },
}

/** The events of the home page, in Portuguese. */
export const eventCards = [
  {
    title: 'Aula Aberta',
    when: 'Quartas-feiras, das 20h às 22h',
    where: 'Rua da Amostra, 14, Lisboa',
    button: 'Quero participar',
  },
  {
    title: 'Grupo de Aprofundamento',
    when: 'Quintas-feiras, às 19h30',
    where: 'Santos, Lisboa',
    button: 'Quero saber do grupo',
  },
  {
    title: 'Workshop sobre Arquétipos',
    when: '7 a 9 de novembro de 2025',
    where: 'Casa da Amostra, Sesimbra',
    button: 'Quero ir ao workshop',
  },
]

/** The number as it is written in the content. Throws for a name that `site.yaml` does not have. */
export function phone(name: string): string {
  const known = site.phones?.[name]
  if (!known) throw new Error(`The site of the tests has no phone "${name}".`)
  return known.number
}

const chatWith = (name: string): string => `https://wa.me/${phone(name).replaceAll(/\D/g, '')}`
const biodanza = chatWith('biodanza')

/** Where chat links lead, their prefilled texts not yet encoded. */
export const chats = {
  therapy: chatWith('therapy'),
  about: `${biodanza}?text=Olá! Gostaria de saber mais sobre Biodanza.`,
  events: `${biodanza}?text=Olá! Gostaria de mais informações sobre os eventos de Biodanza.`,
  information: {
    pt: `${biodanza}?text=Olá! Gostaria de mais informações sobre a aula aberta de Biodanza.`,
    en: `${biodanza}?text=Hello! I would like more information about the Biodanza open class.`,
  },
  place: {
    pt: `${biodanza}?text=Olá! Gostaria de garantir a minha vaga na aula aberta de Biodanza.`,
    en: `${biodanza}?text=Hello! I would like to secure my spot in the Biodanza open class.`,
  },
}
