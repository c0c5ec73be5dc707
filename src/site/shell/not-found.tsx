import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLink } from '../ui/button.tsx'
import { addressIn, type Language } from '../../content/model/language.ts'
import { Ribbon } from '../ui/ribbon.tsx'
import { useWord } from '../ui/words.tsx'
import './not-found.css'

/** What any unknown address shows. The three fixed strings are English in both languages. */
export function NotFound({ language }: { readonly language: Language }) {
  const word = useWord()
  // The address that was attempted: on the way home this page still stands while the address has changed.
  const [attempted] = useState(useLocation().pathname)

  useEffect(() => {
    console.error(`404: there is no page at ${attempted}`)
  }, [attempted])

  return (
    <main id="main" className="not-found" tabIndex={-1}>
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
