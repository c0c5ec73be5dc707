import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchPageData, pageDataAddress, type PageData } from './page-data.ts'

interface PageOfAddress {
  readonly data: PageData
  /** True while the previous page is shown because the page at the address is still loading. */
  readonly waiting: boolean
}

/**
 * The data of the page at the current address. A page that was loaded before is shown at once.
 * @param first the data of the page in the document
 */
export function usePageOfAddress(first: PageData): PageOfAddress {
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
