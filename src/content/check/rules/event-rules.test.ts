import { expect, test } from 'vitest'
import { diagnosticsWith, inEvents, inHome, reportedFor, type TestChanges } from '../../testing/content-with.ts'

const inEventsText = (change: (text: string) => string): TestChanges => ({ 'events.yaml': change })

/** The whole workshop, from its name on. */
const workshop = (text: string): string => text.slice(text.indexOf('  - name: workshop'))

const alsoInDecember = (text: string) =>
  text +
  workshop(text)
    .replace('name: workshop', 'name: workshop-2031')
    .replaceAll('11-0', '12-0')
    .replace(/ {4}when:\n.*\n.*\n/, '')

test('a name is also taken if another event has it in calendars, where names end in the year', () => {
  expect(reportedFor(inEventsText(alsoInDecember))).toEqual(['error content/events.yaml:32 eventTwice'])
})

const eventsBlock = /type: events\n {4}anchor: classes\n {4}title:\n.*\n.*\n/
const ofEvent = (name: string, shown = ''): TestChanges => {
  const block = `type: class-details\n    title: { pt: A aula, en: The class }\n    event: ${name}\n${shown}`
  return { 'home.yaml': (text) => text.replace(eventsBlock, block) }
}

test('an unknown event that a block refers to is reported, unless the events file cannot be read to the end', () => {
  expect(reportedFor(ofEvent('aula-aberta'))).toEqual([])
  expect(reportedFor(ofEvent('ninguem'))).toEqual(['error content/home.yaml:21 unknownEvent'])
  expect(reportedFor({ ...ofEvent('ninguem'), ...inEventsText((text) => `${text}]\n`) })).toEqual([
    'error content/events.yaml:32 syntax',
  ])
})

test('without any event, all the places that name one are a single problem', () => {
  const both = inHome('    anchor: classes\n', '    anchor: classes\n    only: [aula-aberta, workshop]\n')
  const [only, ...others] = diagnosticsWith({ ...both, 'events.yaml': 'events: []\n' })
  expect(others).toEqual([])
  expect(only).toMatchObject({ code: 'unknownEvent', facts: { places: ['home.yaml:21'] } })
  expect(reportedFor({ 'events.yaml': 'events: []\n' })).toEqual([])
})

test.each([
  ['an empty name', '- name: aula-aberta\n', "- name: ''\n"],
  ['nothing for a name', '- name: aula-aberta\n', '- name:\n'],
  ['no name', '- name: aula-aberta\n    title:', '- title:'],
])('a block about an event that has %s now is not reported beside it', (_, from, to) => {
  const reported = diagnosticsWith({ ...ofEvent('aula-aberta'), ...inEvents(from, to) })
  expect(reported.map(({ file }) => file)).toEqual(['content/events.yaml'])
})

const days = '    days: { first: 2031-11-07, last: 2031-11-09 }'
const withDays = (written: string): TestChanges => ({
  'events.yaml': (text) => text.replace(days, written).replace(/(workshop[^]*) {4}when:\n.*\n.*\n/, '$1'),
})
const afterwards = { today: '2031-12-01' }

const reportedAt = (changes: TestChanges) =>
  diagnosticsWith(changes, afterwards).map(({ code, line, column }) => [code, line, column])

test('an event that is over is reported at its last day', () => {
  expect(reportedFor({}, { today: '2031-11-09' })).toEqual([])
  expect(reportedAt(withDays(days))).toEqual([['eventPassed', 20, 38]])
  expect(reportedAt(withDays('    days: { first: 2031-11-07 }'))).toEqual([['eventPassed', 20, 20]])
  // A series that was to last until a Friday.
  const series = "    weekly: { day: wednesday, from: '20:00', first: 2031-10-01, last: 2031-11-07 }"
  const [passed] = diagnosticsWith(withDays(series), { today: '2031-11-06' })
  expect(passed).toMatchObject({ code: 'eventPassed', facts: { last: '2031-11-05' } })
})

/** The events and nine more workshops. The second event has an invalid date. */
const elevenEvents = (text: string): string => {
  const copies = Array.from({ length: 9 }, (_, index) => workshop(text).replace('name: workshop', `name: w-${index}`))
  return (text + copies.join('')).replace(days, '    days: { first: soon }')
}

test('a mistake in the second event hides nothing of the eleventh', () => {
  const reported = reportedAt({ 'events.yaml': elevenEvents })
  expect(reported.filter(([code]) => code === 'eventPassed')).toHaveLength(9)
})

test('an event that is over and hidden, or leaves the site by itself, asks for nothing', () => {
  expect(reportedFor(withDays(`    hidden: true\n${days}`), afterwards)).toEqual([])
  expect(reportedFor(withDays(`    afterwards: hide\n${days}`), afterwards)).toEqual([
    'warning content/events.yaml:21 eventHidden',
  ])
  // What is about it keeps it on the site, unless that has left too.
  const about = ofEvent('workshop')
  expect(reportedFor({ ...about, ...withDays(`    hidden: true\n${days}`) }, afterwards)).toEqual([
    'warning content/events.yaml:21 eventPassed',
  ])
  const leaving = ofEvent('workshop', '    shown: { until: 2031-11-09 }\n')
  expect(reportedFor({ ...leaving, ...withDays(`    afterwards: hide\n${days}`) }, afterwards)).toContain(
    'warning content/events.yaml:21 eventHidden',
  )
  expect(reportedFor({ ...about, ...withDays(`    afterwards: hide\n${days}`) }, afterwards)).toEqual([
    'warning content/events.yaml:21 eventPassed',
  ])
})

test.each([
  ['', 1],
  ['    shown: { from: 2031-01-15 }\n', 1],
  ['    shown: { from: 2031-02-01 }\n', 0],
])('a link to a page that is not shown is a warning, unless its block is not shown before', (ofBlock, count) => {
  const changes: TestChanges = {
    'biodanza.yaml': (page) => page.replace('title:', 'shown: { from: 2031-02-01 }\ntitle:'),
    'home.yaml': (page) => page.replace('type: hero\n', `$&${ofBlock}`).replace('scroll: contact', 'page: /biodanza'),
  }
  expect(diagnosticsWith(changes).filter(({ code }) => code === 'pageAway')).toHaveLength(count)
})

test('so is a link to a block that is not shown', () => {
  const away = inHome('    anchor: contact\n', '    anchor: contact\n    shown: { from: 2031-02-01 }\n')
  expect(diagnosticsWith(away).find(({ code }) => code === 'pageAway')).toMatchObject({ facts: { path: 'contact' } })
})

test('an event that appears with the page that it leads to asks for nothing', () => {
  const changes = {
    'biodanza.yaml': (page: string) => page.replace('title:', 'shown: { from: 2031-02-01 }\ntitle:'),
    'events.yaml': (events: string) =>
      events.replace(
        /^ {4}button:\n(?: {6}.*\n)+/m,
        '    from: 2031-02-01\n    button: { label: { pt: a, en: b }, page: /biodanza }\n',
      ),
  }
  expect(diagnosticsWith(changes).filter(({ code }) => code === 'pageAway')).toEqual([])
})

const shownFrom = (day: string) => reportedFor(inEvents('    days: {', `    from: ${day}\n    days: {`))

test('the day from which an event is shown is one of the calendar, and no later than its last', () => {
  expect(shownFrom('2031-11-09')).toEqual([])
  expect(shownFrom('2031-02-30')).toEqual(['error content/events.yaml:23 dayUnreal'])
  expect(shownFrom('2031-11-10')).toEqual(['error content/events.yaml:23 lastBeforeFirst'])
  const evening = "weekly: { day: wednesday, from: '20:00', to: '22:00'"
  expect(reportedFor(inEvents(evening, `from: 2031-09-01\n    ${evening}, last: 2031-06-30`))).toEqual([
    'error content/events.yaml:8 lastBeforeFirst',
  ])
})

test('the placeholder of a correction is reported where it is the whole text, and nowhere else', () => {
  expect(reportedFor(inHome('{ pt: Com tempo, en: With time }', '{ pt: …, en: " … " }'))).toEqual([
    'error content/home.yaml:9 placeholderLeft',
    'error content/home.yaml:9 placeholderLeft',
  ])
  expect(reportedFor(inHome('pt: Um lugar para se escutar', 'pt: Um lugar para se escutar…'))).toEqual([])
})

test('an event that would be shown once it is over gets no advice to exchange its days', () => {
  const changes = inEvents('icon: drama', 'icon: drama\n    from: 2031-12-01')
  expect(diagnosticsWith(changes).map(({ message }) => message)).toEqual([
    'evento 2, aparece a partir de: O evento só apareceria a partir de 2031-12-01, e nesse dia já acabou (2031-11-09). Escreva um dia antes do evento ou, se ele pode aparecer já, apague a linha.',
  ])
})
