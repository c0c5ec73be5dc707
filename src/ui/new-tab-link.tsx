import type { ReactNode } from 'react'
import { useWord } from './words.tsx'

interface NewTabLinkProps {
  readonly className: string
  readonly href: string
  /** The dictionary word that says what it opens, and that it does so in a new tab. */
  readonly opens: 'opensChat' | 'opensNewTab'
  /** The number that a chat goes to, in figures, for paper. */
  readonly phone?: string
  readonly children: ReactNode
}

/**
 * A link that leaves the site: in a new tab, which can't reach back. It says so after its text, out of sight but in the
 * link itself, so that it is heard wherever links are listed (WCAG techniques G201 and C7); its name still begins with
 * what is seen (WCAG 2.5.3).
 */
export function NewTabLink({ className, href, opens, phone, children }: NewTabLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener" data-phone={phone}>
      {children}
      <span className="visually-hidden">{` (${useWord()(opens)})`}</span>
    </a>
  )
}
