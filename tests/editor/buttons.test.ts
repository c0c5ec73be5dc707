import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editorOfFile } from './editor-for-tests.ts'

const opened = editorOfFile()

interface PageFile {
  readonly blocks: readonly [{ readonly buttons: readonly object[] }]
}

/** Reads the first button of the first block of a page. */
const firstButtonOf = (file: string) => () => (parse(opened().editor.read(file)) as PageFile).blocks[0].buttons[0]

const label = { pt: 'Quero saber mais', en: 'Learn more' }

test('a button can lead to a part of the page, a conversation, another page, a contact, a site or an email address', async () => {
  const { editor, page, site, panel, choose, saved } = opened()
  const before = editor.read('home.yaml')
  const button = firstButtonOf('home.yaml')
  await site.getByRole('link', { name: 'Quero saber mais' }).first().click()

  await choose('Outro sítio desta página', 'Aquilo em que acredito')
  await expect.poll(button).toMatchObject({ scroll: 'aquilo-em-que-acredito' })
  expect(editor.read('home.yaml')).toContain('  - type: values\n    anchor: aquilo-em-que-acredito\n')

  await choose('Leva a', 'WhatsApp')
  await choose('Telefone', 'Biodanza · +351 900 000 012')
  await panel.getByRole('button', { name: 'Acrescentar texto' }).click()
  await choose('Texto já escrito', 'Olá! Gostaria de saber mais sobre Biodanza.')
  const message = 'Olá! Gostaria de saber mais sobre Biodanza.'
  await expect.poll(button).toEqual({ label, chat: { phone: 'biodanza', text: message } })
  await panel.getByRole('button', { name: 'Um para cada língua' }).click()
  await panel.getByRole('textbox', { name: 'Texto (inglês)' }).fill('Hello! Tell me more.')
  const both = { label, chat: { phone: 'biodanza', text: { pt: message, en: 'Hello! Tell me more.' } } }
  await expect.poll(button).toEqual(both)
  await panel.getByRole('button', { name: 'Um só para as duas línguas' }).click()
  await expect.poll(button).toEqual({ label, chat: { phone: 'biodanza', text: message } })
  await panel.getByRole('button', { name: 'Um para cada língua' }).click()
  await expect.poll(button).toEqual(both)

  // The field that was opened last is gone with the first letter, and takes no other with it.
  await choose('Leva a', 'E-mail')
  await panel.getByRole('textbox', { name: 'E-mail' }).click()
  await panel.locator('[autocorrect=off][autocapitalize=none]:focus').waitFor()
  await page.keyboard.type('ola@exemplo.pt')
  await expect.poll(button).toEqual({ label, address: 'mailto:ola@exemplo.pt' })

  await choose('Leva a', 'Outra página')
  await choose('Outra página', 'Aula aberta de Biodanza em Lisboa, às quartas')
  await expect.poll(button).toEqual({ label, page: '/biodanza' })

  await choose('Leva a', 'Contacto da consulta')
  await choose('Contacto da consulta', 'ola@ines-falcao.example')
  await expect.poll(button).toEqual({ label, contact: 'correio' })

  await choose('Leva a', 'Site')
  await panel.getByRole('textbox', { name: 'Site' }).fill('https://exemplo.pt/biodanza')
  await expect.poll(button).toEqual({ label, address: 'https://exemplo.pt/biodanza' })

  await saved()
  // The button disappears when there is nothing left to undo.
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await expect
    .poll(async () => {
      await undo.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((each) => each.click()))
      return editor.read('home.yaml')
    })
    .toBe(before)
})

test('a button that its file leads to several places, to none or to an unknown one leads to the one that is chosen', async () => {
  const { editor, page, site, panel, choose, field, showPage } = opened()
  const before = editor.read('retreat.yaml').replaceAll(/^ {4}anchor: .*\n/gm, '')
  const button = firstButtonOf('retreat.yaml')
  const byHand = async (leads: string, shown: string) => {
    writeFileSync(join(editor.folder, 'retreat.yaml'), before.replace(/ {8}address: mailto:.*\n/, leads))
    await panel.getByRole('button', { name: `${shown} Leva a`, exact: true }).waitFor()
  }
  const [own] = (parse(before) as PageFile).blocks[0].buttons as readonly { readonly label: object }[]
  await showPage('Um retiro na serra')
  await site.getByRole('link', { name: 'Escrever um e-mail' }).click()
  await byHand('        page: /biodanza\n        contact: biodanza\n', 'Outra página')
  await choose('Leva a', 'Outro sítio desta página')
  await choose('Outro sítio desta página', 'A preparação')
  await expect.poll(button).toEqual({ label: own?.label, scroll: 'a-preparacao' })
  expect(editor.read('retreat.yaml')).toContain('anchor: a-preparacao\n')
  await byHand('', 'Selecione um item')
  await choose('Leva a', 'Contacto da consulta')
  await expect.poll(button).toMatchObject({ label: own?.label, contact: expect.any(String) })
  await byHand('        address: sms:+351912345678\n', 'Site')
  await choose('Leva a', 'E-mail')
  await field('E-mail').fill('ola@exemplo.pt')
  await expect.poll(button).toEqual({ label: own?.label, address: 'mailto:ola@exemplo.pt' })

  // A part of every page, for what stands on several.
  const events = editor.read('events.yaml').replace('address: tel:+351900000011', 'scroll: contacto')
  writeFileSync(join(editor.folder, 'events.yaml'), events)
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'A preparação', exact: true }).click()
  await panel.getByRole('button', { name: 'contacto Outro sítio desta página' }).waitFor()
  // Once it leads elsewhere, there is no page of its own to a part of which it could lead again.
  await choose('Leva a', 'Outra página')
  await panel.getByRole('button', { name: 'Leva a' }).click()
  await page.getByRole('option', { name: 'WhatsApp' }).waitFor()
  expect(await page.getByRole('option', { name: 'Outro sítio desta página' }).count()).toBe(0)
})
