import type { ReactNode, MouseEventHandler } from 'react'
import { useWord } from './words.tsx'
import { useLinkClickHandler } from 'react-router-dom'
import { MessageCircle } from 'lucide'
import type { LocalisedButton } from '../../content/page/localised.ts'
import './button.css'
import { Drawing } from './icon.tsx'
import { Each } from './each.tsx'

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

interface ButtonProps {
  readonly button: LocalisedButton
  /** How it looks; a `plain` one is a link in running text. */
  readonly look?: 'primary' | 'secondary' | 'plain'
}

/** A link that looks like what it asks for: one that opens a chat has an icon. */
export function Button({ button: { label, href, kind, phone, notice }, look = 'primary' }: ButtonProps) {
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
        <>
          {notice && <span className="notice">{notice}</span>}
          <NewTabLink className={className} href={href} opens="opensChat" phone={phone}>
            {look !== 'plain' && <Drawing shapes={MessageCircle} strokeWidth={1.5} />}
            {label}
          </NewTabLink>
        </>
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

/** A row of buttons, the most important first. */
export function Buttons({ buttons }: { readonly buttons: readonly LocalisedButton[] }) {
  return (
    <p className="buttons">
      <Each of={buttons}>
        {(button, place) => <Button button={button} look={place === 0 ? 'primary' : 'secondary'} />}
      </Each>
    </p>
  )
}
