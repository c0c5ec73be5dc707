import { MessageCircle } from 'lucide'
import { PageLink } from './page-link.tsx'
import type { LocalisedButton } from '../content/localise/localised.ts'
import './button.css'
import { Drawing } from './drawing.tsx'
import { NewTabLink } from './new-tab-link.tsx'

interface ButtonProps {
  readonly button: LocalisedButton
  /** How it looks; a `plain` one is a link in running text. */
  readonly look?: 'primary' | 'secondary' | 'plain'
}

/** A link that looks like what it asks for: one that opens a chat has an icon. */
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
        <NewTabLink className={className} href={href} opens="opensChat" phone={phone}>
          {look !== 'plain' && <Drawing shapes={MessageCircle} strokeWidth={1.5} />}
          {label}
        </NewTabLink>
      )
    case 'address':
      // A call or a letter leaves the site as it is: another program opens, not a tab.
      if (/^(tel|mailto):/.test(href))
        return (
          <a className={className} href={href}>
            {label}
          </a>
        )
      return (
        <NewTabLink className={className} href={href} opens="opensNewTab">
          {label}
        </NewTabLink>
      )
  }
}
