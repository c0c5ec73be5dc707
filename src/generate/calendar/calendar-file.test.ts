import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { languages, type Language } from '../../content/model/language.ts'
import { testContent, testEvents, text } from '../../content/testing/test-content.ts'
import type { Block, Event } from '../../content/model/schema/types.generated.ts'
import { calendarFiles } from './calendar-file.ts'
const today = '2025-06-16'

test('every event has a calendar file in each language', () => {
  for (const language of languages) {
    expect([...filesOf(language).keys()]).toEqual([
      `/calendar/aula-aberta.${language}.ics`,
      `/calendar/grupo-de-aprofundamento.${language}.ics`,
      `/calendar/workshop-sobre-arquetipos-2025.${language}.ics`,
    ])
  }
})

test('a weekly class begins in a calendar with its next occurrence, not with those of past years', () => {
  const { event } = read(filesOf('pt'), '/calendar/aula-aberta.pt.ics')
  expect(event.startDate.toString()).toBe('2025-06-18T20:00:00')
})

test('the time zone agrees with the database in every hour in which clocks may change', () => {
  const { component } = read(filesOf('pt'), '/calendar/aula-aberta.pt.ics')
  const zone = new ICAL.Timezone(component.getFirstSubcomponent('vtimezone') ?? undefined)
  expect(zone.tzid).toBe('Europe/Lisbon')
  const lisbon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Lisbon', hour: '2-digit', hourCycle: 'h23' })
  for (let year = 2025; year < 2035; year += 1) {
    for (const lastWeek of [Date.UTC(year, 2, 25), Date.UTC(year, 9, 25)]) {
      for (let hour = 0; hour < 7 * 24; hour += 1) {
        const moment = new Date(lastWeek + hour * 3_600_000)
        const inFile = ICAL.Time.fromJSDate(moment, true).convertToZone(zone).hour
        expect(inFile, moment.toISOString()).toBe(Number(lisbon.format(moment)))
      }
    }
  }
})

test('the workshop takes three whole days', () => {
  const { component, event } = read(filesOf('pt'), '/calendar/workshop-sobre-arquetipos-2025.pt.ics')
  expect(event.startDate.isDate).toBe(true)
  expect(event.startDate.toString()).toBe('2025-11-07')
  expect(event.endDate.toString()).toBe('2025-11-10')
  expect(event.duration.toString()).toBe('P3D')
  expect(event.isRecurring()).toBe(false)
  expect(component.getFirstSubcomponent('vtimezone')).toBeNull()
})

test('the file has the title, owner, place, price and page of the event, in its language', () => {
  const { event } = read(filesOf('en'), '/calendar/aula-aberta.en.ics')
  expect(event.summary).toBe('Open Class · Ana Exemplo')
  expect(event.location).toBe('Rua do Exemplo 28, Lisbon')
  expect(event.description).toContain('The first class costs 10 euros\nPlease confirm.')
  expect(event.component.getFirstPropertyValue('url')).toBe('https://ana.example/en/aula')
})

test('the content of a text is never taken for calendar syntax', () => {
  const texts = String.raw`Vírgula, ponto e vírgula; barra \n \\ "aspas": BEGIN:VEVENT`
  const { component, event } = onlyEvent({ description: text(`${texts}\r\nEND:VEVENT\rfim`), where: text(texts) })
  // Markdown reads two backslashes as one.
  expect(event.description).toContain(`${texts.replace(String.raw`\\`, String.raw`\ `.trim())}\nEND:VEVENT\nfim\n`)
  expect(event.location).toBe(texts)
  expect(component.getAllSubcomponents('vevent')).toHaveLength(1)
})

test.each(['ação 💃🏽 ', ',', String.raw`\\;`])(
  'lines end in CR and LF and hold at most 75 octets, with no character and no escape split: %s',
  (part) => {
    for (const long of Array.from({ length: 8 }, (_, index) => 'x'.repeat(index) + part.repeat(90).trim())) {
      const { source, event } = onlyEvent({ where: text(long) })
      const lines = source.split('\r\n')
      expect(lines.pop()).toBe('')
      expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
      expect(lines.filter((line) => /\p{Surrogate}/u.test(line))).toEqual([])
      expect(lines.filter((line) => /(?<!\\)(?:\\\\)*\\$/.test(line))).toEqual([])
      expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(1)
      expect(event.location).toBe(long)
    }
  },
)

test('an event is the same event in both languages, whatever pages show it', () => {
  const portuguese = read(filesOf('pt'), '/calendar/aula-aberta.pt.ics')
  const english = read(filesOf('en'), '/calendar/aula-aberta.en.ics')
  expect(english.event.uid).toBe(portuguese.event.uid)
  expect(portuguese.event.uid).toBe('aula-aberta@ana.example')
})

test('an event stays the same event when its hour, place and words change', () => {
  const before = onlyEvent({})
  const after = onlyEvent({
    where: text('Porto'),
    note: text('Outra'),
    title: text('Outro título'),
    days: { first: '2025-12-01', last: '2025-12-01' },
  })
  expect(after.event.uid).toBe(before.event.uid)
  expect(after.event.stampTime.compare(before.event.stampTime)).toBe(0)
})

test('an event says when it was last changed, and how often, as far as the history knows', () => {
  const revision = { modified: new Date('2026-03-02T10:11:12Z'), sequence: 7 }
  const [source = ''] = [
    ...calendarFiles({ ...testContent, events: [testEvents.workshop] }, 'pt', today, revision).values(),
  ]
  expect(source).toContain('DTSTAMP:20260302T101112Z\r\nLAST-MODIFIED:20260302T101112Z\r\nSEQUENCE:7\r\n')
  expect(onlyEvent({}).source).not.toContain('SEQUENCE')
})

test('a workshop that comes back in another year is another event', () => {
  const { event } = onlyEvent({ days: { first: '2026-11-06', last: '2026-11-08' } })
  expect(event.uid).not.toBe(onlyEvent({}).event.uid)
})

test('what is not announced yet has a calendar file only if a page is about it', () => {
  const hidden: Event = { ...testEvents.workshop, hidden: true }
  expect(filesOf('pt', hidden).size).toBe(0)
  const blocks: Block[] = [{ type: 'class-details', event: hidden.name, title: text('O workshop') }]
  const pages = testContent.pages.map((each) => ({ ...each, page: { ...each.page, blocks } }))
  expect(calendarFiles({ ...testContent, pages, events: [hidden] }, 'pt', today).size).toBe(1)
})

function filesOf(language: Language, ...events: Event[]): ReadonlyMap<string, string> {
  return calendarFiles(events.length > 0 ? { ...testContent, events } : testContent, language, today)
}

function onlyEvent(changes: Partial<Event>) {
  const files = filesOf('pt', { ...testEvents.workshop, ...changes })
  return read(files, [...files.keys()].join())
}

function read(files: ReadonlyMap<string, string>, address: string) {
  const source = files.get(address)
  if (source === undefined) throw new Error(`No file ${address}`)
  const component = new ICAL.Component(ICAL.parse(source) as unknown[])
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const vevent = component.getFirstSubcomponent('vevent')
  if (!vevent) throw new Error(`${address} has no event`)
  const stampTime = vevent.getFirstPropertyValue('dtstamp') as ICAL.Time
  return { source, component, event: Object.assign(new ICAL.Event(vevent), { stampTime }) }
}
