import type { ContentPath } from '../../../content/page/provenance.ts'
import { askedByKeys, type Caret, onMessage, postToEditor, type ToFrame } from './frame-protocol.ts'
import '../../../site/styles/index.css'
import './frame.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { languages } from '../../../content/model/language.ts'
import { isTranslated, languageLink } from '../../../site/ui/interactive.ts'
import { Site } from '../../../site/shell/site.tsx'
import { fontsAreThere } from '../fonts.ts'
import { cropBoxes, marksInPage } from './marks-in-page.ts'
import { isInView, openScrollAnchor } from './scroll-anchor.ts'
import { createInsertButtons, createOutline } from './overlays.ts'

/** What was clicked: a picture, an icon, or a text or what contains several of them. */
function partOf(element: Element) {
  if (element.closest('.picture, picture, img')) return 'picture'
  return element.closest('svg') ? 'icon' : 'text'
}

/** The page in the editor, by the site's own components. A click opens a field; nothing else of a page happens. */
const container = document.getElementById('site_root') as HTMLElement
const root = createRoot(container)
const marks = marksInPage(container)
const showOutline = createOutline(container)
const anchor = openScrollAnchor()
const inserts = createInsertButtons(container)

/** Counts the drawings of a page that a browser translates: each is a new one, without what the translation has replaced. */
let drawn = 0

function show({ page, sources, scheme, insertLabel }: Extract<ToFrame, { kind: 'show' }>): void {
  const seen = outlined && isInView(outlined) ? outlined : undefined
  marks.setSources(sources)
  // Setting it again would make the browser recompute all styles.
  if (document.documentElement.lang !== page.language) document.documentElement.lang = page.language
  // Rendered synchronously, before the next key is handled, so that the page never lags behind what is typed.
  anchor.during({ path: page.path, view: `${page.language} ${scheme}` }, () => {
    setColourScheme(scheme)
    flushSync(() =>
      root.render(
        <MemoryRouter key={isTranslated() ? (drawn += 1) : page.path} initialEntries={[page.path]}>
          <Site page={page} />
        </MemoryRouter>,
      ),
    )
  })
  if (insertLabel === undefined) {
    document.documentElement.dataset['only'] = 'block'
    document.body.inert = true
  } else if (insertLabel === null) document.documentElement.dataset['only'] = 'page'
  else inserts.show(insertLabel)
  // What was done a moment ago moves it, as a photograph of another shape does, or has only now put it here.
  if (elementAt(pointed) !== outlined || (seen && !isInView(seen))) point(pointed)
}

onMessage<ToFrame>(window, (data) => {
  if (data.kind === 'show') show(data)
  else if (data.kind === 'measure') data.take(cropBoxes(marks.elementsOf(data.source)))
  else if (data.kind === 'focus') picked?.focus({ preventScroll: true })
  else point(data.source)
})

/** The rules that depend on the colour scheme, with their conditions before the editor replaced them. */
let schemeRules: readonly (readonly [CSSMediaRule, string])[] | undefined

/**
 * Shows the document in light or dark, whatever the system setting. Not every browser gives a frame the colour scheme
 * of its element (https://drafts.csswg.org/mediaqueries-5/#prefers-color-scheme leaves it open), so the rules that
 * depend on it are rewritten here, in the editor's own sheets: that of an extension may refuse to be read.
 */
function setColourScheme(scheme: Extract<ToFrame, { kind: 'show' }>['scheme']): void {
  const { style } = document.documentElement
  if (scheme === style.colorScheme) return
  style.colorScheme = scheme
  const own = [...document.styleSheets].filter(({ href }) => href?.startsWith(location.origin))
  schemeRules ??= own.flatMap(mediaRulesIn).map((rule) => [rule, rule.media.mediaText])
  for (const [rule, condition] of schemeRules)
    rule.media.mediaText = condition.replaceAll(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, wanted: string) =>
      wanted === scheme ? '(min-width: 0)' : '(max-width: 0)',
    )
}

function mediaRulesIn(rule: CSSStyleSheet | CSSRule): CSSMediaRule[] {
  const within = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(mediaRulesIn) : []
  return rule instanceof CSSMediaRule && /prefers-color-scheme/.test(rule.media.mediaText) ? [rule, ...within] : within
}

/** What is open in the panel, and what is outlined for it. */
let pointed: ContentPath | undefined
let outlined: Element | undefined

function point(source: ContentPath | undefined): void {
  pointed = source
  outlined = elementAt(source)
  if (outlined) openAround(outlined)
  showOutline('pinned', outlined)
  if (outlined) anchor.reveal(outlined)
}

/** The smallest part of the page that contains all that belongs to a place, or to what it is in: a day has no words. */
function elementAt(source: ContentPath | undefined): Element | undefined {
  const [first, ...others] = source ? marks.elementsOf(source) : []
  if (source && !first && source.path.length > 2) return elementAt({ ...source, path: source.path.slice(0, -1) })
  let at: Element | null | undefined = first
  while (at && others.some((other) => !at?.contains(other))) at = at.parentElement
  return at ?? undefined
}

// Nothing on the page acts and no link is followed: a click only selects, as a file does that is dropped.
for (const name of ['click', 'auxclick', 'submit', 'dragstart', 'dragover', 'drop'] as const) {
  document.addEventListener(
    name,
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      const files = event instanceof DragEvent ? [...(event.dataTransfer?.files ?? [])] : []
      const at = files.length > 0 ? { text: '', offset: 0, files } : name === 'click' && caretAt(event)
      if (at !== false && event.target instanceof Element) pick(event.target, at)
    },
    { capture: true },
  )
}

/** What was last selected, or the nearest part of it that can have the focus. */
let picked: HTMLElement | null = null

/** Opens what an element is folded into. A second click closes nothing: the text stays there to be edited. */
function openAround(element: Element): void {
  for (let at: Element | null = element; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true
}

/** Where in a text a click was; undefined if it was not in one, or came from the keyboard. */
function caretAt(event: Event): Caret | undefined {
  if (!(event instanceof MouseEvent) || event.detail === 0) return undefined
  const { clientX: x, clientY: y } = event
  // Older Safari has the second alone, older Firefox the first.
  const found = document.caretPositionFromPoint?.(x, y) ?? document.caretRangeFromPoint?.(x, y)
  const [node, offset = 0] =
    found instanceof Range ? [found.startContainer, found.startOffset] : [found?.offsetNode, found?.offset]
  return node instanceof Text ? { text: node.data, offset } : undefined
}

function pick(element: Element, caret?: Caret): void {
  openAround(element)
  picked = element.closest<HTMLElement>('a, button, [tabindex]')
  const isDrop = caret?.files !== undefined
  const at = isDrop ? undefined : inserts.placeOf(element)
  if (at !== undefined) return postToEditor({ kind: 'insert', at })
  const language = languages.find((each) => !isDrop && each === element.closest<HTMLElement>(languageLink)?.lang)
  if (language) return postToEditor({ kind: 'language', language })
  const source = marks.sourceOf(element) ?? (isDrop ? { file: '', path: [] } : undefined)
  if (source) postToEditor({ kind: 'picked', source, part: partOf(element), caret })
}

document.addEventListener('keydown', (event) => {
  const { target, key } = event
  const isAsked = askedByKeys(event) !== undefined
  const isPicked = (key === 'Enter' || key === ' ') && target instanceof Element && !target.matches('a, button')
  if (!isAsked && !isPicked) return
  event.preventDefault()
  // The editor has its shortcuts wherever the focus is.
  if (isAsked) frameElement?.dispatchEvent(new KeyboardEvent('keydown', event))
  else if (target instanceof Element) pick(target)
})

for (const name of ['pointerover', 'focusin'])
  document.addEventListener(name, ({ target }) => {
    if (target instanceof Element) showOutline('followed', marks.sourceOf(target) && target)
  })
document.addEventListener('pointerleave', () => showOutline('followed', undefined))

// Not awaited by the module itself: if the frame is closed while it waits, WebKit never stops evaluating the module.
void fontsAreThere().then(() => postToEditor({ kind: 'ready' }))
