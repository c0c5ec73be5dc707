import { expect, inject, test } from 'vitest'
import { hydrated } from '../audits/hydrated.ts'
import { driverForTests, until } from '../browsers.ts'
import { headings } from '../facts.ts'
import { describeEngines } from '../needs.ts'
import { type PartialSiteOptions, servePartly } from '../partial-server.ts'

const { url: built } = inject('site')

/** An expression: how every element of the page looks, but for sizes that depend on a font's arrival. */
const look = `[...document.querySelectorAll('#site_root *')].map((element) => {
  const { display, position, color, backgroundColor, padding, font } = getComputedStyle(element)
  return [element.localName, display, position, color, backgroundColor, padding, font].join(' ')
})`

describeEngines((engine) => {
  const driver = driverForTests(engine)
  const title = () => driver.evaluate(`document.querySelector('h1').textContent`).catch(() => 'on its way')
  const settled = () => until(driver, `document.readyState === 'complete' && !document.querySelector('.opening')`)

  /** Follows a link from the home page to another, from a site that is served in some way. */
  async function followLink(how: Partial<PartialSiteOptions>) {
    const site = await servePartly({ site: built, ...how })
    await driver.open(site.url)
    await driver.click('a[hreflang=pt]')
    await until(driver, hydrated)
    await driver.evaluate(`document.querySelector('footer a[href$="/biodanza"]').click()`)
    return site
  }

  test('a page that a link leads to looks as it does when it is opened, even if the styles come late or never', async () => {
    let arrive: (() => void) | undefined
    const hold = (path: string) =>
      path.endsWith('.css') ? new Promise<void>((resolve) => void (arrive = resolve)) : undefined
    const late = await followLink({ hold })
    await expect.poll(() => arrive).toBeDefined()
    expect(await title()).toBe(headings.home.pt)
    arrive?.()
    await expect.poll(title).toBe(headings.openClass.pt)
    const reached = await driver.evaluate(look)

    await driver.open(`${late.url}/biodanza`)
    await settled()
    expect(await driver.evaluate(look)).toEqual(reached)
    await late.close()

    const never = await followLink({ withhold: /\.css$/ })
    await expect.poll(title).toBe(headings.openClass.pt)
    await settled()
    expect(await driver.evaluate(look)).toEqual(reached)
    await never.close()
  })
})
