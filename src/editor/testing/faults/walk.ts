import { expect } from 'vitest'
import { refusalIn } from '../../protocol.ts'
import { storageInMemory } from '../../app/state/testing/unsaved-in-memory.ts'
import { openWindow, type Tab } from './tab.ts'
import { files, partsOf, picturePlace, places, valueIn, withValue, type World } from './world.ts'
import { writtenTexts } from './written.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const textIn = ({ store }: Tab, file: string): string => store.state().texts.get(file) ?? ''

const allIn = (tab: Tab): ReadonlyMap<string, string> =>
  new Map([...places, picturePlace].map((place) => [place, valueIn(textIn(tab, partsOf(place).file), place)]))

/** Everything that a tab could bring back, or asks about. */
function heldBy({ store }: Tab): string {
  const { history, conflicts } = store.state()
  const changes = [...history.steps.slice(-200).flatMap((step) => step.files), ...conflicts]
  return changes.map(({ before, after }) => `${before}\n${after}`).join('\n')
}

/**
 * The owner types, undoes, reloads and answers questions, others write, and anything goes wrong. Fails if a text of the
 * owner is lost, or if the line says what is not so.
 * @param steps a number of random steps, or their names
 */
export async function walkWithFaults(world: World, steps: number | readonly string[]): Promise<void> {
  const { random } = world
  const log: string[] = []
  const storage = storageInMemory()
  const written = writtenTexts(world)
  let count = 0
  let events = -1
  const newWord = () => `palavra${(count += 1)}`
  const anyPlace = () => random.pick(places) ?? ''

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

  let tab = await open()
  let typedLast = anyPlace()

  async function openAgain(): Promise<string> {
    tab.kill()
    tab = await open()
    return ''
  }

  async function reload(): Promise<string> {
    tab.store.leave()
    if (random.chance(0.3)) await pause(random.below(1250))
    return openAgain()
  }

  /** Does what is seen at once. */
  function act(task: () => void): void {
    const before = allIn(tab)
    task()
    for (const [place, text] of allIn(tab)) if (before.get(place) !== text) written.gaveUp(place, text)
  }

  async function type(): Promise<string> {
    const [place, word] = [anyPlace(), newWord()]
    const { file } = partsOf(place)
    typedLast = place
    written.typed({ place, word }, `Um ${word}`)
    for (const letters of [`Um ${word.slice(0, 4)}`, `Um ${word}`]) {
      const text = withValue(tab.store.textBefore(file, place), place, letters)
      tab.store.change({ label: 'Texto', files: new Map([[file, text]]), group: place, isTyped: true })
      if (random.chance(0.2)) await Promise.resolve()
    }
    if (random.chance(0.5)) tab.store.seal()
    return `${place}: ${word}`
  }

  /** Puts in a photograph, as the form of a picture does: it is kept first, and a change shows it. */
  async function picture(): Promise<string> {
    const { store } = tab
    const { file } = partsOf(picturePlace)
    let kept: Awaited<ReturnType<typeof store.keepPicture>>
    try {
      kept = await store.keepPicture(await world.photo(), null)
    } catch (error) {
      return `refused: ${refusalIn(error).refused}`
    }
    const name = store.freePictureName(`foto.${kept.extension}`)
    const text = withValue(textIn(tab, file), picturePlace, name)
    written.typed({ place: picturePlace, word: name }, name)
    store.change({ label: 'Fotografia', files: new Map([[file, text]]), added: [{ name, ...kept }] })
    return name
  }

  async function undo(): Promise<string> {
    const { store } = tab
    const step = random.chance(0.6) ? store.undo : store.redo
    act(() => void step())
    return step === store.undo ? 'undo' : 'redo'
  }

  async function answer(): Promise<string> {
    const conflict = random.pick(tab.store.state().conflicts)
    const keep = random.pick(['mine', 'theirs'] as const) ?? 'mine'
    if (conflict) act(() => tab.store.settle(conflict, keep))
    return conflict ? `${keep} in ${conflict.file}` : ''
  }

  async function other(place = anyPlace()): Promise<string> {
    const word = newWord()
    await world.writeOutside(place, partsOf(place).file, (text) => {
      written.replaced(place, valueIn(text, place))
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
      const others = files.filter((file) => textIn(tab, file) !== saved.get(file))
      const shown = valueIn(textIn(tab, 'home.yaml'), picturePlace)
      return [tab.store.state().saving, others, (await world.hasPicture(shown)) ? [] : [shown]]
    }
    await expect
      .poll(inTheEnd, { message: 'All is saved, and shown, in the end', timeout: 20_000, interval: 2 })
      .toEqual([{ state: 'saved' }, [], []])
    await written.expectSaved('What was typed')
    await written.expectKept(heldBy(tab))
    await world.check?.()
    await written.start()
    world.disturb(true)
    return 'everything is saved'
  }

  async function signOut(): Promise<string> {
    await rest()
    tab.kill()
    const said = (await world.signOut?.()) ?? ''
    await openAgain()
    await written.start()
    return said
  }

  const actions: readonly (readonly [chance: number, name: string, act: () => Promise<string>])[] = [
    [60, 'type', type],
    [8, 'undo', undo],
    [8, 'other', () => other()],
    // Never by chance: a place that the owner has just written is rarely met.
    [0, 'rival', () => other(typedLast)],
    [6, 'answer', answer],
    [4, 'reload', reload],
    // What the line calls «A guardar…» may be lost with the power.
    [2, 'crash', async () => (tab.store.state().saving.state === 'saving' ? '' : openAgain())],
    [3, 'picture', picture],
    [0, 'sign out', signOut],
    [12, 'wait', async () => String(await pause(random.below(1500)))],
    [6, 'event', async () => (await world.events[(events += 1) % world.events.length]?.()) ?? ''],
    [6, 'rest', rest],
  ]
  const bag = actions.flatMap((action) => Array.from({ length: action[0] }, () => action))
  const script = typeof steps === 'number' ? Array.from({ length: steps }, () => undefined) : steps

  try {
    await rest()
    for (const [taken, wanted] of script.entries()) {
      const [, name, take] = (wanted ? actions.find(([, each]) => each === wanted) : random.pick(bag)) ?? []
      if (!take) throw new Error(`Nobody can ${wanted}.`)
      log.push(`${taken + 1}. ${name}, not completed`)
      const did = await take()
      log.splice(-1, 1, `${taken + 1}. ${name} ${did}`)
      if (tab.store.state().saving.state === 'saved') await written.expectSaved('The line says that it is saved')
    }
    await rest()
  } catch (error) {
    throw new Error(`${String(error)}\n\nAfter these steps:\n${log.slice(-60).join('\n')}`, { cause: error })
  } finally {
    world.disturb(false)
    tab.kill()
  }
}
