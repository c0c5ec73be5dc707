import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Language } from '../content/language.ts'
import { announceLanguage } from './announce-language.ts'
import { setCanonical } from './canonical.ts'
import { keepPlace } from './keep-place.ts'
import { fetchPageData, pageDataAddress, type PageData } from './page-data.ts'
import { Site } from './site.tsx'

interface LiveSiteProps {
  readonly first: PageData
  readonly firstLanguage: Language
  readonly root: HTMLElement
}

/** The site in the browser: it holds the language in memory and follows the address from page to page. */
export function LiveSite({ first, firstLanguage, root }: LiveSiteProps) {
  const [language, setLanguage] = useState(firstLanguage)
  const page = usePageOfAddress(first)[language]

  useEffect(() => {
    document.documentElement.lang = page.language
    document.title = page.title
    setCanonical(page.language, page.path)
  }, [page])

  function changeLanguage(next: Language) {
    if (next === language) return
    keepPlace(root, () => flushSync(() => setLanguage(next)))
    announceLanguage(root)
  }

  return <Site page={page} onLanguage={changeLanguage} />
}

/** The data of the page at the current address; while it is on its way, the page before stays. */
function usePageOfAddress(first: PageData): PageData {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const [shown, setShown] = useState({ pathname, data: first })

  useEffect(() => {
    if (pathname === shown.pathname) return
    let superseded = false
    fetchPageData(pageDataAddress(pathname)).then(
      (data) => {
        if (superseded) return
        flushSync(() => setShown({ pathname, data }))
        if (navigation !== 'POP') startAtTop()
      },
      // The host knows best what stands at this address: the page itself, or its own not-found page.
      () => !superseded && location.reload(),
    )
    return () => {
      superseded = true
    }
  }, [pathname, shown.pathname, navigation])

  // While developing: a change of the content is shown in its place.
  useEffect(() => {
    const follow = () =>
      void fetchPageData(pageDataAddress(pathname)).then((changed) => {
        setShown({ pathname, data: changed })
      })
    import.meta.hot?.on('content-changed', follow)
    return () => import.meta.hot?.off('content-changed', follow)
  }, [pathname])

  return shown.data
}

/** What a browser does by itself when it opens a page: the top is shown, and the next Tab starts from there. */
function startAtTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('main')?.focus({ preventScroll: true })
}
