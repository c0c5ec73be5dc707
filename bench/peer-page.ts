import type { Browser } from 'playwright-core'
import { bringReact, whenEnglish } from './bench-page.ts'
import { clickEnglish, impatience } from './click-english.ts'
import { visit } from './visit.ts'
import { totalBlockingTime, watchPaint } from './watch-paint.ts'

/**
 * What a visitor of a page fetches before a touch, and waits for: figures by name.
 * @param hasReact true where React comes at the first sign that the toggle is meant
 */
export async function measurePeerPage(
  browser: Browser,
  address: string,
  hasReact: boolean,
): Promise<Readonly<Record<string, number>>> {
  const come = await visit(browser, address, { slow: true, before: watchPaint })
  const fetched = await come.fetched()
  const paint = await come.page.evaluate(() => globalThis.paint)
  if (hasReact) {
    await bringReact(come.page, () => come.page.dispatchEvent('[data-language="en"]', 'pointerover'))
    await come.page.waitForLoadState('networkidle')
  }
  const settled = await come.page.evaluate(clickEnglish)
  await come.close()

  const impatient = await visit(browser, address, { slow: true, before: impatience })
  const { visible = NaN, english = NaN } = await whenEnglish(impatient)
  await impatient.close()
  return {
    'text before a touch, kB': (fetched.text + fetched.script) / 1000,
    'first paint, ms': paint.first,
    'largest paint, ms': paint.largest,
    'total blocking time, ms': totalBlockingTime(paint),
    'first change of language, ms': english - visible,
    'settled change of language, ms': settled,
  }
}
