import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useWord } from '../ui/words.tsx'
import './not-found.css'

/** What any unknown address shows. The three fixed strings are English in both languages. */
export function NotFound() {
  const word = useWord()
  const { pathname } = useLocation()

  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`)
  }, [pathname])

  return (
    <main id="main" className="not-found" tabIndex={-1}>
      <h1 lang="en">
        <span>{word('notFoundCode')}</span> {word('notFoundTitle')}
      </h1>
      <p className="lead">{word('notFoundHint')}</p>
      <p>
        <Link className="button primary" to="/" lang="en">
          {word('notFoundHome')}
        </Link>
      </p>
    </main>
  )
}
