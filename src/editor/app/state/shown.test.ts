import { expect, test } from 'vitest'
import type { Checked } from './checked.ts'
import { showContent, type ShownContent } from './shown.ts'
import { holdState } from './editor-state.ts'

/** The rendering consists of the page's text and whether it was checked. */
function showing() {
  const holder = holdState()
  const said: string[] = []
  const resultOf = (how: string) => (texts: ReadonlyMap<string, string>) => {
    said.push(`${how} ${texts.get('home.yaml')}`)
    return { diagnostics: [], samples: [], content: undefined, isCurrent: true } satisfies Checked
  }
  const shown = showContent(holder, { check: resultOf('checked'), provisional: resultOf('provisional') })
  const write = (text: string, isTyped: boolean) =>
    holder.set({ ready: true, texts: new Map([['home.yaml', text]]) }, isTyped)
  write('a', false)
  return { holder, shown, said, write }
}

function fail(): Checked {
  throw new Error('no content')
}

/** Whether what is shown next may wait. */
const nextNotice = (shown: ShownContent) =>
  new Promise<boolean>((resolve) => {
    const stop = shown.subscribe((mayWait) => {
      stop()
      resolve(mayWait)
    })
  })

test('letters that come faster than the page renders are rendered once, all of them', async () => {
  const { shown, said, write } = showing()
  for (const text of ['ab', 'abc', 'abcd']) write(text, true)
  await nextNotice(shown)
  expect(said).toEqual(['checked a', 'provisional abcd'])
})

test('a letter is shown in the panel after it is on the page, and anything else at once', async () => {
  const { shown, write } = showing()
  const first = nextNotice(shown)
  write('ab', true)
  expect(shown.current()?.isCurrent).toBe(false)
  expect(await first).toBe(true)
  expect(shown.current()?.isCurrent).toBe(true)
  const second = nextNotice(shown)
  write('b', false)
  expect(await second).toBe(false)
})

test('what is undone before it was rendered is never rendered', async () => {
  const { shown, said, write } = showing()
  write('ab', true)
  write('a', false)
  await nextNotice(shown)
  expect(said.filter((each) => each.includes('ab'))).toEqual([])
  expect(shown.current()?.state.texts.get('home.yaml')).toBe('a')
})

test('everything is checked once typing stops', async () => {
  const { shown, said, write } = showing()
  write('ab', true)
  await nextNotice(shown)
  await nextNotice(shown)
  expect(said).toEqual(['checked a', 'provisional ab', 'checked ab'])
})

test('whether the texts are saved changes nothing that is rendered', () => {
  const { holder, shown, said } = showing()
  const heard: boolean[] = []
  shown.subscribe((mayWait) => heard.push(mayWait))
  holder.set({ saving: { state: 'saving' } })
  expect([heard, said]).toEqual([[], ['checked a']])
  expect(shown.current()?.state.saving.state).toBe('saving')
})

test('a check that fails gives its error to whoever shows its result', async () => {
  const holder = holdState()
  const shown = showContent(holder, { check: fail, provisional: fail })
  const hears = nextNotice(shown)
  holder.set({ ready: true })
  await hears
  expect(shown.current).toThrow('no content')
})
