import { cpSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { applyEdits } from '../../src/content/yaml/edit/apply-edit.ts'
import type { Edit } from '../../src/content/yaml/edit/edit.ts'
import { type Clone, copiesOf, pushed, titleOf, makeTwoSites } from '../../src/editor/local/git/testing/repositories.ts'
import { startEditorOn, startLocalEditor } from './edit-command.ts'
import { testSite } from '../site.ts'
import { editorForTests, hasFocus, type OpenEditor } from './editor-for-tests.ts'

const twoSites = copiesOf(makeTwoSites)

const openEditor = editorForTests()

/** The editor on a clone, with its publishing panel open. */
async function openOn({ content }: Clone) {
  const opened = await openEditor(() => startEditorOn(content))
  return { ...opened, publishing: opened.page.getByRole('region', { name: 'Publicação' }) }
}

async function writeTitle({ site, openField, saved }: OpenEditor, from: string, to: string): Promise<void> {
  await site.getByRole('heading', { level: 1, name: from }).waitFor()
  await (await openField()).fill(to)
  await site.getByRole('heading', { level: 1, name: to }).waitFor()
  await saved()
}

test('changes are described in plain words and published, and an earlier version can be viewed and restored', async () => {
  const { mine, theirs } = twoSites()
  const opened = await openOn(mine)
  const { page, site, publishing, editor } = opened
  await writeTitle(opened, 'Um sítio para pousar', 'Um sítio para ficar')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const sentence = 'Um sítio para ficar · Título, português: era «Um sítio para pousar», agora é «Um sítio para ficar»'
  await publishing.getByRole('checkbox', { name: sentence }).waitFor()
  await publishing.getByText('Sim: nada falta.').waitFor()
  await publishing.getByRole('button', { name: 'Publicar 1 alteração' }).click()
  await publishing.getByRole('status').filter({ hasText: 'Enviado e a caminho' }).waitFor()
  await publishing.getByText('Nada por publicar').waitFor()
  // The button that was pressed is gone.
  await hasFocus(publishing.getByRole('status'))
  theirs.git('pull', '-q')
  expect(theirs.git('log', '-1', '--format=%an: %s')).toBe(`mine: ${sentence}`)
  expect(theirs.git('show', '--name-only', '--format=')).toBe('content/home.yaml')

  const version = publishing.getByRole('button', { name: /^Ver esta versão: .*O site$/ })
  await version.click()
  await publishing.locator('h3:focus').waitFor()
  // A phone's way back leads to the list, not out of the panel, whatever was touched.
  await publishing.getByRole('heading', { level: 2 }).click()
  await page.goBack()
  await hasFocus(version)
  await version.click()
  await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar' }).waitFor()
  expect(editor.read('home.yaml')).toContain('Um sítio para ficar')
  await publishing.getByText(sentence).last().click()
  await publishing.getByRole('button', { name: 'Trazer de volta 1 coisa' }).click()
  await expect.poll(() => editor.read('home.yaml')).toContain('Um sítio para pousar')
  await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar' }).waitFor()
  await publishing.getByText('Está de volta como era').waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => editor.read('home.yaml')).toContain('Um sítio para ficar')
  await publishing.getByText('Está de volta como era').waitFor({ state: 'detached' })
})

test('changes that somebody else has published are merged first; the owner chooses for a text that both changed', async () => {
  const { mine, theirs } = twoSites()
  const title = titleOf(theirs)
  const other = theirs.read('content/home.yaml').replace('pt: Um sítio para pousar\n', 'pt: Um sítio alheio\n')
  pushed(theirs, 'content/home.yaml', other)
  const opened = await openOn(mine)
  const { page, publishing, editor } = opened
  await writeTitle(opened, 'Um sítio para pousar', 'Um sítio meu')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await publishing.getByRole('button', { name: 'Juntar ao que é meu' }).click()
  const conflict = publishing.getByRole('group', { name: /^Um sítio meu · Título/ })
  await conflict.getByText('Um sítio alheio').waitFor()
  expect(editor.read('home.yaml')).toContain('Um sítio meu')
  await conflict.getByRole('button', { name: 'Com o meu' }).click()
  await publishing.getByRole('status').filter({ hasText: 'Está junto' }).waitFor()
  await publishing.getByRole('button', { name: 'Publicar 1 alteração' }).click()
  await publishing.getByRole('status').filter({ hasText: 'Enviado e a caminho' }).waitFor()
  theirs.git('pull', '-q')
  expect(theirs.read('content/home.yaml')).toContain('Um sítio meu')
  expect(titleOf(theirs)).toBe(title)
})

test('without a repository the panel says what is missing, and still lists the samples', async () => {
  const { page, panel, editor } = await openEditor(startLocalEditor)
  const publishing = page.getByRole('region', { name: 'Publicação' })
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await publishing.getByText('Esta pasta ainda não é um repositório do Git.').waitFor()
  const progress = publishing.getByText(/^Exemplos: 0 de \d+ resolvidos$/)
  await progress.click()
  const all = Number(/de (\d+)/.exec(await progress.innerText())?.[1])
  const unchanged = publishing.getByRole('button', { name: /^Já é meu: .*(?:Leonor|Beatriz|Nuno e Carla|elefone)/ })
  expect(await unchanged.count()).toBe(0)
  const marks = () =>
    ['home.yaml', 'biodanza.yaml'].flatMap((file) => [...editor.read(file).matchAll(/sample: true/g)]).length
  const before = marks()
  const pictures = publishing.getByRole('button', { name: /^Já é meu: .*Imagem$/ })
  await pictures.first().click()
  await publishing.getByText(`Exemplos: 1 de ${all} resolvidos`).waitFor()
  await expect.poll(marks).toBe(before - 1)
  // Its button is gone. The last one of a page leaves the focus to the first one of the next.
  await publishing.getByRole('button', { name: /^Já é meu: .*Arquétipos/ }).click()
  await hasFocus(publishing.getByRole('button', { name: 'Um sítio para pousar · Imagem', exact: true }))
  const samples = publishing.getByRole('button', { name: /Leonor$/ })
  await samples.first().click()
  await panel.waitFor()
})

const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? Infinity

test('on a live site a sample holds back only the change that has it, which the panel names', async () => {
  const { mine, theirs } = twoSites()
  const site = mine.read('content/site.yaml')
  mine.write('content/site.yaml', site.replace(/\+351 912 345/, '+351 900 000'))
  const opened = await openOn(mine)
  const { page, publishing } = opened
  await writeTitle(opened, 'Um sítio para pousar', 'Um sítio para ficar')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const obstacle = publishing.locator('[role=alert]', { hasText: 'Ainda tem' }).getByText(/Número/)
  await obstacle.first().waitFor()
  await publishing.getByRole('button', { name: 'Deixar isto de fora' }).click()
  await hasFocus(publishing.getByRole('heading', { level: 2 }))
  // It stays out when the panel is opened again, also after a reload.
  await page.keyboard.press('Escape')
  const open = page.getByRole('button', { name: 'Publicar', exact: true })
  await hasFocus(open)
  await page.reload()
  await open.click()
  const send = publishing.getByRole('button', { name: 'Publicar 1 alteração' })
  expect(await topOf(send)).toBeLessThan(await topOf(publishing.getByText('Pronto para publicar?')))
  await send.click()
  await publishing.getByRole('status').filter({ hasText: 'Enviado e a caminho' }).waitFor()
  theirs.git('pull', '-q')
  expect(theirs.read('content/home.yaml')).toContain('Um sítio para ficar')
  expect(theirs.read('content/site.yaml')).toBe(site)
  // A change that is gone was left out for the last time.
  mine.write('content/site.yaml', site)
  await publishing.getByText('Nada por publicar').waitFor()
  await page.reload().then(() => open.click())
  mine.write('content/site.yaml', site.replace('+351 912 345', '+351 913 345'))
  await expect.poll(() => publishing.getByRole('checkbox', { name: 'Número' }).isChecked()).toBe(true)
})

test('a removal that was unticked stays so when what stands above it is published', async () => {
  const { mine } = twoSites()
  const text = { pt: 'Um parágrafo novo.', en: 'A new paragraph.' }
  const value = { type: 'passage', title: { pt: 'Passagem nova', en: 'New passage' }, text }
  const blocks = (parse(mine.read('content/home.yaml')) as { blocks: { type: string }[] }).blocks
  const gone = blocks.findIndex(({ type }) => type === 'values')
  const edits: Edit[] = [
    { kind: 'remove', path: ['blocks', gone] },
    { kind: 'insertItem', path: ['blocks'], at: 1, value },
  ]
  mine.write('content/home.yaml', applyEdits(mine.read('content/home.yaml'), edits))
  const { page, publishing } = await openOn(mine)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const removal = publishing.getByRole('checkbox', { name: /Aquilo em que acredito/ })
  await publishing.locator('.changes li label').filter({ hasText: 'Aquilo em que acredito' }).click()
  await publishing.getByRole('button', { name: 'Publicar 1 alteração' }).click()
  await publishing.getByRole('status').filter({ hasText: 'Enviado e a caminho' }).waitFor()
  await publishing.getByRole('checkbox', { name: /Passagem nova/ }).waitFor({ state: 'detached' })
  await expect.poll(() => removal.isChecked()).toBe(false)
  // What has taken its place in what is published is removed too: nobody has unticked that.
  const once = mine.read('content/home.yaml')
  mine.write('content/home.yaml', applyEdits(once, [{ kind: 'remove', path: ['blocks', gone] }]))
  await expect.poll(() => publishing.getByRole('checkbox', { name: /O que é a Biodanza/ }).isChecked()).toBe(true)
  expect(await removal.isChecked()).toBe(false)
})

test('a sample that a left-out change has removed is named as it would be published, and cannot be opened here', async () => {
  const { mine } = twoSites()
  cpSync(testSite, mine.content, { recursive: true })
  mine.git('commit', '-q', '-a', '-m', 'Exemplos')
  mine.git('push', '-q')
  mine.write('content/events.yaml', mine.read('content/events.yaml').replace('euros: 10\n', 'euros: 12\n'))
  const { page, site, panel, publishing, editor, saved } = await openOn(mine)
  await site.getByRole('heading', { name: 'O que fica' }).click()
  await panel.getByRole('button', { name: 'Retirar', exact: true }).first().click()
  await site.getByRole('heading', { name: 'O que fica' }).waitFor({ state: 'detached' })
  await saved()
  const before = editor.read('home.yaml')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await publishing.locator('.changes li label').filter({ hasText: 'O que fica' }).click()
  // What stands above the changes of a page is not said again in each.
  const price = publishing.getByText('Aula Aberta · Preço em euros: era «10», agora é «12»', { exact: true })
  await price.click()
  // An event above it moves what was unticked.
  const [head = '', ...rest] = mine.read('content/events.yaml').split(/(?=\n {2}- name: )/)
  mine.write('content/events.yaml', [head, rest[1]?.replace('grupo-de-', 'outro-'), ...rest].join(''))
  await publishing.getByText(/^Novo/).waitFor()
  const isTicked = () => publishing.getByRole('checkbox', { name: 'Preço em euros' }).isChecked()
  await expect.poll(isTicked).toBe(false)
  const rules = publishing.locator('h3').evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTop))
  expect((await rules).slice(0, 2).map((rule) => rule.startsWith('0px'))).toEqual([true, false])
  await publishing.getByText(/^Exemplos: \d+ de/).click()
  const sample = publishing.getByRole('listitem').filter({ hasText: 'Beatriz' }).filter({ hasText: 'ficou de fora' })
  await sample.waitFor()
  expect(await sample.getByRole('button').count()).toBe(0)
  expect(await publishing.getByText('Name Text').count()).toBe(0)
  await publishing.getByRole('button', { name: /^Já é meu.*Quem vai encontrar/ }).click()
  await expect.poll(() => editor.read('home.yaml')).toBe(before.replace(/\n    sample: true\n$/, '\n'))
  // Another event comes to the place of the one that was unticked.
  const moved = [head, rest[1]?.replace('grupo-de-', 'outro-'), rest[3]?.replace('euros: 0', 'euros: 5')]
  mine.write('content/events.yaml', [...moved, ...rest.slice(4)].join(''))
  await publishing.getByText(/era «0», agora é «5»/).waitFor()
  await expect.poll(isTicked).toBe(true)
})
