import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { parseDocument } from 'yaml'
import { patience } from '../../patience.ts'
import { commentsOf, type Walk, wordsIn, yamlNames } from './walk.ts'

/** What a window shows. */
interface Shown {
  readonly status: string
  /** The texts of its fields. */
  readonly fields: readonly string[]
  /** The questions about what others changed as well. */
  readonly questions: string
  readonly isBusy: boolean
}

/** Fails if the walk has lost something, or shows what is not so. */
export async function check(walk: Walk): Promise<void> {
  const current = await settled(walk.page, walk.isServed ? allSaved(walk) : /Sem ligação/)
  expect(walk.errors, 'Errors that nobody caught').toEqual([])
  if (!walk.isServed) return
  // At once: from here on the disk must have it. What others write reaches the fields a moment later.
  if (!walk.isShared) expect(unsaved(walk, current), '«Guardado», and the disk lacks what fields show').toEqual([])
  for (const page of walk.tabs) {
    const message = 'Fields show what no file says'
    await expect.poll(async () => unsaved(walk, await settled(page, allSaved(walk))), { message }).toEqual([])
  }
  checkFiles(walk)
  // A question shows what is typed into a broken file a moment after the field does.
  await expect.poll(() => lostWords(walk), { message: 'Words are lost' }).toEqual([])
  walk.losses.clear()
}

/**
 * The words that should be in a file or in a question and are not. If none is lost, the present ones are expected from
 * now on.
 */
async function lostWords(walk: Walk): Promise<readonly string[]> {
  const { editor, losses } = walk
  const shown = await Promise.all(walk.tabs.map((page) => settled(page, allSaved(walk))))
  const questions = shown.map((each) => each.questions).join('\n')
  const words = new Set(wordsIn(yamlNames(editor).map(editor.read).join('\n') + questions))
  const mayBeLost = (word: string) => losses.has('items') || (losses.has('typed') && word.startsWith('p'))
  const lost = [...walk.words].filter((word) => !words.has(word) && !mayBeLost(word))
  if (lost.length === 0) walk.words = words
  return lost
}

function checkFiles(walk: Walk): void {
  const { editor, losses } = walk
  const faults = readable(walk).flatMap((text) => parseDocument(text).errors.map(({ message }) => message))
  expect(faults, 'A file cannot be parsed').toEqual([])

  const comments = commentsOf(editor)
  if (losses.size === 0) expect(without(walk.comments, comments), 'Comments are lost').toEqual([])

  const pictures = readable(walk)
    .flatMap(leavesOf)
    .filter((leaf) => /^[\w-]+\.(?:jpg|png|webp)$/.test(leaf))
  const gone = pictures.filter((name) => !existsSync(join(editor.folder, 'images', name)))
  expect(gone, 'A picture that a page shows is not there').toEqual([])

  walk.comments = comments
}

/** What a window says once everything is saved that may be: a file that was broken from outside is left alone. */
const allSaved = ({ broken }: Walk): RegExp => (broken ? /Guardado|Por guardar/ : /Guardado/)

/** The texts of all files, but for one that was broken from outside. */
const readable = ({ editor, broken }: Walk): readonly string[] =>
  yamlNames(editor).flatMap((name) => (name === broken ? [] : [editor.read(name)]))

/** What a window shows as soon as it is not busy any more. */
async function settled(page: Page, wanted: RegExp): Promise<Shown> {
  const shown = await page.evaluate(shownWhen, { patience, pattern: wanted.source })
  expect(shown, 'After ten seconds').toMatchObject({ isBusy: false, status: expect.stringMatching(wanted) })
  return shown
}

/** Runs in the page, so that nothing happens between what is awaited and what is read. */
const shownWhen = ({ patience: limit, pattern }: { patience: number; pattern: string }): Promise<Shown> =>
  new Promise((resolve) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands in here exists in the page
    const read = (): Shown => ({
      status: document.querySelector('[role=status]')?.textContent ?? '',
      fields: [...document.querySelectorAll<HTMLTextAreaElement>('.panel textarea')].map(({ value }) => value),
      questions: [...document.querySelectorAll('.conflict')].map((each) => each.textContent ?? '').join('\n'),
      isBusy: document.body.textContent?.includes('A preparar a fotografia…') ?? false,
    })
    const poll = () => {
      const shown = read()
      if (new RegExp(pattern).test(shown.status) && !shown.isBusy) end()
    }
    const seen = new MutationObserver(poll)
    const end = () => {
      clearTimeout(timer)
      seen.disconnect()
      resolve(read())
    }
    const timer = setTimeout(end, limit)
    seen.observe(document.body, { subtree: true, childList: true, characterData: true })
    poll()
  })

/** Which of the shown texts no file says. */
function unsaved(walk: Walk, { fields }: Shown): readonly string[] {
  if (walk.broken) return []
  const files = readable(walk)
  const leaves = new Set([...files, ...files.flatMap(leavesOf)])
  const isSaid = (text: string) => leaves.has(text) || [...leaves].some((leaf) => isShownAs(leaf, text))
  return fields.filter((text) => text !== '' && !isSaid(text))
}

/** Whether a field shows a text of a file as this: an address without its beginning, anything in place of a variable. */
function isShownAs(leaf: string, text: string): boolean {
  if (/^(?:mailto:|tel:|https?:)/.test(leaf)) return leaf.endsWith(text)
  const escaped = leaf.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/\\\{(?:name|euros)\\\}/g, '.*')}$`, 's').test(text)
}

/** Every text of a file. */
function leavesOf(text: string): readonly string[] {
  const leaves = (value: unknown): readonly string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)]
  return leaves(parseDocument(text, { schema: 'failsafe' }).toJS())
}

/** What is in the first list and no more in the second. */
function without(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = [...after]
  return before.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
