import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { LocalisedButton } from '../content/localise.ts'
import './button.css'
import { useWord } from './words.tsx'

interface ButtonProps {
  readonly button: LocalisedButton
  /** How it looks; a `plain` one is a link in running text. */
  readonly look?: 'primary' | 'secondary' | 'plain'
}

/**
 * A link that looks like what it asks for. Its accessible name is its label and nothing else; that it opens a chat in a
 * new tab is told by an icon to the eye and by the title, which screen readers give as the description (WCAG G201).
 */
export function Button({ button: { label, href, kind, phone }, look = 'primary' }: ButtonProps) {
  const word = useWord()
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
        <Link className={className} to={href}>
          {label}
        </Link>
      )
    case 'chat':
      return (
        <a
          className={className}
          href={href}
          target="_blank"
          rel="noopener"
          title={word('opensChat')}
          data-phone={phone}
        >
          {look !== 'plain' && <MessageCircle className="icon" strokeWidth={1.5} aria-hidden="true" />}
          {label}
        </a>
      )
    case 'address':
      return (
        <a className={className} href={href} target="_blank" rel="noopener" title={word('opensNewTab')}>
          {label}
        </a>
      )
  }
}
