import type { ReactNode, MouseEventHandler } from 'react'
import { useWord } from './words.tsx'
import { useNavigate } from 'react-router-dom'
import { MessageCircle } from 'lucide'
import type { LinkTarget, LocalisedButton } from '../../content/page/localised.ts'
import { isTranslated } from './interactive.ts'
import { isLong } from './is-long.ts'
import './button.css'
import { Drawing } from './icon.tsx'
import { Each } from './each.tsx'

interface NewTabLinkProps {
  readonly className: string
  readonly href: string
  /** The dictionary word that says what it opens, and that it does so in a new tab. */
  readonly opens: 'opensChat' | 'opensNewTab'
  /** What it is about, where several links have one label. */
  readonly about?: string
  /** What stands in its place on paper. */
  readonly printed?: string
  readonly children: ReactNode
}

/**
 * A link that opens another site in a new tab without access to this one (`noopener`). A visually hidden text inside the
 * link says so, and is read wherever a screen reader lists links (WCAG techniques G201 and C7). It comes last, so that
 * the accessible name begins with the visible label (WCAG 2.5.3).
 */
export const NewTabLink = ({ className, href, opens, about, printed, children }: NewTabLinkProps) => (
  <a className={className} href={href} target="_blank" rel="noopener" data-printed={printed}>
    {children}
    <span className="visually-hidden">{`${about ? `: ${about}` : ''} (${useWord()(opens)})`}</span>
  </a>
)

interface PageLinkProps {
  readonly to: string
  readonly className?: string
  /** The language of what it says, where that isn't the page's. */
  readonly lang?: string
  readonly children: ReactNode
}

/**
 * A link to another page of the site. Once React has hydrated, the page changes without a full load. The router's own
 * `Link` does the same, but adds prefetching, forms and relative paths to the bundle.
 */
export function PageLink({ to, children, ...attributes }: PageLinkProps) {
  const navigate = useNavigate()
  const follow: MouseEventHandler<HTMLAnchorElement> = (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || isTranslated()) return
    event.preventDefault()
    // Where one is already is no other entry of the history.
    void navigate(to, { replace: to === location.pathname + location.hash })
  }
  return (
    <a href={to} onClick={follow} {...attributes}>
      {children}
    </a>
  )
}

interface TargetLinkProps {
  readonly target: LinkTarget
  readonly className: string
  readonly children: ReactNode
}

/** A link to a block, a page, a chat or another site. */
export function TargetLink({ target: { kind, href, printed }, className, children }: TargetLinkProps) {
  // A phone call or an e-mail opens another application, not a tab. At a link to a block a browser also opens an answer.
  if (kind === 'scroll' || /^(tel|mailto):|^\/.*#/.test(href))
    return (
      <a className={className} href={href} data-printed={printed}>
        {children}
      </a>
    )
  if (kind === 'page')
    return (
      <PageLink className={className} to={href}>
        {children}
      </PageLink>
    )
  return (
    <NewTabLink {...{ className, href, printed }} opens={kind === 'chat' ? 'opensChat' : 'opensNewTab'}>
      {children}
    </NewTabLink>
  )
}

interface ButtonProps {
  readonly button: LocalisedButton
  /** Its style; a `plain` one is a link in running text. */
  readonly variant?: 'primary' | 'secondary' | 'plain'
}

/** A link with the look of a button. One that opens a chat has an icon. */
export function Button({ button, variant = 'primary' }: ButtonProps) {
  const { kind, notice, label } = button
  return (
    <>
      {notice && (
        <span className="notice" data-much={isLong(notice)}>
          {notice}
        </span>
      )}
      <TargetLink target={button} className={variant === 'plain' ? 'link' : `button ${variant}`}>
        {kind === 'chat' && variant !== 'plain' && <Drawing shapes={MessageCircle} strokeWidth={1.5} />}
        {label}
      </TargetLink>{' '}
    </>
  )
}

/** A row of buttons, the most important first. */
export const Buttons = ({ buttons }: { readonly buttons: readonly LocalisedButton[] }) => (
  <p className="buttons">
    <Each of={buttons}>
      {(button, place) => <Button button={button} variant={place === 0 ? 'primary' : 'secondary'} />}
    </Each>
  </p>
)
