import type { BrowserContext, BrowserContextOptions, FrameLocator, Locator, Page, Route } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { githubOrigin } from '../../src/editor/github/rest-client.ts'
import { type FakeGithub, fakeGithub } from '../../src/editor/github/testing/fake-github.ts'
import { type Clone, copiesOf, makeTwoSites } from '../../src/editor/local/git/testing/repositories.ts'
import { chromiumOfWorker } from '../browsers.ts'
import { siteWithEditor } from '../site-with-editor.ts'
import { onScreen } from './editor-for-tests.ts'

/** The editor on the site, over a repository on the fake GitHub. */
export interface OnlineEditor {
  readonly github: FakeGithub
  /** Somebody else's clone of the repository. */
  readonly theirs: Clone
  readonly url: string
  readonly page: Page
  readonly site: FrameLocator
  readonly panel: Locator
  /** Everything that the page asked of others than the site, by address. */
  readonly asked: readonly string[]
  readonly signIn: (page?: Page) => Promise<void>
  readonly saved: (page?: Page) => Promise<void>
  /** Opens another tab of the same browser. */
  readonly tab: () => Promise<Page>
  /** Opens the editor, or another address, on another device. */
  readonly device: (address?: string) => Promise<Page>
  readonly context: BrowserContext
}

/** Returns a function that opens the editor on the site for a test, which fails if a page complains of anything. */
export function onlineEditors() {
  const browser = chromiumOfWorker()
  const repositories = copiesOf(makeTwoSites)
  const built = siteWithEditor()

  return async (
    options: BrowserContextOptions = { viewport: { width: 1440, height: 900 } },
    atEnd: (end: () => void | Promise<void>) => void = onTestFinished,
  ): Promise<OnlineEditor> => {
    const { remote, theirs } = repositories(atEnd)
    const github = await fakeGithub(remote, atEnd)
    const asked: string[] = []
    const site = built().url
    const url = `${site}/editar/`
    async function answer(route: Route): Promise<void> {
      const request = route.request()
      asked.push(request.url())
      if (!request.url().startsWith(`${githubOrigin}/`)) return route.abort()
      try {
        const body = request.postData()
        const answered = await github.fetch(request.url(), {
          method: request.method(),
          redirect: 'manual',
          headers: await request.allHeaders(),
          ...(body !== null && { body }),
        })
        const headers = { ...Object.fromEntries(answered.headers), 'access-control-allow-origin': '*' }
        return await route.fulfill({
          status: answered.status,
          headers,
          body: Buffer.from(await answered.arrayBuffer()),
        })
      } catch {
        return route.abort('connectionreset')
      }
    }
    async function newContext(): Promise<BrowserContext> {
      const opened = await browser().newContext({ reducedMotion: 'reduce', ...options })
      atEnd(() => opened.close())
      await opened.route((address) => address.origin !== site, answer)
      return opened
    }
    async function openIn(of: BrowserContext, address = url): Promise<Page> {
      const opened = await of.newPage()
      await opened.goto(address, { timeout: 120_000 })
      return opened
    }
    const context = await newContext()
    const page = await openIn(context)
    return {
      github,
      theirs,
      url,
      page,
      site: page.frameLocator('iframe[title="Página"]'),
      panel: page.getByRole('region', { name: 'Edição' }),
      asked,
      context,
      tab: () => openIn(context),
      device: async (address) => openIn(await newContext(), address),
      saved: (of = page) => of.getByRole('status').filter({ hasText: 'Guardado' }).waitFor(),
      async signIn(of = page) {
        await of.getByRole('textbox', { name: 'Chave' }).fill(github.token)
        await of.getByRole('button', { name: 'Entrar', exact: true }).click()
        await of.frameLocator('iframe[title="Página"]').getByRole('heading', { level: 1 }).waitFor()
      },
    }
  }
}

/** The title of the page that an editor shows. */
export const titleIn = (page: Page) => page.frameLocator('iframe[title="Página"]').getByRole('heading', { level: 1 })

/** Writes the title of the home page. */
export async function write({ page, saved }: OnlineEditor, text: string): Promise<void> {
  await (await onScreen(page).openField()).fill(text)
  await titleIn(page).filter({ hasText: text }).waitFor()
  await saved()
}

/** Everything that the browser keeps of the editor: the keys of its tables and of its other storage. */
export async function keptHere(): Promise<unknown[]> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error(request.error?.message)))
    })
  const tables = (await indexedDB.databases()).map(async ({ name = '' }) => {
    const database = await settled(indexedDB.open(name))
    const names = [...database.objectStoreNames]
    return Promise.all(names.map((each) => settled(database.transaction(each).objectStore(each).getAllKeys())))
  })
  const workers = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)
  const stored = [Object.keys(localStorage), Object.keys(sessionStorage ?? {}), await caches.keys(), workers]
  return [(await Promise.all(tables)).flat(2), ...stored].flat()
}
