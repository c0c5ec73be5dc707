import type { Browser, BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { chromiumOfWorker } from '../browsers.ts'
import { type LocalEditor, startLocalEditor } from './edit-command.ts'

/** The editor as the owner sees it, on a copy of the tests' site. */
export interface OpenEditor<Started extends LocalEditor = LocalEditor> {
  readonly editor: Started
  readonly page: Page
  /** The page in the frame. */
  readonly site: FrameLocator
  readonly panel: Locator
  /** A text field of the panel, by its whole name. */
  readonly field: (name: string) => Locator
  /** Types into the parts of a day or an hour. */
  readonly type: (group: string, keys: string) => Promise<void>
  /** Waits until everything is on disk. */
  readonly saved: () => Promise<void>
  /** Undoes so many steps. */
  readonly undo: (steps?: number) => Promise<void>
  /** Opens another page by its title. */
  readonly showPage: (title: string) => Promise<void>
  /** Chooses an option from a drop-down list. */
  readonly choose: (list: string, option: string) => Promise<void>
}

/** Sets how the page is viewed: its language, its width, light or dark. */
export async function lookAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Ver como' }).click()
  await page.getByRole('radio', { name, exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Chooses what to do with an item of a list. */
export async function itemAction(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^Ações: / }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Undoes one step after the other. The button is gone after the last, which may be written a moment later. */
export async function undoUntil(page: Page, isUndone: () => boolean): Promise<void> {
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await expect
    .poll(async () => {
      if (!isUndone()) await undo.click({ timeout: 500 })
      return isUndone()
    })
    .toBe(true)
}

const onAComputer: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** Returns a function that opens a new editor for one test; the editor closes after the test. */
export function editorForTests<Started extends LocalEditor = LocalEditor>(browserOfWorker = chromiumOfWorker) {
  const browser = browserOfWorker()
  const started: Started[] = []
  const opened: Page[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()))
    await Promise.all(started.splice(0).map((editor) => editor.remove()))
  })

  return async (start: () => Promise<Started>, options = onAComputer) => {
    const editor = await start()
    started.push(editor)
    const page = await newPage(browser(), options)
    opened.push(page)
    return openedIn(page, editor)
  }
}

/**
 * Returns a function that gives the one Chromium editor that all tests of a file share. Each test restores the content,
 * or changes only what no other test reads.
 */
export function editorOfFile(options = onAComputer): () => OpenEditor {
  const browser = chromiumOfWorker()
  let editor: LocalEditor
  let opened: OpenEditor
  beforeAll(async () => {
    editor = await startLocalEditor()
    opened = await openedIn(await newPage(browser(), options), editor)
  })
  afterAll(async () => {
    await opened.page.context().close()
    await editor.remove()
  })
  return () => opened
}

/** A page with its own clipboard and without animations, which would slow the tests down. */
const newPage = async (browser: Browser, options: BrowserContextOptions): Promise<Page> =>
  (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage()

async function openedIn<Started extends LocalEditor>(page: Page, editor: Started): Promise<OpenEditor<Started>> {
  await page.goto(editor.url())
  const panel = page.getByRole('region', { name: 'Edição' })
  const site = page.frameLocator('iframe[title="Página"]')
  await site.getByRole('heading', { level: 1 }).waitFor()
  return {
    editor,
    page,
    site,
    panel,
    field: (name) => panel.getByRole('textbox', { name, exact: true }),
    type: async (group, keys) => {
      await panel.getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first().click()
      await page.keyboard.type(keys)
    },
    saved: () => page.getByRole('status').filter({ hasText: 'Guardado' }).waitFor(),
    undo: async (steps = 1) => {
      for (let step = 0; step < steps; step += 1) await page.getByRole('button', { name: 'Desfazer' }).click()
    },
    showPage: async (title) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Página$/ })
        .click()
      await page.getByRole('option', { name: title }).click()
    },
    choose: async (list, option) => {
      // The accessible name is the chosen option, followed by the name of the list.
      await panel.getByRole('button', { name: new RegExp(`${list}$`) }).click()
      await page.getByRole('option', { name: option }).click()
    },
  }
}
