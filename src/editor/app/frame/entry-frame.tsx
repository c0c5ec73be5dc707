/**
 * The page in the editor: her real site, drawn by the site's own components. A click leads to the field of what was
 * clicked; nothing else that a page can do is done here.
 */
import '../../../styles/index.css'
import './frame.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { languages } from '../../../content/language.ts'
import { Site } from '../../../site/site.tsx'
import { fontsAreThere } from '../fonts.ts'
import { cropBoxes } from './crop-boxes.ts'
import { type FromFrame, onTold, type ToFrame } from './frame-protocol.ts'
import { openScrollAnchor } from './scroll-anchor.ts'
import { createInsertMarks } from './insert-marks.ts'
import { marksInPage } from './marks-in-page.ts'
import { setColourScheme } from './colour-scheme.ts'
import { createOutline } from './outline.ts'
import { askedByKeys } from '../asked-by-keys.ts'
import { partOf } from './part-of.ts'

const container = document.getElementById('root') as HTMLElement
const root = createRoot(container)
const marks = marksInPage()
marks.follow(container)
const outline = createOutline()
const anchor = openScrollAnchor()
const inserts = createInsertMarks(container)

const tell = (message: FromFrame) => parent.postMessage(message, location.origin)

function show({ page, sources, scheme, insertLabel }: Extract<ToFrame, { kind: 'show' }>): void {
  marks.setSources(sources)
  // Set anew, it would have the look of everything worked out anew.
  if (document.documentElement.lang !== page.language) document.documentElement.lang = page.language
  // Drawn before the next letter is taken, so that what is seen never lags behind what was typed.
  anchor.during({ path: page.path, look: `${page.language} ${scheme}` }, () => {
    setColourScheme(scheme)
    flushSync(() =>
      root.render(
        <MemoryRouter key={page.path} initialEntries={[page.path]}>
          <Site page={page} />
        </MemoryRouter>,
      ),
    )
  })
  if (insertLabel === undefined) {
    document.documentElement.dataset['only'] = 'block'
    document.body.inert = true
  } else inserts.show(insertLabel)
  tell({ kind: 'drawn' })
}

onTold((data) => {
  if (data.kind === 'show') show(data)
  else if (data.kind === 'measure') tell({ kind: 'measured', boxes: cropBoxes(marks.elementsOf(data.source)) })
  else if (data.kind === 'focus') picked?.focus({ preventScroll: true })
  else {
    const element = data.source && around(marks.elementsOf(data.source))
    outline.pin(element)
    if (element) anchor.reveal(element)
  }
})

/** The smallest part of the page that has all of these in it. */
function around([first, ...others]: readonly Element[]): Element | undefined {
  let at: Element | null | undefined = first
  while (at && others.some((other) => !at?.contains(other))) at = at.parentElement
  return at ?? undefined
}

// Nothing on the page acts, and no link is followed: whatever is clicked is chosen.
for (const name of ['click', 'auxclick', 'submit', 'dragstart', 'dragover', 'drop'] as const) {
  document.addEventListener(
    name,
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      if (name === 'click' && event.target instanceof Element) pick(event.target)
    },
    { capture: true },
  )
}

/** What was last chosen, as far as it can have the focus. */
let picked: HTMLElement | null = null

function pick(element: Element): void {
  picked = element.closest<HTMLElement>('a, button, [tabindex]')
  const at = inserts.placeOf(element)
  if (at !== undefined) return tell({ kind: 'insert', at })
  const asked = element.closest<HTMLElement>('[data-language]')?.dataset['language']
  const language = languages.find((each) => each === asked)
  if (language) return tell({ kind: 'language', language })
  const source = marks.sourceOf(element)
  if (source) tell({ kind: 'picked', source, part: partOf(element) })
}

document.addEventListener('keydown', (event) => {
  const { target, key } = event
  const asked = askedByKeys(event)
  const isPicked = (key === 'Enter' || key === ' ') && target instanceof Element && !target.matches('a, button')
  if (!asked && !isPicked) return
  event.preventDefault()
  if (asked) tell({ kind: asked })
  else if (target instanceof Element) pick(target)
})

document.addEventListener('pointerover', ({ target }) => {
  if (target instanceof Element) outline.follow(marks.sourceOf(target) && target)
})
document.addEventListener('pointerleave', () => outline.follow(undefined))
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) outline.follow(marks.sourceOf(target) && target)
})

// Not awaited by the module itself: WebKit evaluates a module without end whose frame is closed while it waits.
void fontsAreThere().then(() => tell({ kind: 'ready' }))
