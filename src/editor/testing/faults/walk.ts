import { expect } from 'vitest'
import { refusalIn } from '../../protocol.ts'
import { storageInMemory } from '../../app/state/testing/unsaved-in-memory.ts'
import { allIn, heldBy, openWindow, saidIn, type Tab, textIn, writtenIn } from './tab.ts'
import { files, partsOf, picturePlace, places, valueIn, withValue, type World } from './world.ts'
import { writtenTexts } from './written.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** In every third walk the owner writes in two windows of one browser. */
export const windowsOf = (seed: number): number => (seed % 3 === 0 ? 2 : 1)

/**
 * The owner types, undoes, reloads and answers questions, others write, and anything goes wrong. Fails if a text of the
 * owner is lost, or if the line says what is not so.
 * @param steps a number of random steps, or their names
 * @param count how many windows the owner writes in by turns, in each at places of its own; nothing is undone or answered
 * in several
 */
export async function walkWithFaults(world: World, steps: number | readonly string[], count = 1): Promise<void> {
  const { random } = world
  const log: string[] = []
  const storage = storageInMemory()
  let words = 0
  let events = -1
  const newWord = () => `palavra${(words += 1)}`

  async function open(): Promise<Tab> {
    for (let tries = 0; ; tries += 1) {
      const opened = openWindow(world.client(), storage)
      try {
        await opened.store.start()
        return opened
      } catch (error) {
        // The page says that the editor stopped, and the owner opens it again.
        opened.kill()
        if (tries > 30) throw error
        log.push(`could not open: ${String(error)}`)
      }
    }
  }

  async function openWith(own: readonly string[]) {
    const written = writtenTexts(world, count > 1 ? own : [...own, picturePlace])
    return { tab: await open(), places: own, typedLast: random.pick(own) ?? '', written }
  }

  const windows: Awaited<ReturnType<typeof openWith>>[] = []
  for (let which = 0; which < count; which += 1)
    windows.push(await openWith(places.filter((_, index) => index % count === which)))
  /** The window that the owner is in. */
  let here = windows[0] ?? (await openWith(places))
  const anyPlace = () => random.pick(here.places) ?? ''
  const held = () => windows.map(({ tab }) => heldBy(tab)).join('\n')
  /** What somebody else wrote is asked about in one window, and it may be another window of the owner. */
  const asked = () => (count > 1 ? writtenIn(windows.flatMap(({ tab }) => tab.store.state().conflicts)) : '')

  async function openAgain(): Promise<string> {
    here.tab.kill()
    here.tab = await open()
    return ''
  }

  async function reload(): Promise<string> {
    here.tab.store.leave()
    if (random.chance(0.3)) await pause(random.below(1250))
    return openAgain()
  }

  /** Does what is seen at once. */
  function act(task: () => void): void {
    const before = allIn(here.tab)
    task()
    for (const [place, text] of allIn(here.tab)) if (before.get(place) !== text) here.written.gaveUp(place, text)
  }

  async function type(): Promise<string> {
    const [place, word] = [anyPlace(), newWord()]
    const { file } = partsOf(place)
    here.typedLast = place
    here.written.typed({ place, word }, `Um ${word}`)
    for (const letters of [`Um ${word.slice(0, 4)}`, `Um ${word}`]) {
      const text = withValue(here.tab.store.textBefore(file, place), place, letters)
      here.tab.store.change({ label: 'Texto', files: new Map([[file, text]]), group: place, isTyped: true })
      if (random.chance(0.2)) await Promise.resolve()
    }
    if (random.chance(0.5)) here.tab.store.seal()
    return `${place}: ${word}`
  }

  /** Puts in a photograph, as the form of a picture does: it is kept first, and a change shows it. */
  async function picture(): Promise<string> {
    const { store } = here.tab
    const { file } = partsOf(picturePlace)
    let kept: Awaited<ReturnType<typeof store.keepPicture>>
    try {
      kept = await store.keepPicture(await world.photo(), null)
    } catch (error) {
      return `refused: ${refusalIn(error).refused}`
    }
    const name = store.freePictureName(`foto.${kept.extension}`)
    const text = withValue(textIn(here.tab, file), picturePlace, name)
    here.written.typed({ place: picturePlace, word: name }, name)
    store.change({ label: 'Fotografia', files: new Map([[file, text]]), added: [{ name, ...kept }] })
    return name
  }

  async function undo(): Promise<string> {
    const { store } = here.tab
    const step = random.chance(0.6) ? store.undo : store.redo
    act(() => void step())
    return step === store.undo ? 'undo' : 'redo'
  }

  async function answer(): Promise<string> {
    const conflict = random.pick(here.tab.store.state().conflicts)
    const keep = random.pick(['mine', 'theirs'] as const) ?? 'mine'
    if (conflict) act(() => here.tab.store.settle(conflict, keep))
    return conflict ? `${keep} in ${conflict.file}` : ''
  }

  async function other(place = anyPlace()): Promise<string> {
    const word = newWord()
    await world.writeOutside(place, partsOf(place).file, (text) => {
      here.written.replaced(place, valueIn(text, place))
      return withValue(text, place, `Outro ${word}`)
    })
    return `${place}: ${word}`
  }

  /** Nothing goes wrong any more: after a moment everything is said and saved. */
  async function rest(): Promise<string> {
    world.disturb(false)
    // What others have written is seen a moment later, as is that a closed window has removed a picture; and what has gone
    // wrong before is still told.
    const inTheEnd = async () => {
      const saved = new Map(await Promise.all(files.map(async (file) => [file, await world.read(file)] as const)))
      const tabs = windows.map(({ tab }) => tab)
      const others = files.filter((file) => tabs.some((tab) => textIn(tab, file) !== saved.get(file)))
      const shown = valueIn(saved.get('home.yaml') ?? '', picturePlace)
      return [tabs.map((tab) => tab.store.state().saving.state), others, (await world.hasPicture(shown)) ? [] : [shown]]
    }
    await expect
      .poll(inTheEnd, { message: 'All is saved, and shown, in the end', timeout: 20_000, interval: 2 })
      .toEqual([windows.map(() => 'saved'), [], []])
    for (const { written } of windows) await written.expectSaved('What was typed', asked)
    for (const { written } of windows) await written.expectKept(held())
    await world.check?.()
    for (const { written } of windows) await written.start()
    world.disturb(true)
    return 'everything is saved'
  }

  async function signOut(): Promise<string> {
    await rest()
    here.tab.kill()
    const said = (await world.signOut?.()) ?? ''
    await openAgain()
    await here.written.start()
    return said
  }

  const actions: readonly (readonly [chance: number, name: string, act: () => Promise<string>])[] = [
    [60, 'type', type],
    [8, 'undo', undo],
    [8, 'other', () => other()],
    // Never by chance: a place that the owner has just written is rarely met.
    [0, 'rival', () => other(here.typedLast)],
    [6, 'answer', answer],
    [4, 'reload', reload],
    // What the line calls «A guardar…» may be lost with the power.
    [2, 'crash', async () => (here.tab.store.state().saving.state === 'saving' ? '' : openAgain())],
    [3, 'picture', picture],
    [0, 'sign out', signOut],
    [12, 'wait', async () => String(await pause(random.below(1500)))],
    [6, 'event', async () => (await world.events[(events += 1) % world.events.length]?.()) ?? ''],
    [6, 'rest', rest],
  ]
  const left = count > 1 ? ['undo', 'answer', 'picture'] : []
  const bag = actions
    .filter(([, name]) => !left.includes(name))
    .flatMap((action) => Array.from({ length: action[0] }, () => action))
  const script = typeof steps === 'number' ? Array.from({ length: steps }, () => undefined) : steps

  try {
    await rest()
    for (const [taken, wanted] of script.entries()) {
      const [, name, take] = (wanted ? actions.find(([, each]) => each === wanted) : random.pick(bag)) ?? []
      if (!take) throw new Error(`Nobody can ${wanted}.`)
      const next = windows[count > 1 ? random.below(count) : 0] ?? here
      if (next !== here) next.tab.store.lookAgain()
      here = next
      const window = `${taken + 1}. ${windows.indexOf(here) + 1} ${name}`
      log.push(`${window}, not completed`)
      const did = await take()
      log.splice(-1, 1, `${window} ${did}`)
      if (here.tab.store.state().saving.state === 'saved')
        await here.written.expectSaved('The line says that it is saved', asked)
    }
    await rest()
  } catch (error) {
    const told = [...log.slice(-60), ...windows.map(({ tab }, index) => `Window ${index + 1}: ${saidIn(tab)}`)].join(
      '\n',
    )
    throw new Error(`${String(error)}\n\nAfter these steps:\n${told}`, { cause: error })
  } finally {
    world.disturb(false)
    for (const { tab } of windows) tab.kill()
  }
}
