import { addressIn, type Language } from '../../content/model/language.ts'
import { Ribbon } from '../ui/ribbon.tsx'
import { useWord } from '../ui/words.tsx'
import './not-found.css'
import { Component, type ReactNode } from 'react'

/** Replaces a page that failed to render. Its link is plain, so that the browser loads everything anew. */
export function ErrorPage({ language }: { readonly language: Language }) {
  const word = useWord()
  return (
    <main id="site_main" className="not-found" tabIndex={-1}>
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

type ErrorBoundaryProps = Readonly<Record<'children' | 'fallback', ReactNode>>

/** Shows the fallback where a part of the page fails to render. React itself logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
