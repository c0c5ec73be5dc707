import { clear, openFromList, openOnPage, typeWords } from './fields.ts'
import { addBlock, choose, choosePicture, pressAction, removeWholePage } from './items.ts'
import { answer, breakOrMend, changeBlocks, changeLine, changeWhileTyping } from './outside.ts'
import { open, openTab, type WalkStep, type Walk } from './walk.ts'

export const undo: WalkStep = (walk) => pressButton(walk, 'Desfazer')
export const redo: WalkStep = (walk) => pressButton(walk, 'Refazer')

async function pressButton({ page, losses }: Walk, name: string) {
  const button = page.getByRole('button', { name })
  // What cannot be undone has no button.
  if (!(await button.isVisible())) return undefined
  losses.add('typed')
  try {
    await button.click()
  } catch (error) {
    // The step before this one may have been the last, and may only now be finished.
    if (await button.isVisible()) throw error
    return undefined
  }
  return ''
}

const reload: WalkStep = async ({ page }) => {
  await page.reload()
  await page.getByRole('status').waitFor()
  return ''
}

const otherTab: WalkStep = async (walk) => {
  const { context, tabs } = walk
  if (tabs.length < 2) await openTab(walk, await context.newPage())
  else walk.page = tabs.find((each) => each !== walk.page) ?? walk.page
  await walk.page.bringToFront()
  return `${tabs.indexOf(walk.page) + 1}`
}

const stop: WalkStep = async (walk) => {
  const signal = walk.random.chance(0.5) ? 'SIGKILL' : 'SIGTERM'
  await walk.editor.kill(signal)
  walk.isServed = false
  return signal
}

/** Starts the server again, perhaps on another day, and perhaps the window was closed in the meantime. */
export const start: WalkStep = async (walk) => {
  const { editor, page, random, tabs } = walk
  const [isNextDay, isClosed] = [random.chance(0.3), random.chance(0.3)]
  if (isNextDay) editor.passNight()
  if (isClosed) await page.goto('about:blank')
  await editor.startAgain()
  // Another program may have the port now.
  for (const tab of tabs) if (!tab.url().startsWith(editor.url())) await open(tab, editor.url())
  walk.isServed = true
  return `${isNextDay ? 'on another day' : 'again'}${isClosed ? ', with the window opened anew' : ''}`
}

/** How often each is taken, compared with the others. */
type Weights = readonly (readonly [number, WalkStep])[]

const always: Weights = [
  [6, openFromList],
  [6, openOnPage],
  [14, typeWords],
  [2, clear],
  [10, pressAction],
  [2, addBlock],
  [2, choose],
  [4, choosePicture],
  [6, undo],
  [4, redo],
  [1, removeWholePage],
]
const served: Weights = [
  [3, reload],
  [2, stop],
]
const sharedWhileServed: Weights = [
  [4, otherTab],
  [6, changeWhileTyping],
]
const shared: Weights = [
  [5, changeLine],
  [3, changeBlocks],
  [2, breakOrMend],
  [4, answer],
]

/** The steps that can be taken now, each as often as it is to be chosen. */
export function possibleSteps({ isServed, isShared }: Walk): readonly WalkStep[] {
  const weights = [
    ...always,
    ...(isServed ? served : ([[13, start]] as const)),
    ...(isShared ? shared : []),
    ...(isShared && isServed ? sharedWhileServed : []),
  ]
  return weights.flatMap(([weight, step]) => Array.from({ length: weight }, () => step))
}
