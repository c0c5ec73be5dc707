import { afterEach, expect, test, vi } from 'vitest'
import { applyEdits } from '../../../content/yaml/edit/apply-edit.ts'
import { valueAtPath } from '../../../content/model/source.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { type Random, randomOf } from '../../../../tests/editor/walk/random.ts'
import { moreRuns } from '../../../../tests/more-runs.ts'
import { Refused } from '../../protocol.ts'
import { createEditorStore } from './editor-store.ts'
import type { ServerClient } from './server-client.ts'
import { memoryServer } from './testing/memory-server.ts'
import { home } from './testing/opened-store.ts'
import { storageInMemory } from './testing/unsaved-in-memory.ts'
import { unsavedInBrowser } from './kept-in-browser.ts'

const file = 'home.yaml'
/** The places of the page: each window writes in its own. */
const places = [
  ['title', 'pt'],
  ['title', 'en'],
  ['blocks', 0, 'title', 'pt'],
  ['blocks', 1, 'title', 'pt'],
] as const
type Place = (typeof places)[number]
const textAt = (text: string, place: Place) => String(valueAtPath(readValue(text), place))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Task = () => void

/** What a disk does and answers, and what it tells windows of: each goes on only when chance says so. */
function worldOf(random: Random) {
  const server = memoryServer({ [file]: home })
  const storage = storageInMemory()
  const queues = { effects: [] as (Task & { of?: object })[], answers: [] as Task[], tellings: [] as Task[] }
  const world = { mayFail: true }
  const fails = (chance: number) => world.mayFail && random.chance(chance)

  function open() {
    const window = { isClosed: false, isReady: false, hasFailed: false }
    /** A call that may not be done, be done after its time is up, or be done without an answer. */
    const call = <Result>(effect: () => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        if (window.isClosed) return
        const answer = (task: Task) => queues.answers.push(() => window.isClosed || task())
        const fail = () => answer(() => reject(new Refused({ refused: 'noAnswer' })))
        const isLate = fails(0.06)
        if (isLate) fail()
        const run = async () => {
          if (fails(0.06)) return isLate || fail()
          const done = effect()
          const isLost = isLate || fails(0.04)
          if (isLost && !isLate) fail()
          return done.then(
            (result) => isLost || answer(() => resolve(result)),
            (error: unknown) => isLost || answer(() => reject(error as Error)),
          )
        }
        queues.effects.push(Object.assign(() => void run(), { of: window }))
      })
    const { client } = server
    const slow: ServerClient = {
      ...client,
      content: () => call(client.content),
      history: () => call(client.history),
      keepHistory: (history, dropped) => call(() => client.keepHistory(history, [...dropped])),
      saveFile: (name, request) =>
        call(async () => {
          const saved = await client.saveFile(name, request)
          queues.tellings.push(() => server.tell(name))
          return saved
        }),
      watch: (listener, onLost) => client.watch((change) => window.isClosed || listener(change), onLost),
    }
    const kept = unsavedInBrowser(() => {
      if (window.isClosed) throw new Error('The window is closed.')
      return storage
    })
    const store = createEditorStore(slow, { theirs: 'Escolha', unsaved: 'Voltou' }, kept)
    store.start().then(
      () => (window.isReady = true),
      () => (window.hasFailed = true),
    )
    return Object.assign(window, { store })
  }
  type Window = ReturnType<typeof open>

  /** What a closed window has sent may still be done, up to some point. */
  function close(window: Window): void {
    window.isClosed = true
    const sent = queues.effects.filter(({ of }) => of === window)
    const done = sent.slice(0, random.below(sent.length + 1))
    queues.effects = queues.effects.filter((each) => each.of !== window || done.includes(each))
  }

  /** Lets one thing happen. @returns false if nothing is left to happen */
  async function goOn(): Promise<boolean> {
    const tasks: Task[] = []
    const { effects, answers, tellings } = queues
    if (effects.length > 0) tasks.push(() => effects.shift()?.())
    if (answers.length > 0) tasks.push(() => answers.splice(random.below(answers.length), 1)[0]?.())
    if (tellings.length > 0) tasks.push(() => tellings.shift()?.())
    if (vi.getTimerCount() > 0 && (tasks.length === 0 || random.chance(0.1)))
      tasks.push(() => vi.advanceTimersToNextTimer())
    random.pick(tasks)?.()
    await new Promise((resolve) => setImmediate(resolve))
    return tasks.length > 0
  }

  return { world, open, close, goOn, stored: () => server.read(file) ?? '' }
}

test.each(Array.from({ length: 20 * moreRuns }, (_, index) => index + 1))(
  'two windows lose nothing, in whatever order it is saved, answered and told: %s',
  async (seed) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const random = randomOf(seed)
    let ids = 0
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `0-0-0-0-${(ids += 1)}`)
    const { world, open, close, goOn, stored } = worldOf(random)
    const windows = [open(), open()]
    const typed = new Map<Place, string>()
    const reopen = (which: number) => {
      const window = windows[which]
      if (window) close(window)
      windows[which] = open()
    }
    async function pass() {
      const isLeft = await goOn()
      windows.forEach(({ hasFailed }, which) => hasFailed && reopen(which))
      return isLeft
    }

    for (let step = 0; step < 80; step += 1) {
      for (let left = random.chance(0.1) ? 30 : random.below(7); left > 0; left -= 1) await pass()
      const which = random.below(2)
      const { store, isReady } = windows[which] ?? open()
      if (!isReady) continue
      if (random.chance(0.85)) {
        const place = places[random.below(2) * 2 + which] ?? places[0]
        const group = place.join('/')
        const word = `palavra${step}`
        for (const value of [word.slice(0, 4), word]) {
          const text = applyEdits(store.textBefore(file, group), [{ kind: 'set', path: place, value }])
          store.change({ label: 'Texto', files: new Map([[file, text]]), group, isTyped: true })
        }
        if (random.chance(0.5)) store.seal()
        typed.set(place, word)
      } else {
        // Reloaded; or ended by the system, which nothing announces, once no letter is being saved.
        if (random.chance(0.6)) store.leave()
        else if (store.state().saving.state === 'saving') continue
        reopen(which)
      }
    }
    world.mayFail = false
    const isSaved = () => windows.every(({ isReady, store }) => isReady && store.state().saving.state === 'saved')
    for (let left = 5000; left > 0 && ((await pass()) || !isSaved()); left -= 1);
    const asked = windows.flatMap(({ store }) =>
      store.state().conflicts.map(({ before, after }) => `${before}${after}`),
    )
    const lost = [...typed].filter(
      ([place, word]) => textAt(stored(), place) !== word && !asked.some((each) => each.includes(word)),
    )
    expect(lost).toEqual([])
    for (const { store } of windows) expect(store.state().texts.get(file)).toBe(stored())
  },
)
