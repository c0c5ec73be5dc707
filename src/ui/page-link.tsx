import type { MouseEventHandler, ReactNode } from 'react'
import { useLinkClickHandler } from 'react-router-dom'

interface PageLinkProps {
  readonly to: string
  readonly className?: string
  /** The language of what it says, where that isn't the page's. */
  readonly lang?: string
  readonly children: ReactNode
}

/**
 * A link to another page of the site: shown without loading everything afresh, once React is there. The router's own
 * `Link` does the same, and brings its prefetching and its forms along.
 */
export function PageLink({ to, children, ...attributes }: PageLinkProps) {
  const follow: MouseEventHandler<HTMLAnchorElement> = useLinkClickHandler(to)
  return (
    <a href={to} onClick={follow} {...attributes}>
      {children}
    </a>
  )
}
