import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { type EditCommand, startEditCommand } from '../edit-command.ts'
import { type Random, randomOf } from './random.ts'

/** A walk under way: the editor's program, its windows, and what must be found again. */
export interface Walk {
  readonly random: Random
  readonly editor: EditCommand
  readonly context: BrowserContext
  readonly tabs: Page[]
  /** The window that is being used. */
  page: Page
  isServed: boolean
  /** Whether others write as well. */
  isShared: boolean
  /** A file that was broken from outside. */
  broken: string | undefined
  /** Words that must be found: on the disk, or in a question. */
  words: Set<string>
  comments: readonly string[]
  /** What the steps since the last check may have taken away: items with all that is in them, or what was typed here. */
  readonly losses: Set<'items' | 'typed'>
  /** Errors that nobody caught. */
  readonly errors: string[]
  readonly log: string[]
  /** A number that was not given before. */
  readonly next: () => number
}

/** Says what it did; undefined if it found nothing to do. */
export type WalkStep = (walk: Walk) => Promise<string | undefined>

/** A word that stands nowhere else. */
export const newWord = (walk: Walk, by: 'typed' | 'others'): string => `${by === 'typed' ? 'p' : 'f'}${walk.next()}q`
export const wordsIn = (text: string): readonly string[] => text.match(/[pf]\d+q/g) ?? []

export const panelOf = ({ page }: Walk): Locator => page.getByRole('region', { name: 'Edição' })

/** One of them, chosen at random; undefined if there is none. */
export async function oneOf({ random }: Walk, locator: Locator): Promise<Locator | undefined> {
  return random.pick(await locator.all())
}

export async function openWalk(context: BrowserContext, seed: number): Promise<Walk> {
  const editor = await startEditCommand()
  for (const name of yamlNames(editor)) {
    const withNotes = editor.read(name).replaceAll(/^( *)- (?:type|title|name): .*$/gm, '$&\n$1  # Nota')
    writeFileSync(join(editor.folder, name), withNotes)
  }
  let given = 0
  const page = await context.newPage()
  const walk: Walk = {
    random: randomOf(seed),
    editor,
    context,
    tabs: [],
    page,
    isServed: true,
    isShared: false,
    broken: undefined,
    words: new Set(),
    comments: commentsOf(editor),
    losses: new Set(),
    errors: [],
    log: [],
    next: () => (given += 1),
  }
  await openTab(walk, page)
  return walk
}

export async function openTab(walk: Walk, page: Page): Promise<void> {
  const { editor, tabs, errors } = walk
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)))
  page.on('console', (message) => {
    // A request that finds no server is reported in this way, and nothing can prevent it.
    const isOfServer = /Failed to load resource|net::ERR_/.test(message.text())
    if (message.type() === 'error' && !isOfServer) errors.push(message.text())
  })
  // A window with a text that is not saved asks whether it may go.
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page, editor.url())
  tabs.push(page)
  walk.page = page
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.frameLocator('iframe[title="Página"]').locator('[data-block]').first().waitFor()
}

export const yamlNames = ({ folder }: EditCommand): readonly string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.yaml'))

export const commentsOf = (editor: EditCommand): readonly string[] =>
  yamlNames(editor).flatMap((name) => editor.read(name).match(/^ *#.*$/gm) ?? [])

/** Every file by its name: texts, and fingerprints of pictures. */
export function snapshot({ folder }: EditCommand): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))
  const contentOf = (name: string) => {
    const bytes = readFileSync(join(folder, name))
    return name.endsWith('.yaml') ? bytes.toString('utf8') : createHash('sha256').update(bytes).digest('hex')
  }
  return Object.fromEntries(names.map((name) => [name, contentOf(name)]))
}
