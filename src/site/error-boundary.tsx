import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

/** Shows the error page where a part of the page fails to render. React itself logs the error. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}
