import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fakeGithub, pointAt } from '../../src/editor/github/testing/fake-github.ts'
import { namedFaults } from '../../src/editor/github/testing/named-faults.ts'
import { copiesOf, makeTwoSites } from '../../src/editor/local/git/testing/repositories.ts'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { startServer } from '../../src/tools/preview/start-server.ts'
import { type Driver, driverForTests, tolerateComplaint, until } from '../browsers.ts'
import { describeEngine } from '../needs.ts'
import { siteWithEditor } from '../site-with-editor.ts'
import { startLocalEditor } from './edit-command.ts'

const built = siteWithEditor()
const repositories = copiesOf(makeTwoSites)
const shown = `document.querySelector('iframe[title="Página"]')?.contentDocument?.querySelector('main h1')`
const inPage = `document.querySelector('iframe[title="Página"]').contentDocument`
const asksForKey = `document.querySelector('input[type=password]')`
const button = (start: string) =>
  `[...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('${start}'))`
const says = (text: string) =>
  `[...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.includes('${text}'))`

/** The first part of the field of a day or an hour. */
const partOf = (group: string) =>
  `[...document.querySelectorAll('.panel [role=group]')].find((each) =>
    document.getElementById(each.getAttribute('aria-labelledby'))?.textContent === '${group}')
    ?.querySelector('[role=spinbutton]')`

// Chromium does this, and more, in tests/editor/online.test.ts.
for (const engine of ['firefox', 'webkit'] as const)
  describeEngine(engine, () => {
    const driver = driverForTests(engine)
    const tap = async (start: string) => {
      await until(driver, button(start))
      await driver.evaluate(`void ${button(start)}.click()`)
    }
    const press = async (...keys: readonly Parameters<Driver['press']>[0][]) => {
      for (const key of keys) await driver.press(key)
    }

    test('the owner signs in on a page without findings of axe, changes a title, publishes it, types a day and an hour, adds a block and a picture, and signs out for good', async () => {
      // Firefox says so of a frame that is removed while a worker answers for it.
      tolerateComplaint(/^Failed to load ‘’\. A ServiceWorker/)
      const { remote, theirs } = repositories()
      const github = await fakeGithub(remote)
      const copy = mkdtempSync(join(tmpdir(), 'pointed-'))
      cpSync(built().folder, copy, { recursive: true })
      pointAt(github, copy)
      const own = await startServer({ folder: copy, port: 0 })
      onTestFinished(async () => {
        await own.close()
        rmSync(copy, { recursive: true })
      })
      await driver.open(`${own.url}/editar/`)
      await until(driver, asksForKey)
      expect(await axeFindings(driver)).toEqual([])
      await driver.evaluate(`void (document.querySelector('input[type=password]').value = '${github.token}')`)
      // These browsers keep what they get: also the refusal of an object, which is then asked for again.
      github.fault = (request, index) =>
        request.startsWith('GET git/commits/') ? namedFaults.limit(request, index) : undefined
      const enter = `void document.querySelector('.sign-in .primary').click()`
      await driver.evaluate(enter)
      await until(driver, `document.querySelector('[role=alert]')?.textContent.includes('espere 1 minuto')`)
      github.fault = () => undefined
      await driver.evaluate(enter)

      await until(driver, shown)
      const field = `[...document.querySelectorAll('.panel textarea')].find(({ value }) => value === ${shown}.textContent)`
      // A click on the page puts the caret where it was in the text: before the second word.
      await driver.evaluate(`void ((title) => {
        const { ownerDocument } = title
        const range = ownerDocument.createRange()
        range.setStart(title.firstChild, 3)
        range.setEnd(title.firstChild, 4)
        const { left, top, height } = range.getBoundingClientRect()
        const at = { detail: 1, bubbles: true, cancelable: true, clientX: left + 1, clientY: top + height / 2 }
        title.dispatchEvent(new ownerDocument.defaultView.MouseEvent('click', at))
      })(${shown})`)
      await until(driver, `${field}?.selectionStart === 3`)
      await driver.evaluate(
        `void ((field) => { field.focus(); field.select(); document.execCommand('insertText', false, 'Noutro navegador') })(${field})`,
      )
      await until(driver, `${shown}.textContent === 'Noutro navegador'`)
      await until(driver, says('Guardado'))
      await tap('Publicar')
      await tap('Publicar 1')
      await until(driver, says('Enviado'))
      theirs.git('pull', '-q')
      expect(theirs.read('content/home.yaml')).toContain('Noutro navegador')

      // Bold, a link and a list in a long text, by keyboard alone.
      await driver.evaluate(`void ${inPage}.querySelector('[data-block=passage] .prose p').click()`)
      const rich = `[...document.querySelectorAll('.panel [contenteditable=true]')].find(({ textContent }) => textContent.includes('Com o tempo'))`
      await until(driver, rich)
      await driver.evaluate(`void ${rich}.focus()`)
      await until(driver, `document.activeElement === ${rich}`)
      // What is typed at the end of a paragraph leaves its lines above as they are.
      await press('Control+End')
      const lines = `[...Array(60).keys()].map((at) => {
        const range = document.createRange()
        range.setStart(${rich}.lastChild.firstChild, at)
        range.setEnd(${rich}.lastChild.firstChild, at + 1)
        return range.getBoundingClientRect().top - ${rich}.lastChild.getBoundingClientRect().top
      })`
      const before = await driver.evaluate(lines)
      await driver.type(' Por um')
      expect(await driver.evaluate(lines)).toEqual(before)
      await press('Enter', 'Control+b')
      await driver.type('Traga')
      await press('Control+b')
      await driver.type(' com a aula')
      await press('Control+k')
      const isOnChoice = `document.activeElement?.ariaHasPopup === 'listbox'`
      await until(driver, isOnChoice)
      await press('Enter')
      await until(driver, `document.querySelectorAll('[role=option]').length > 2`)
      await press('ArrowDown', 'ArrowDown', 'Enter')
      // The list has closed, and given the focus back.
      await until(driver, isOnChoice)
      await press('Tab', 'Enter')
      await until(driver, `document.activeElement === ${rich}`)
      await driver.type(':')
      await press('Enter')
      await driver.type('- pausa')
      const passage = `${inPage}.querySelector('[data-block=passage] .prose')`
      await until(driver, `${passage}.querySelector('li')?.textContent === 'pausa'`)
      expect(
        await driver.evaluate(
          `[...${passage}.querySelectorAll('strong, a')].map(({ textContent, pathname = '' }) => [textContent, pathname])`,
        ),
      ).toEqual([
        ['Traga', ''],
        ['aula', '/biodanza'],
      ])

      // A day and an hour are typed part by part, and each part is announced.
      await tap('Eventos')
      await tap('Novo evento')
      for (const [group, keys] of [
        ['Primeiro dia', '12112032'],
        ['Hora de início', '1930'],
      ] as const) {
        await until(driver, partOf(group))
        await driver.evaluate(`void ${partOf(group)}.focus()`)
        await press(...([...keys] as `${number}`[]))
      }
      await until(driver, `document.querySelector('.panel').textContent.includes('12 de novembro de 2032, às 19h30')`)

      await driver.evaluate(`void ${inPage}.querySelector('.editor-inserts > button').click()`)
      await until(driver, `document.querySelector('.panel iframe')?.contentDocument?.querySelector('[data-block]')`)
      await tap('Contacto')
      await until(driver, `${inPage}.querySelectorAll('[data-block=contact]').length === 2`)

      const picture = `${inPage}.querySelector('[data-block=hero] img')`
      await driver.evaluate(`void ${picture}.click()`)
      const input = `document.querySelector('.panel input[type=file]')`
      await until(driver, input)
      await driver.evaluate(`new Promise((drawn) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1700, height: 1300 })
        canvas.getContext('2d').fillRect(0, 0, 900, 900)
        canvas.toBlob(drawn, 'image/jpeg')
      }).then((photo) => {
        const files = new DataTransfer()
        files.items.add(new File([photo], 'IMG_1.jpg', { type: 'image/jpeg' }))
        const input = ${input}
        input.files = files.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      })`)
      await until(driver, `${picture}.src.startsWith('blob:')`)
      await until(driver, says('Guardado'))

      // The browser keeps this page whole for the way back. It must not come back with a key that another page has removed.
      await driver.open(own.url)
      await driver.open(`${own.url}/editar/`)
      await until(driver, shown)
      await tap('Sair')
      await tap('Sair e apagar')
      await until(driver, asksForKey)
      // Over the page between, and the entry with which the way back closes what is open.
      await driver.evaluate('void ((window.isLast = true), history.go(-3))')
      await until(driver, `!window.isLast && ${asksForKey}`)
    })

    test('the list that an item was removed from is in view', async () => {
      const { url, remove } = await startLocalEditor()
      onTestFinished(remove)
      await driver.open(url())
      await until(driver, shown)
      await tap('Fechar')
      await tap('Dizer se há lugar')
      const notices = `[...document.querySelectorAll('.panel fieldset')].find(({ firstChild }) => firstChild.textContent.startsWith('Avisos'))`
      await until(driver, `${notices}?.querySelectorAll('[role=row]').length === 2`)
      await driver.evaluate(`void ${notices}.querySelector('[role=row]').click()`)
      await tap('Retirar')
      await until(driver, `${notices}?.querySelectorAll('[role=row]').length === 1`)
      await until(driver, `document.activeElement === ${notices}`)
      await until(driver, `${notices}.getBoundingClientRect().top < innerHeight`)
    })
  })
