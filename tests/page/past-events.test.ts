import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../src/generate/build-site.ts'
import { type RunningServer, startServer } from '../../src/tools/preview/start-server.ts'
import { hydrated } from '../audits/hydrated.ts'
import { owner } from '../facts.ts'
import { chromiumForTests } from '../new-page.ts'
import { testSite } from '../site.ts'

const notice = 'Estou fora até 3 de janeiro.'
const dates = 'days: { first: 2025-11-07, last: 2025-11-09 }'
const thursdays = 'weekly: { day: thursday, from: "19:30" }'
const onlyWorkshop = '  - type: events\n    title: { pt: Em breve, en: Soon }\n    only: [workshop-sobre-arquetipos]\n'
const newPage = chromiumForTests()
const parent = mkdtempSync(join(tmpdir(), 'past-'))
const content = join(parent, 'content')
let server: RunningServer

/** Builds the site as if on a given day. */
async function builtOn(today: string): Promise<string> {
  const folder = join(parent, today)
  expect(await buildSite(content, folder, { today })).toMatchObject({ built: true })
  return folder
}

beforeAll(async () => {
  cpSync(testSite, content, { recursive: true })
  const file = join(content, 'events.yaml')
  const events = readFileSync(file, 'utf8')
  expect(events).toContain(dates)
  expect(events).toContain(thursdays)
  writeFileSync(
    file,
    events.replace(dates, `${dates}\n    afterwards: hide`).replace(thursdays, `${thursdays}\n    from: 2025-11-10`),
  )
  const site = join(content, 'site.yaml')
  writeFileSync(site, readFileSync(site, 'utf8').replace('until: 2099-01-03', 'until: 2025-11-09'))
  appendFileSync(join(content, 'retreat.yaml'), onlyWorkshop)
  server = await startServer({ folder: await builtOn('2025-11-09'), port: 0 })
  await builtOn('2025-11-10')
})
afterAll(async () => {
  await server.close()
  rmSync(parent, { recursive: true })
})

const title = 'Workshop sobre Arquétipos'
const saidIn = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8')
const calendars = (folder: string) => readdirSync(join(folder, 'calendar'))

test('from the day after its last an event that hides is neither on the page, in a calendar nor in the structured data, and a notice is gone', () => {
  const [last, after] = [join(parent, '2025-11-09'), join(parent, '2025-11-10')]
  expect(saidIn(last)).toContain(title)
  expect(saidIn(after)).not.toContain(title)
  expect([last, after].map((folder) => saidIn(folder).includes(notice))).toEqual([true, false])
  expect(saidIn(after)).toContain('Aula Aberta')
  expect(calendars(last).filter((name) => !calendars(after).includes(name))).toHaveLength(2)
})

test('until its first day an event is neither on the page, in a calendar nor in the structured data', () => {
  const [before, day] = [join(parent, '2025-11-09'), join(parent, '2025-11-10')]
  expect(saidIn(before)).not.toContain('"name":"Grupo de Aprofundamento"')
  expect(saidIn(day).match(/"name":"Grupo de Aprofundamento"/g)).toHaveLength(1)
  expect(calendars(day).filter((name) => !calendars(before).includes(name))).toHaveLength(2)
})

/** The card of the event to come on the home page, opened at a moment. */
async function comingCard(moment: string, options: BrowserContextOptions = {}) {
  const page = await newPage(options)
  await page.clock.install({ time: new Date(moment) })
  await page.goto(server.url)
  return page.locator('li', { hasText: 'Grupo de Aprofundamento' })
}

test('between two builds the page itself shows it from that day, without a link to the file that is not built yet', async () => {
  const [early, inFront, due, withoutScript] = [
    await comingCard('2025-11-09T12:00:00Z'),
    await comingCard('2025-11-09T12:00:00Z'),
    await comingCard('2025-11-10T12:00:00Z'),
    await comingCard('2025-11-10T12:00:00Z', { javaScriptEnabled: false }),
  ]
  expect(await early.isVisible()).toBe(false)
  // It stays open until that day, and is looked at again.
  await early.page().clock.setFixedTime(new Date('2025-11-10T12:00:00Z'))
  await early.evaluate(({ ownerDocument }) => ownerDocument.dispatchEvent(new Event('visibilitychange')))
  expect(await early.isVisible()).toBe(true)
  // A window that is never left looks by itself.
  expect(await inFront.isVisible()).toBe(false)
  await inFront.page().clock.fastForward('24:00:00')
  expect(await inFront.isVisible()).toBe(true)
  expect(await withoutScript.isVisible()).toBe(false)
  expect(await due.isVisible()).toBe(true)
  expect(await due.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    expect.stringContaining('google.com/maps'),
    expect.stringContaining('wa.me'),
  ])
})

test('a page that stays open leaves it out after its day in the other language too, which had arrived before', async () => {
  const page = await newPage()
  await page.clock.setFixedTime(new Date('2025-11-09T12:00:00Z'))
  const other = page.waitForResponse(`${server.url}/en`)
  await page.goto(server.url)
  await page.getByRole('heading', { level: 3, name: title }).waitFor()
  await (await other).finished()
  await page.clock.setFixedTime(new Date('2025-11-10T12:00:00Z'))
  await page.getByRole('link', { name: 'EN', exact: true }).click()
  await page.getByRole('heading', { name: 'Deepening Group' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Workshop about Archetypes' }).isVisible()).toBe(false)
})

test('between two builds the page itself leaves it out, in both languages, before and after React has come', async () => {
  const page = await newPage()
  const card = (name: string) => page.getByRole('heading', { level: 3, name, includeHidden: true }).locator('..')
  await page.goto(server.url)
  expect(await card(title).isVisible()).toBe(false)
  expect(await card('Aula Aberta').isVisible()).toBe(true)
  await page.getByRole('link', { name: 'EN', exact: true }).click()
  await page.getByRole('heading', { name: 'Open Class' }).waitFor()
  await expect.poll(() => page.evaluate(hydrated)).toBe(true)
  expect(await card('Workshop about Archetypes').isVisible()).toBe(false)
  await page.getByRole('link', { name: 'PT', exact: true }).click()
  await page.getByRole('heading', { name: 'Aula Aberta' }).waitFor()
  expect(await card(title).isVisible()).toBe(false)
})

test('it is hidden as well on a page to which a link of the site leads', async () => {
  const page = await newPage()
  await page.goto(`${server.url}/biodanza`)
  await page.getByRole('link', { name: 'EN', exact: true }).click()
  await expect.poll(() => page.evaluate(hydrated)).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: owner.name }).click()
  await page.getByRole('heading', { level: 3, name: 'Open Class' }).waitFor()
  await expect.poll(() => page.getByText('Workshop about Archetypes', { exact: true }).isVisible()).toBe(false)
})

test('once the last event of a block is over it says that there are none, before and after React has come', async () => {
  const page = await newPage()
  const none = page
    .locator('[data-block=events]')
    .last()
    .getByText(/^(?:Por agora não há datas|There are no dates)/)
  await page.goto(`${server.url}/grupos/retiro`)
  expect(await none.isVisible()).toBe(true)
  await page.getByRole('link', { name: 'EN', exact: true }).click()
  await expect.poll(() => page.evaluate(hydrated)).toBe(true)
  await expect.poll(() => none.innerText()).toContain('no dates')
})

test('on its last day in Lisbon, or without a script, it stays, and no block says that there are none', async () => {
  for (const options of [{ timezoneId: 'Asia/Macau' }, { javaScriptEnabled: false }]) {
    const page = await newPage(options)
    // Where the visitor is, it is already the tenth.
    if (options.timezoneId) await page.clock.setFixedTime(new Date('2025-11-09T19:00:00Z'))
    for (const path of ['/', '/grupos/retiro']) {
      await page.goto(server.url + path, { waitUntil: 'load' })
      expect(await page.locator('[data-block=events]').last().getByRole('heading', { name: title }).isVisible()).toBe(
        true,
      )
      expect(await page.getByText('Por agora não há datas').isVisible()).toBe(false)
    }
  }
})
