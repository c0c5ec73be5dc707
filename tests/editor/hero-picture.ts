import { EventEmitter, once } from 'node:events'
import type { Locator } from 'playwright-core'
import type { OpenEditor } from './editor-for-tests.ts'

/** The picture at the top of the home page, in the frame. */
export const heroOnPage = ({ site }: OpenEditor): Locator => site.getByRole('img', { name: 'Desenho: uma sala' })

/** Opens its fields. */
export async function openHero(opened: OpenEditor): Promise<Locator> {
  await heroOnPage(opened).click()
  const field = opened.panel.getByRole('group', { name: 'Imagem', exact: true })
  await field.waitFor()
  return field
}

/** The entry of the picture in its file. */
export const heroText = ({ editor }: OpenEditor): string =>
  /picture:\n(?: {6}.*\n)+/.exec(editor.read('home.yaml'))?.[0] ?? ''

/** Holds back every picture that is sent. @returns lets them through */
export async function holdUpload({ page }: OpenEditor): Promise<() => void> {
  const gate = new EventEmitter()
  const isAllowed = once(gate, 'open')
  await page.route('**/api/keepPicture?*', async (route) => {
    await isAllowed
    await route.continue()
  })
  return () => void gate.emit('open')
}
