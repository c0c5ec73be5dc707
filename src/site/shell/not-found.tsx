import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLink } from '../ui/button.tsx'
import { addressIn, defaultLanguage, type Language } from '../../content/model/language.ts'
import { Ribbon } from '../ui/ribbon.tsx'
import { useWord } from '../ui/words.tsx'
import './not-found.css'

/** The page at every unknown address. Its three fixed strings are English in both languages. */
export function NotFound({ language }: { readonly language: Language }) {
  const word = useWord()
  // Kept from the first render: while the home page loads, this page is still shown at another address.
  const [attempted] = useState(useLocation().pathname)

  useEffect(() => {
    // As GitHub Pages has no redirect for: capitals, two slashes, `/pt` before a path, what Facebook or a sentence adds.
    const ends = RegExp(`^/${defaultLanguage}(?=/|$)|(?:&|%3f).*|(?!^)(?:%..|[\\W_])+$`, 'g')
    const meant = attempted.toLowerCase().replace('%23', '#').replace(/\/+/g, '/').replace(ends, '') || '/'
    const isHere = () => location.pathname === attempted
    const lead = ({ ok }: Response) => ok && isHere() && location.replace(meant + location.search + location.hash)
    // Asked for first: the host leads from the address of a folder, without its slash, back to this one.
    if (meant !== attempted) fetch(meant, { method: 'HEAD' }).then(lead, () => undefined)
    console.error(`404: there is no page at ${attempted}`)
  }, [attempted])

  return (
    <main id="site_main" className="not-found" tabIndex={-1}>
      <Ribbon piece="turn" />
      <h1 className="code">{word('notFoundCode')}</h1>
      <p className="sorry" lang="en">
        {word('notFoundTitle')}
      </p>
      <p className="lead">{word('notFoundHint')}</p>
      <p>
        <PageLink className="button primary" to={addressIn('/', language)} lang="en">
          {word('notFoundHome')}
        </PageLink>
      </p>
    </main>
  )
}
