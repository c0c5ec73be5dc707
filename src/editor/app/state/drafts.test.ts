import { expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { holdState } from './editor-state.ts'

/** The rendering consists of the page's text and whether it was checked. */
function drafting() {
  const holder = holdState()
  const said: string[] = []
  const draftOf = (how: string) => (texts: ReadonlyMap<string, string>) => {
    said.push(`${how} ${texts.get('home.yaml')}`)
    return { diagnostics: [], samples: [], content: undefined, isCurrent: true } satisfies Draft
  }
  const drafts = createDrafts(holder, { checked: draftOf('checked'), provisional: draftOf('provisional') })
  const write = (text: string, isTyped: boolean) =>
    holder.set({ ready: true, texts: new Map([['home.yaml', text]]) }, isTyped)
  write('a', false)
  return { holder, drafts, said, write }
}

function fail(): Draft {
  throw new Error('no draft')
}

/** Whether what is shown next may wait. */
const nextNotice = (drafts: Drafts) =>
  new Promise<boolean>((resolve) => {
    const stop = drafts.subscribe((mayWait) => {
      stop()
      resolve(mayWait)
    })
  })

test('letters that come faster than the page renders are rendered once, all of them', async () => {
  const { drafts, said, write } = drafting()
  for (const text of ['ab', 'abc', 'abcd']) write(text, true)
  await nextNotice(drafts)
  expect(said).toEqual(['checked a', 'provisional abcd'])
})

test('a letter is shown in the panel after it is on the page, and anything else at once', async () => {
  const { drafts, write } = drafting()
  const first = nextNotice(drafts)
  write('ab', true)
  expect(drafts.shown()?.isCurrent).toBe(false)
  expect(await first).toBe(true)
  expect(drafts.shown()?.isCurrent).toBe(true)
  const second = nextNotice(drafts)
  write('b', false)
  expect(await second).toBe(false)
})

test('what is undone before it was rendered is never rendered', async () => {
  const { drafts, said, write } = drafting()
  write('ab', true)
  write('a', false)
  await nextNotice(drafts)
  expect(said.filter((each) => each.includes('ab'))).toEqual([])
  expect(drafts.shown()?.state.texts.get('home.yaml')).toBe('a')
})

test('everything is checked once typing stops', async () => {
  const { drafts, said, write } = drafting()
  write('ab', true)
  await nextNotice(drafts)
  await nextNotice(drafts)
  expect(said).toEqual(['checked a', 'provisional ab', 'checked ab'])
})

test('whether the texts are saved changes nothing that is rendered', () => {
  const { holder, drafts, said } = drafting()
  const heard: boolean[] = []
  drafts.subscribe((mayWait) => heard.push(mayWait))
  holder.set({ saving: { state: 'saving' } })
  expect([heard, said]).toEqual([[], ['checked a']])
  expect(drafts.shown()?.state.saving.state).toBe('saving')
})

test('a draft that cannot be made gives its error to whoever shows it', async () => {
  const holder = holdState()
  const drafts = createDrafts(holder, { checked: fail, provisional: fail })
  const hears = nextNotice(drafts)
  holder.set({ ready: true })
  await hears
  expect(drafts.shown).toThrow('no draft')
})
