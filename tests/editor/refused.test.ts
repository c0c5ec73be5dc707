import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editorForTests } from './editor-for-tests.ts'

const open = editorForTests()

test(
  'a protected file or a full disk is reported; the change stays and is saved once the disk accepts it',
  { timeout: 120_000 },
  async () => {
    const { editor, page, site, panel } = await open()
    const before = editor.read('home.yaml')
    const status = (text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()
    const field = panel.getByRole('textbox', { name: 'Título (português)', exact: true })
    await site.getByRole('heading', { level: 1 }).click()

    chmodSync(join(editor.folder, 'home.yaml'), 0o444)
    await field.fill('Protegido')
    await status(/protegido contra alterações/)
    expect(editor.read('home.yaml')).toBe(before)
    expect(await field.inputValue()).toBe('Protegido')
    chmodSync(join(editor.folder, 'home.yaml'), 0o644)
    await expect.poll(() => editor.read('home.yaml'), { timeout: 20_000 }).toContain('Protegido')

    const refusal = { status: 507, contentType: 'application/json', body: '{"refused":"diskFull"}' }
    await page.route('**/api/saveFile', (route) => route.fulfill(refusal))
    await field.fill('Com o disco cheio')
    await status(/disco está cheio/)
    await page.unroute('**/api/saveFile')
    await expect.poll(() => editor.read('home.yaml'), { timeout: 20_000 }).toContain('Com o disco cheio')
    await status(/^Guardado/)
  },
)
