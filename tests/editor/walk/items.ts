import sharp from 'sharp'
import { oneOf, panelOf, type WalkStep } from './walk.ts'

/** Presses one of the buttons that change a list or add a field. */
export const pressAction: WalkStep = async (walk) => {
  // Buttons of these names begin a form in the lists of pages and events.
  if (await walk.page.locator('.panel:is(.pages, .events)').count()) return undefined
  const actions = panelOf(walk).getByRole('button', { name: /^(?:Acrescentar|Duplicar|Subir|Descer|Retirar)/ })
  const button = await oneOf(walk, actions)
  const name = await button?.innerText()
  if (name?.startsWith('Retirar')) walk.losses.add('items')
  await button?.click()
  return name === 'Acrescentar bloco' ? chooseBlock(walk) : name
}

const chooseBlock: WalkStep = async (walk) => {
  await walk.page.getByRole('heading', { name: 'Que bloco?' }).waitFor()
  const block = await oneOf(walk, walk.page.locator('.block-choice li button'))
  const words = await block?.innerText()
  await block?.click()
  return words
}

export const addBlock: WalkStep = async (walk) => {
  const site = walk.page.frameLocator('iframe[title="Página"]')
  const mark = await oneOf(walk, site.getByRole('button', { name: 'Acrescentar bloco aqui' }))
  await mark?.dispatchEvent('click')
  return mark && chooseBlock(walk)
}

/** Chooses from a list that drops down. Another alternative has other fields. */
export const choose: WalkStep = async (walk) => {
  const list = await oneOf(walk, panelOf(walk).locator('button[aria-haspopup=listbox]'))
  await list?.click()
  const option = list && (await oneOf(walk, walk.page.getByRole('option')))
  const words = await option?.innerText()
  walk.losses.add('items')
  await option?.click()
  return words
}

/** Puts a photograph in the place of a picture. The lists may change while it is being prepared. */
export const choosePicture: WalkStep = async (walk) => {
  const { page, random, next, losses } = walk
  const button = await oneOf(walk, panelOf(walk).getByRole('button', { name: 'Escolher deste aparelho' }))
  if (!button) return undefined
  const background = { r: next() % 256, g: next() % 256, b: 90 }
  const buffer = await sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  const [upload] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/api/keepPicture')),
    chooser.setFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer }),
  ])
  // What described the former picture goes with it.
  losses.add('items')
  const did = random.chance(0.4) ? `and at once: ${await pressAction(walk)}` : 'alone'
  // Nothing says that it is being prepared if its place is not open any more.
  await upload.response()
  return did
}

export const removeWholePage: WalkStep = async (walk) => {
  await walk.page.getByRole('button', { name: 'Páginas' }).click()
  const remove = await oneOf(walk, panelOf(walk).getByRole('button', { name: 'Retirar', exact: true }))
  await remove?.click()
  walk.losses.add('items')
  await (remove && panelOf(walk).getByRole('button', { name: 'Retirar esta página' }).click())
  return remove && ''
}
