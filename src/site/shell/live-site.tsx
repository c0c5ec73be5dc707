import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Language } from '../../content/model/language.ts'
import { keepPlace } from './keep-place.ts'
import { fetchPageData, pageDataAddress, type PageData } from './page-data.ts'
import type { Arrival } from './scroll-restoration.ts'
import { Site } from './site.tsx'
import { announceLanguage, correctAddress, setCanonical } from './tell-language.ts'

interface LiveSiteProps {
  readonly first: PageData
  readonly firstLanguage: Language
  readonly root: HTMLElement
  /** Called when the page of the address is shown, to restore its scroll position. */
  readonly onArrival: (arrival: Arrival) => void
}

/** The hydrated site: keeps the language in memory and shows the page of the current address. */
export function LiveSite({ first, firstLanguage, root, onArrival }: LiveSiteProps) {
  const [{ language, changed, before }, setShown] = useState({
    language: firstLanguage,
    changed: Infinity,
    before: firstLanguage,
  })
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const { data, waiting } = usePageOfAddress(first)
  const page = data[language]

  useLayoutEffect(() => {
    if (waiting) root.setAttribute('aria-busy', 'true')
    else onArrival({ key, path: pathname, type })
    return () => root.removeAttribute('aria-busy')
  }, [key, pathname, type, waiting, root, onArrival])

  useEffect(() => {
    document.documentElement.lang = page.language
    document.title = page.title
    setCanonical(page.language, page.path)
  }, [page])

  // Back and Forward can lead to an address whose `lang` is not the language chosen since.
  useEffect(() => correctAddress(language))

  function changeLanguage(next: Language) {
    if (next === language) return
    const change = (blocks: number) => flushSync(() => setShown({ language: next, changed: blocks, before: language }))
    keepPlace(root, change, change)
    announceLanguage(root)
  }

  return <Site page={page} below={{ page: data[before], from: changed }} onLanguage={changeLanguage} />
}

interface PageOfAddress {
  readonly data: PageData
  /** True while the previous page is shown because the page at the address is still loading. */
  readonly waiting: boolean
}

/**
 * The data of the page at the current address. A page that was loaded before is shown at once.
 * @param first the data of the page in the document
 */
function usePageOfAddress(first: PageData): PageOfAddress {
  const { pathname } = useLocation()
  const [pages, setPages] = useState<Readonly<Record<string, PageData>>>({ [pathname]: first })
  const [shown, setShown] = useState(pathname)
  const waiting = !pages[pathname]
  if (!waiting && shown !== pathname) setShown(pathname)

  useEffect(() => {
    if (!waiting) return undefined
    const superseded = new AbortController()
    fetchPageData(pageDataAddress(pathname), superseded.signal).then(
      (data) => setPages((others) => ({ ...others, [pathname]: data })),
      // A reload lets the host answer: with the page itself, or with its not-found page.
      () => superseded.signal.aborted || location.reload(),
    )
    return () => superseded.abort()
  }, [pathname, waiting])

  return { data: pages[shown] ?? first, waiting }
}
