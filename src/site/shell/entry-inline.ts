/**
 * The script inside the document, before anything that can be tapped. It changes the language until React has hydrated
 * the page, and fetches the client bundle at the first sign that it is needed. It must stay small: every first visit
 * downloads it.
 */
import { languageParameter, type Language } from '../../content/model/language.ts'
import { hideByDay } from '../ui/shown-days.ts'
import { keepPlace } from './keep-place.ts'
import { otherLanguageId, rootId, hydratedEvent } from './program.ts'
import { openingFirst } from './render-later.ts'
import { announceLanguage, correctAddress, setCanonical } from './tell-language.ts'

const html = document.documentElement
const rootElement = () => document.getElementById(rootId) as HTMLElement
const hydrated = new AbortController()
const { signal } = hydrated

/** Swaps the page, its language and its title with those in the template. */
function swapLanguage(): void {
  const root = rootElement()
  const other = document.getElementById(otherLanguageId) as HTMLTemplateElement
  keepPlace(root, () => {
    const shown = document.createDocumentFragment()
    shown.append(...root.childNodes)
    root.append(other.content)
    other.content.append(shown)
    ;[html.lang, other.lang] = [other.lang, html.lang]
    ;[document.title, other.title] = [other.title, document.title]
  })
  setCanonical(html.lang as Language)
  correctAddress(html.lang as Language)
}

let clientBundle: Promise<unknown> | undefined
let failures = 0
function fetchClientBundle(): void {
  // A browser caches a failed module import for as long as the page is open, so that a retry needs another address.
  const address = rootElement().dataset['program'] + (failures ? `?${failures}` : '')
  clientBundle ??= import(/* @vite-ignore */ address).catch(() => {
    // Everything can be read and the toggle still works. Only styles that wait for React are undone.
    html.classList.remove('live')
    clientBundle = undefined
    failures += 1
  })
}

/** Runs `task` when the document has been parsed: the template with the other language comes last. */
function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task)
  else task()
}

const languageOf = (event: Event) =>
  (event.target as Element).closest<HTMLElement>('[data-language]')?.dataset['language']

document.addEventListener(
  'click',
  (event) => {
    const language = languageOf(event)
    if (!language) return
    whenParsed(() => {
      if (language === html.lang) return
      swapLanguage()
      announceLanguage(rootElement())
    })
  },
  { signal },
)
for (const sign of ['pointerover', 'pointerdown', 'focusin', 'click']) {
  document.addEventListener(sign, (event) => languageOf(event) && whenParsed(fetchClientBundle), { signal })
}
// After a reload, browsers treat earlier history entries as this document's own, though it holds another page.
const { pathname } = location
addEventListener('popstate', () => location.pathname !== pathname && location.reload(), { signal })
document.addEventListener(hydratedEvent, () => hydrated.abort())

html.classList.add('live')
openingFirst(whenParsed)
const requested = new URLSearchParams(location.search).get(languageParameter)
// A page that is requested in another language stays hidden until that language has arrived.
if (requested && requested !== html.lang) html.classList.add('arriving')
whenParsed(() => {
  hideByDay([document, (document.getElementById(otherLanguageId) as HTMLTemplateElement).content])
  if (requested === (document.getElementById(otherLanguageId) as HTMLTemplateElement).lang) swapLanguage()
  html.classList.remove('arriving')
  correctAddress(html.lang as Language)
  const nearing = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      nearing.disconnect()
      fetchClientBundle()
    },
    { rootMargin: '100% 0%' },
  )
  for (const element of document.querySelectorAll('[data-live]')) nearing.observe(element)
  if ('now' in rootElement().dataset) fetchClientBundle()
})
