/**
 * The script inside the document, before anything that can be tapped. It changes the language, by the other language's
 * document until React has hydrated the page, and fetches the client bundle at the first sign that it is needed. It must
 * stay small: every first visit downloads it.
 */
import { addressIn, type Language, languages, pageAt } from '../../content/model/language.ts'
import { hideByDay } from '../ui/shown-days.ts'
import { changeInPlace, correctAddress } from './change-language.ts'
import { isTranslated, languageLink, languageOfToggle } from '../ui/interactive.ts'
import { type ChangeLanguage, hydratedEvent, rootId } from './program.ts'
import { openingFirst } from './render-later.ts'

const html = document.documentElement
const { classList } = html
const shown = () => languageOfToggle() ?? (html.lang as Language)
const here = pageAt(location.pathname)
/** Resolves once the document is there, or must have ended where the connection broke. */
const parsed = new Promise<unknown>((resolve) => {
  document.addEventListener('DOMContentLoaded', resolve)
  setTimeout(resolve, 20_000)
})

/**
 * The language last chosen. The not-found page alone, which has no address of its own, may be served in another than its
 * address names: any other page may have been saved or archived.
 */
let wanted = document.querySelector('[rel=canonical]') ? shown() : here.language
let changeHydrated: ChangeLanguage | undefined

/** What differs between the documents of the two languages. */
const partsOf = (page: Document) => [...page.querySelectorAll(`head title, [rel=canonical], #${rootId}`)]
/** The parts of the document in the language that is not shown, once it has arrived. */
let spare: Element[] | undefined
/** Settled when it has arrived, or can't arrive. */
let arrival: Promise<unknown> | undefined

const otherLink = () => document.querySelector<HTMLAnchorElement>(`${languageLink}:not([aria-current])`)
/** Requests the other document. Unlike `DOMParser`, a request may parse HTML where Trusted Types allow no policy. */
function fetchOther(): Promise<unknown> | undefined {
  const link = otherLink()
  if (link && !changeHydrated)
    arrival ??= new Promise<unknown>((resolve) => {
      const request = new XMLHttpRequest()
      request.open('GET', link.href)
      request.responseType = 'document'
      // In milliseconds. After that the link is followed.
      setTimeout(resolve, 10_000)
      let isBroken = false
      request.addEventListener('error', () => (isBroken = true))
      request.onloadend = () => {
        const page = request.response as Document | null
        // Anything but the page may answer, such as the sign-in of a public network.
        if (request.status === 200 && page?.getElementById(rootId)) spare = partsOf(page)
        else arrival = undefined
        // Firefox ends a request with no other event as soon as the visitor goes elsewhere, or takes a file and stays.
        if (request.status || isBroken) resolve(undefined)
        else setTimeout(() => resolve(fetchOther()), 1_000)
      }
      request.send()
    })
  return arrival
}

/** Shows the language that is wanted. If its document can't arrive, its link is followed. */
function change(): void {
  classList.remove('changing')
  if (changeHydrated) changeHydrated(wanted)
  else if (wanted !== shown()) {
    if (!spare) {
      location.assign(otherLink()?.href ?? '')
      // Back may show this page as it was left.
      return void (wanted = shown())
    }
    const [mine, its] = [partsOf(document), spare]
    spare = mine
    changeInPlace(() => {
      html.lang = wanted
      mine.forEach((part, index) => part.replaceWith(its[index] ?? ''))
      hideByDay()
    })
    correctAddress(wanted)
  }
  html.hidden = false
}

let clientBundle: Promise<unknown> | undefined
/** Appended to the address: browsers cache a failed module import for as long as the page is open. */
let retry = ''
function fetchClientBundle(): void {
  // React would render a page anew that a browser has translated, and names in `lang`.
  if (html.lang !== shown() || isTranslated() || document.readyState === 'loading') return doWithoutReact()
  const address = document.getElementById(rootId)?.dataset['program'] + retry
  // It may have failed, and a blocker may have put an empty file in its place.
  clientBundle ??= import(/* @vite-ignore */ address).then(doWithoutReact, () => {
    doWithoutReact()
    clientBundle = undefined
    retry += '?'
  })
  // In milliseconds: a connection may be lost without an end.
  setTimeout(doWithoutReact, 5_000)
}

/** Everything can be read and the toggle works. Only what waits for React is undone, unless it has come. */
function doWithoutReact(): void {
  if (changeHydrated) return
  if (wanted === shown()) html.hidden = false
  else void fetchOther()?.then(change)
  classList.remove('live')
}

for (const sign of ['pointerover', 'pointerdown', 'focusin', 'click']) {
  document.addEventListener(sign, (event) => {
    const { target, type, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    const link = (target as Element).closest<HTMLAnchorElement>(languageLink)
    if (!link) return
    const ready = Promise.all([parsed, fetchOther()])
    // A click with a modifier key opens the link as links do.
    if (type === 'click' && !(ctrlKey || metaKey || shiftKey || altKey)) {
      event.preventDefault()
      wanted = link.lang as Language
      // What a tap waits for is shown: see `language-toggle.css`.
      classList.toggle('changing', wanted !== shown())
      void ready.then(change)
    }
    // The text comes before the program.
    void ready.then(fetchClientBundle)
  })
}
addEventListener('popstate', () => {
  if (changeHydrated) return
  // After a reload, browsers treat earlier history entries as this document's own, though it holds another page.
  if (pageAt(location.pathname).path !== here.path) location.reload()
  else correctAddress(shown())
})
document.addEventListener(hydratedEvent, (event) => {
  changeHydrated = (event as CustomEvent<ChangeLanguage>).detail
  change()
})
// A page may stay open for days, also in a window that is never left.
document.addEventListener('visibilitychange', hideByDay)
setInterval(hideByDay, 600_000)
// By then the browser has gone to an anchor, or back to where the visitor was. That is not reading.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(arrived)))
function arrived(): void {
  // Once more, for what came after a long pause.
  begin()
  let last = scrollY
  addEventListener('scroll', () => {
    classList.toggle('down', last < scrollY && scrollY > 99)
    last = scrollY
  })
  // Before that, what arrives late would leave a visitor who comes to an anchor beside it.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) html.style.scrollBehavior = 'smooth'
  if (!(navigator as { readonly connection?: { readonly saveData: boolean } }).connection?.saveData) void fetchOther()
}

classList.add('live')
// Nothing is shown in another language than the address names: the not-found page waits for React.
html.hidden = wanted !== shown()
const address = new URL(location.href)
const asked = address.searchParams.get('lang')
if (asked !== null) {
  // How the site named a language in former addresses.
  address.searchParams.delete('lang')
  address.pathname = addressIn(here.path, languages.find((each) => each === asked) ?? wanted)
  html.hidden = true
  location.replace(address)
}
openingFirst(parsed)
void parsed.then(begin)
function begin(): void {
  if (document.querySelector('[data-now]')) fetchClientBundle()
  const nearing = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      nearing.disconnect()
      fetchClientBundle()
    },
    { rootMargin: '100%' },
  )
  for (const element of document.querySelectorAll('[data-live]')) nearing.observe(element)
  hideByDay()
}
