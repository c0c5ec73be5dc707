import { applyEdits } from '../content/edit/apply-edit.ts'
import type { Edit } from '../content/edit/edit.ts'
import { isSame, readValue } from '../content/edit/read.ts'
import { writtenEntry } from '../content/edit/write.ts'
import { languages } from '../content/language.ts'
import { ownProperty } from '../content/parse/own-property.ts'
import { isInOldForm } from '../content/rules/old-form.ts'
import type { SiteFile } from '../content/schema/types.generated.ts'
import { takeOutMoved, takeOutValue } from './comments.ts'
import { MovedEvents, movedLines } from './moved-events.ts'
import { movedFacts, withNameInTitle, withoutFacts, type MovedFacts } from './moved-facts.ts'
import { movedFooter, withoutFooter, type MovedFooter } from './moved-footer.ts'
import { bare, oldPages, oldSite, type OldPage } from './old-content.ts'

export interface Migration {
  /** The files that change, with their new texts. */
  readonly files: ReadonlyMap<string, string>
  /** What will look different to visitors, each as a sentence in Portuguese. */
  readonly notes: readonly string[]
}

/**
 * Moves content from the older form, in which each page had its own events, footer and name of the owner, to the one in
 * which these are written once. Comments stay with what they are about. Undefined for content that has the new form.
 * @param files the YAML files of the content folder, by name
 * @param year the year of the copyright if the old footer has none
 * @throws UnreadableFile if a file cannot be read
 */
export function migrate(files: ReadonlyMap<string, string>, year: number): Migration | undefined {
  const pages = oldPages(files)
  if (!pages.some(({ value }) => value.blocks.some(isInOldForm))) return undefined
  const site = oldSite(files)
  const facts = movedFacts(pages, site, files)
  const footer = movedFooter(pages, site, year)
  const events = new MovedEvents()
  for (const page of pages) addEvents(page, files.get(page.name) ?? '', events)
  const comments: string[] = []
  const written = new Map<string, string>()
  const shown = pages.map((page) => ({ page, names: eventNames(page, events) }))
  for (const { page, names } of shown) {
    const named = withNameInTitle(files.get(page.name) ?? '', page, site)
    const withNames = withEventNames(withoutFacts(named, page, site, facts), page, names, events)
    const footless = withoutFooter(withNames, page)
    comments.push(...footless.comments)
    written.set(page.name, footless.text)
  }
  const siteText = files.get('site.yaml') ?? ''
  written.set('site.yaml', siteWith(siteText, site, facts, footer, comments))
  written.set('events.yaml', modeline(siteText) + events.text())
  written.set('dictionary.yaml', dictionaryWithWords(files.get('dictionary.yaml') ?? ''))
  return { files: new Map([...written].filter(([name, text]) => files.get(name) !== text)), notes: footer.notes }
}

function addEvents({ value }: OldPage, text: string, events: MovedEvents): void {
  const lines = text.split('\n')
  for (const [index, block] of value.blocks.entries()) {
    for (const [item, event] of (block.events ?? []).entries()) {
      events.add(event, movedLines(lines, ['blocks', index, 'events', item]))
    }
  }
}

/** The names of the events that each block of a page is about. */
function eventNames({ value }: OldPage, events: MovedEvents): readonly (readonly string[])[] {
  return value.blocks.map((block) => {
    if (block.type === 'class-details' && isInOldForm(block)) return [events.addClass(block)]
    return (block.events ?? []).map((event) => events.add(event))
  })
}

/** A page whose blocks name their events. */
function withEventNames(
  text: string,
  { value }: OldPage,
  names: readonly (readonly string[])[],
  events: MovedEvents,
): string {
  return value.blocks.reduce((written, block, index) => {
    const path = ['blocks', index]
    const [name = ''] = names[index] ?? []
    if (!isInOldForm(block)) return written
    if (block.type === 'events') {
      const left = takeOutMoved(written, [...path, 'events'])
      const all = events.all.map((each) => each.name)
      return isSame(all, names[index])
        ? left
        : applyEdits(left, [{ kind: 'addKey', path, key: 'only', value: names[index] ?? [] }])
    }
    if (block.type !== 'class-details') return written
    const event = events.all.find((each) => each.name === name)?.event
    const moved = [
      ...(['when', 'weekly', 'where', 'price', 'euros'] as const),
      ...(['note', 'button'] as const).filter((key) => isSame(block[key], event?.[key])),
    ].filter((key) => block[key] !== undefined)
    const at = Object.keys(block).indexOf('when')
    const named = applyEdits(written, [{ kind: 'addKey', path, key: 'event', value: name, at: Math.max(at, 1) }])
    return moved.reduce((left, key) => takeOutValue(left, [...path, key]), named)
  }, text)
}

function siteWith(
  text: string,
  site: SiteFile,
  { role, portraitLines }: MovedFacts,
  { text: words, links, since }: MovedFooter,
  comments: readonly string[],
): string {
  const addRole: Edit[] =
    role && !site.role
      ? [{ kind: 'addKey', path: [], key: 'role', value: bare(role), at: Object.keys(site).indexOf('name') + 1 }]
      : []
  const parts = [applyEdits(text, addRole).trimEnd()]
  if (!site.portrait && portraitLines.length > 0) parts.push(portraitLines.join('\n'))
  const footer = { ...(words && { text: bare(words) }), ...(links.length > 0 && { links: bare(links) }), since }
  if (!site.footer) parts.push([...comments, ...writtenEntry('footer:', footer, 0)].join('\n'))
  return `${parts.join('\n\n')}\n`
}

/** The first line of a file where that says by which schema an editor completes it, for the file of the events. */
function modeline(text: string): string {
  const [first = ''] = text.split('\n')
  return /^# yaml-language-server:.*site\.schema\.json/.test(first)
    ? `${first.replace('site.schema', 'events.schema')}\n\n`
    : ''
}

const newWords = {
  allRightsReserved: { pt: 'Todos os direitos reservados', en: 'All rights reserved' },
  noEvents: { pt: 'Por agora não há datas marcadas.', en: 'There are no dates for now.' },
}

function dictionaryWithWords(text: string): string {
  const dictionary = readValue(text)
  const edits = languages.flatMap((language) =>
    Object.entries(newWords)
      .filter(([key]) => ownProperty(ownProperty(dictionary, language), key) === undefined)
      .map(([key, words]): Edit => ({ kind: 'addKey', path: [language], key, value: words[language] })),
  )
  return applyEdits(text, edits)
}
