import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router-dom'
import { addressIn, type Language, pageAt } from '../../content/model/language.ts'
import { changeInPlace, correctAddress } from './change-language.ts'
import { isTranslated } from '../ui/interactive.ts'
import { addAllStyles, fetchPageData, pageDataAddress, type PageData } from './page-data.ts'
import type { ChangeLanguage } from './program.ts'
import type { Arrival } from './scroll-restoration.ts'
import { Site } from './site.tsx'

interface LiveSiteProps {
  readonly ref: Ref<ChangeLanguage>
  readonly first: PageData
  readonly firstLanguage: Language
  readonly root: HTMLElement
  /** Called when the page of the address is shown, to restore its scroll position. */
  readonly onArrival: (arrival: Arrival) => void
}

/** The hydrated site: keeps the language in memory and shows the page of the current address. */
export function LiveSite({ ref, first, firstLanguage, root, onArrival }: LiveSiteProps) {
  const [language, setLanguage] = useState(firstLanguage)
  const { key, pathname } = useLocation()
  const { path } = pageAt(pathname)
  const type = useNavigationType()
  const { data, waiting } = usePageOfAddress(path, first, root)
  const page = data[language]

  useLayoutEffect(() => {
    if (waiting) root.setAttribute('aria-busy', 'true')
    else onArrival({ key, path, type })
    return () => root.removeAttribute('aria-busy')
  }, [key, path, type, waiting, root, onArrival])

  useEffect(() => {
    document.documentElement.lang = page.language
    document.title = page.title
    // Phones share this address instead of the one in their address bar.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (canonical) canonical.href = new URL(canonical.href).origin + addressIn(page.path, page.language)
  }, [page])

  // Back and Forward can lead to an address that names another language than the one chosen since.
  useEffect(() => correctAddress(language))

  function changeLanguage(next: Language) {
    if (next === language) return
    if (isTranslated()) return location.assign(addressIn(path, next))
    changeInPlace(() => flushSync(() => setLanguage(next)))
  }
  useImperativeHandle(ref, () => changeLanguage)

  return <Site page={page} />
}

/**
 * The data of the page with a path. A page that was loaded before is shown at once.
 * @param first the data of the page in the document
 * @returns also whether the previous page is shown because the page at the address is still loading
 */
function usePageOfAddress(path: string, first: PageData, root: HTMLElement) {
  const [pages, setPages] = useState<Readonly<Record<string, PageData>>>({ [path]: first })
  const [shown, setShown] = useState(path)
  const waiting = !pages[path]
  if (!waiting && shown !== path) setShown(path)

  useEffect(() => {
    if (!waiting) return undefined
    const superseded = new AbortController()
    // A reload lets the host answer: with the page itself, or with its not-found page.
    const openDocument = () => superseded.signal.aborted || location.reload()
    // In milliseconds: a connection may be lost without an end.
    setTimeout(openDocument, 10_000)
    Promise.all([fetchPageData(pageDataAddress(path), superseded.signal), addAllStyles(root)]).then(
      ([data]) => setPages((others) => ({ ...others, [path]: data })),
      // Firefox breaks requests off as soon as the visitor goes elsewhere, and a reload would win over that.
      () => setTimeout(openDocument, 2_000),
    )
    return () => superseded.abort()
  }, [path, waiting, root])

  return { data: pages[shown] ?? first, waiting }
}
