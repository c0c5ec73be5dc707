import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyEdit } from '../../src/content/yaml/edit/apply-edit.ts'
import { type Clone, copiesOf, makeTwoSites } from '../../src/editor/local/git/testing/repositories.ts'
import { startEditorOn } from './edit-command.ts'
import { editorForTests } from './editor-for-tests.ts'

const twoSites = copiesOf(makeTwoSites)

const openEditor = editorForTests()

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const picture = 'images/nova.jpg'

/** A hash of each content file and picture, by name. */
const filesOf = ({ content }: Clone): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => [name, sha256(readFileSync(join(content, name)))]),
  )

test('an item, a page and everything can be restored from a version, each as one step that can be undone', async () => {
  const { mine } = twoSites()
  const published = (message: string) => {
    mine.git('add', '-A')
    mine.git('commit', '-q', '-m', message)
    mine.git('push', '-q')
  }
  const retreat = mine.read('content/retreat.yaml')
  mine.write('content/nova.yaml', retreat.replace('/grupos/retiro', '/nova').replaceAll('gallery-2.jpg', 'nova.jpg'))
  copyFileSync(join(mine.content, 'images/gallery-2.jpg'), join(mine.content, picture))
  published('Antes')
  const then = filesOf(mine)
  // Since then an event, a block and a page with its only picture were removed, and a text was changed.
  const events = applyEdit(mine.read('content/events.yaml'), { kind: 'remove', path: ['events', 5] })
  mine.write('content/events.yaml', events)
  for (const name of ['nova.yaml', picture]) rmSync(join(mine.content, name))
  mine.write('content/outro.yaml', retreat.replace('/grupos/retiro', '/outro').replace('Um retiro', 'Outro'))
  const home = applyEdit(mine.read('content/home.yaml'), { kind: 'remove', path: ['blocks', 3] })
  const retitled = home.replace('Um sítio para pousar', 'Um sítio para ficar')
  mine.write(
    'content/home.yaml',
    retitled.replace('hero-room.jpg', 'hero-circle.jpg').replace('pt: "Desenho', '$& novo'),
  )
  published('Depois')
  const now = filesOf(mine)
  const { page, site, panel, showPage } = await openEditor(() => startEditorOn(mine.content))
  const publishing = page.getByRole('region', { name: 'Publicação' })
  // A page that the version does not have.
  await showPage('Outro na serra')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()

  const become = (files: typeof now) => expect.poll(() => filesOf(mine)).toEqual(files)

  async function view() {
    await publishing.getByRole('button', { name: /^Ver esta versão: .*Antes$/ }).click()
    await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar' }).waitFor()
  }

  /** Restores a part of the version, then undoes that. */
  async function takeBack(part: string | RegExp | undefined, button: string, files: typeof now) {
    await view()
    if (part !== undefined) await publishing.getByText(part, { exact: true }).last().click()
    await publishing.getByRole('button', { name: button }).click()
    await become(files)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await become(now)
  }
  const event = { ...now, 'events.yaml': then['events.yaml'] }
  await takeBack('Retirado: evento «Um dia na serra»', 'Trazer de volta 1 coisa', event)
  const withPage = { ...now, 'nova.yaml': then['nova.yaml'], [picture]: then[picture] }
  await takeBack(/^Retirado: página «.*Um retiro na serra»$/, 'Trazer de volta 1 coisa', withPage)
  // A photograph comes with its description.
  const withPhotograph = { ...now, 'home.yaml': sha256(Buffer.from(retitled)) }
  await takeBack(/Imagem · Fotografia: era/, 'Trazer de volta 2 coisas', withPhotograph)
  await takeBack(undefined, 'Trazer tudo de volta', then)

  // What is clicked on the page as it was is opened where it is now, and nothing is put between its blocks.
  await view()
  await expect.poll(() => site.locator('.editor-inserts > button').count()).toBe(0)
  await site.getByRole('heading', { name: 'O que fica' }).click()
  await panel.getByRole('heading', { level: 2, name: 'O que fica' }).waitFor()
  await site.locator('.editor-inserts > button').first().waitFor()
})
