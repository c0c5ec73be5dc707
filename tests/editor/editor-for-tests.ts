import type { Browser, BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { chromiumOfWorker, firefoxOfWorker } from '../browsers.ts'
import { describeEngine } from '../needs.ts'
import { patience } from '../patience.ts'
import { type LocalEditor, startLocalEditor } from './edit-command.ts'

/** The editor as the owner sees it. */
export interface EditorOnScreen {
  readonly page: Page
  /** The page in the frame. */
  readonly site: FrameLocator
  readonly panel: Locator
  /** A text field of the panel, by its whole name. */
  readonly field: (name: string) => Locator
  /** Clicks a text of the page, its title unless told, and gives the field of that text once it can be typed in. */
  readonly openField: (name?: string, text?: Locator) => Promise<Locator>
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

/** The local editor on a copy of the tests' site. */
export interface OpenEditor<Started extends LocalEditor = LocalEditor> extends EditorOnScreen {
  readonly editor: Started
}

/** Waits until a field has the focus: a click on the page gives it, and its caret, a moment later. */
export const hasFocus = (field: Locator): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await field.evaluate((own) => own === document.activeElement))) throw new Error('It has no focus.')
    },
    { timeout: patience },
  )

/** Sets how the page is viewed: its language, its width, light or dark. */
export async function lookAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Ver como' }).click()
  await page.getByRole('radio', { name, exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Looks for words in 'Tudo', until the list is theirs. */
export async function lookFor(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Tudo', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Procurar' }).fill(words)
  await page.locator('.everything[aria-busy="false"]').waitFor()
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
      // A click with a time limit gives up under load, and without one it waits for a button that is gone.
      if (isUndone()) return true
      await undo.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
      // A step that is still being written must not count as one that undid too little.
      await onScreen(page).saved()
      return isUndone()
    })
    .toBe(true)
}

/** Wide enough for the page at its own size: where it is made smaller, Playwright does not find its elements in Firefox. */
const unscaled: BrowserContextOptions = { viewport: { width: 2200, height: 900 } }

/** Describes tests of typing in Chromium and in Firefox. @param tests gets what opens a new editor for one test */
export function inEnginesOfTyping(tests: (open: () => Promise<OpenEditor>) => void): void {
  for (const [engine, browserOfWorker] of [
    ['chromium', chromiumOfWorker],
    ['firefox', firefoxOfWorker],
  ] as const)
    describeEngine(engine, () => {
      const open = editorForTests(browserOfWorker)
      tests(() => open(startLocalEditor, unscaled))
    })
}

const onAComputer: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** Returns a function that opens a new editor for one test; the editor closes after the test, which fails if a page complains of anything. */
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
 * or changes only what no other test reads, and fails if a page complains of anything.
 */
export function editorOfFile(options = onAComputer, start = startLocalEditor): () => OpenEditor {
  const browser = chromiumOfWorker()
  let editor: LocalEditor
  let opened: OpenEditor
  beforeAll(async () => {
    editor = await start()
    opened = await openedIn(await newPage(browser(), options), editor)
  })
  // What a test undoes last may be written only after it: the next test must not begin with it.
  afterEach(() => opened.saved())
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
  const shown = onScreen(page)
  await shown.site.getByRole('heading', { level: 1 }).waitFor()
  return { editor, ...shown }
}

/** What the owner sees and does in a window with the editor. */
export function onScreen(page: Page): EditorOnScreen {
  const panel = page.getByRole('region', { name: 'Edição' })
  const site = page.frameLocator('iframe[title="Página"]')
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true })
  return {
    page,
    site,
    panel,
    field,
    openField: async (name = 'Título (português)', text = site.getByRole('heading', { level: 1 })) => {
      await text.click()
      await hasFocus(field(name))
      return field(name)
    },
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
