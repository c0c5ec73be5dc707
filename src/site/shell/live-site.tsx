import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Language } from '../../content/model/language.ts'
import { keepPlace } from './keep-place.ts'
import type { PageData } from './page-data.ts'
import type { Arrival } from './scroll-restoration.ts'
import { Site } from './site.tsx'
import { announceLanguage, correctAddress, setCanonical } from './tell-language.ts'
import { usePageOfAddress } from './use-page-of-address.ts'

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
