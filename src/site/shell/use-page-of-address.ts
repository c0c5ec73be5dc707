import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchPageData, pageDataAddress, type PageData } from './page-data.ts'

interface PageOfAddress {
  readonly data: PageData
  /** True while the page at the address is on its way and the page before is still shown. */
  readonly waiting: boolean
}

/**
 * The data of the page at the current address. A page that has been here is shown at once.
 * @param first the data of the page that the document holds
 */
export function usePageOfAddress(first: PageData): PageOfAddress {
  const { pathname } = useLocation()
  const [pages, setPages] = useState<Readonly<Record<string, PageData>>>({ [pathname]: first })
  const [shown, setShown] = useState(pathname)
  const waiting = !pages[pathname]
  if (!waiting && shown !== pathname) setShown(pathname)

  useEffect(() => {
    if (!waiting) return undefined
    const overtaken = new AbortController()
    fetchPageData(pageDataAddress(pathname), overtaken.signal).then(
      (data) => setPages((others) => ({ ...others, [pathname]: data })),
      // The host knows best what stands at this address: the page itself, or its own not-found page.
      () => overtaken.signal.aborted || location.reload(),
    )
    return () => overtaken.abort()
  }, [pathname, waiting])

  return { data: pages[shown] ?? first, waiting }
}
