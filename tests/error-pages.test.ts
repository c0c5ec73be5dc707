import { expect, test } from 'vitest'
import { chromiumForTests } from './new-page.ts'

const newPage = chromiumForTests()

test('an unknown address is answered with status 404, three fixed strings and a way home, and is logged', async () => {
  const page = await newPage()
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  const response = await page.goto('/does/not/exist')
  expect(response?.status()).toBe(404)
  for (const language of ['pt', 'en']) {
    await page.locator(`[data-language=${language}]`).click()
    await expect(page.getByText('404', { exact: true }).isVisible()).resolves.toBe(true)
    await expect(page.getByText('Oops! Page not found', { exact: true }).isVisible()).resolves.toBe(true)
  }
  await expect.poll(() => logged.filter((text) => text.includes('/does/not/exist'))).toHaveLength(1)
  await page.locator('[data-language=pt]').click()
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click()
  await page.locator('[data-block=hero]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('an error while a page renders shows the error page, with a way back', async () => {
  const page = await newPage()
  await page.route('**/index.json*', async (route) => {
    const data = (await (await route.fetch()).json()) as { pt: { blocks: { type: string }[] } }
    const first = data.pt.blocks[0]
    if (first) first.type = 'unheard-of'
    await route.fulfill({ json: data })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'PT' }).hover()
  await page.getByRole('heading', { name: 'Unexpected Application Error!', exact: true }).waitFor()
  await expect(page.getByRole('main').getByRole('link').getAttribute('href')).resolves.toBe('/')
})
