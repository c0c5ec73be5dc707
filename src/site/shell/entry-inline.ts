/**
 * The script that stands in the page itself, before anything that can be tapped. It shows the other language at the
 * first touch, and fetches the program (React) at the first sign that it is needed. It stays small: it is part of
 * every first visit.
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

/** Exchanges the page that is shown with the one in the template, its language and its title. */
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
  // Browsers keep a module that failed to arrive as a failure, for as long as the page is open: another try is made at
  // another address.
  const address = rootElement().dataset['program'] + (failures ? `?${failures}` : '')
  clientBundle ??= import(/* @vite-ignore */ address).catch(() => {
    // Everything can be read and the toggle still works, so only what would wait for the program is undone.
    html.classList.remove('live')
    clientBundle = undefined
    failures += 1
  })
}

/** Runs `task` when the whole page has been parsed: before that there is not yet another language to show. */
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
// After a reload the entries before it are still taken for this document, which holds another page than theirs.
const { pathname } = location
addEventListener('popstate', () => location.pathname !== pathname && location.reload(), { signal })
document.addEventListener(hydratedEvent, () => hydrated.abort())

html.classList.add('live')
openingFirst(whenParsed)
const asked = new URLSearchParams(location.search).get(languageParameter)
// What is asked for in another language is not shown in the first one while it arrives.
if (asked && asked !== html.lang) html.classList.add('arriving')
whenParsed(() => {
  hideByDay([document, (document.getElementById(otherLanguageId) as HTMLTemplateElement).content])
  if (asked === (document.getElementById(otherLanguageId) as HTMLTemplateElement).lang) swapLanguage()
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
