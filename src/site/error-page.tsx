import { addressIn, type Language } from '../content/language.ts'
import { Ribbon } from '../ui/ribbon.tsx'
import { useWord } from '../ui/words.tsx'
import './not-found.css'

/** What stands in the place of a page that failed. The way back is a plain link, which loads everything afresh. */
export function ErrorPage({ language }: { readonly language: Language }) {
  const word = useWord()
  return (
    <main id="main" className="not-found" tabIndex={-1}>
      <Ribbon piece="turn" />
      <h1 lang="en">{word('errorTitle')}</h1>
      <p className="lead">{word('errorHint')}</p>
      <p>
        <a className="button primary" href={addressIn('/', language)}>
          {word('errorHome')}
        </a>
      </p>
    </main>
  )
}
