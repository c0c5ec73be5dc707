import { MessageCircle } from 'lucide'
import { PageLink } from './page-link.tsx'
import type { LocalisedButton } from '../content/localise.ts'
import './button.css'
import { Drawing } from './drawing.tsx'
import { OpensHint } from './opens-hint.tsx'

interface ButtonProps {
  readonly button: LocalisedButton
  /** How it looks; a `plain` one is a link in running text. */
  readonly look?: 'primary' | 'secondary' | 'plain'
}

/** A link that looks like what it asks for. That it opens a chat in a new tab is told by an icon, and in words. */
export function Button({ button: { label, href, kind, phone }, look = 'primary' }: ButtonProps) {
  const className = look === 'plain' ? 'link' : `button ${look}`
  switch (kind) {
    case 'scroll':
      return (
        <a className={className} href={href}>
          {label}
        </a>
      )
    case 'page':
      return (
        <PageLink className={className} to={href}>
          {label}
        </PageLink>
      )
    case 'chat':
      return (
        <a className={className} href={href} target="_blank" rel="noopener" data-phone={phone}>
          {look !== 'plain' && <Drawing shapes={MessageCircle} strokeWidth={1.5} />}
          {`${label} `}
          <OpensHint what="opensChat" />
        </a>
      )
    case 'address':
      return (
        <a className={className} href={href} target="_blank" rel="noopener">
          {`${label} `}
          <OpensHint what="opensNewTab" />
        </a>
      )
  }
}
