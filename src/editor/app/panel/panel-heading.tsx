import { type KeyboardEvent, type PropsWithChildren, useEffect, useRef } from 'react'
import { Button, type ButtonProps } from 'react-aria-components'
import { askedByKeys } from '../frame/frame-protocol.ts'
import { messages } from '../messages/messages.ts'

/** Goes back on Escape, unless something inside has handled the key, as a calendar does to close itself. */
export const onEscape = (back: () => void): { readonly onKeyDown: (event: KeyboardEvent) => void } => ({
  onKeyDown(event) {
    if (event.key !== 'Escape' || event.isDefaultPrevented()) return
    event.preventDefault()
    event.stopPropagation()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    back()
  },
})

/** Fields of what is not in the content, where the browser itself undoes what is typed, and what lies over it. */
const ownFields = ':is(form[novalidate], .everything) :is(input, textarea), [role=dialog]'

/** Undoes and redoes by the keys of the browser's own undo. */
export function useUndoKeys(undoOrRedo: (way: 'undo' | 'redo') => Promise<void>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const asked = askedByKeys(event)
      const isOwn = event.target instanceof Element && event.target.closest(ownFields)
      if (!asked || (isOwn && asked !== 'save')) return
      event.preventDefault()
      // Everything is saved by itself; the browser would save the editor as a web page.
      if (asked !== 'save') void undoOrRedo(asked)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

/** Whether the owner has done anything yet. */
let isTouched = false
const touch = () => (isTouched = true)
// A panel may also be rendered where there is no window.
if (typeof window !== 'undefined')
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { capture: true, once: true })

/** A panel's heading. It is focused when the panel opens: users of keyboards and screen readers continue from there. */
export function PanelHeading({ children, as: Heading = 'h2' }: PropsWithChildren<{ as?: 'h2' | 'h3' }>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What is open at the start takes no focus: the page and the toolbar come first.
    if (isTouched || document.activeElement !== document.body) heading.current?.focus()
  }, [])
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  )
}

export const PanelSection = ({ children }: PropsWithChildren) => (
  <section className="panel" aria-label={messages.panel}>
    {children}
  </section>
)

interface ListPanelProps extends PropsWithChildren {
  readonly heading: string
  /** Goes back to the list from what is open in its place; undefined while the list is shown. */
  readonly back: (() => void) | undefined
}

/** A panel with a list of pages or events, or with what was opened from it. */
export const ListPanel = ({ heading, back, children }: ListPanelProps) => (
  <section className="panel pages" aria-label={messages.panel} {...(back && onEscape(back))}>
    {back && <Back onPress={back} />}
    <header>
      <PanelHeading key={heading}>{heading}</PanelHeading>
    </header>
    {children}
  </section>
)

/** The way back from what is open in a panel. */
export const Back = ({ onPress }: { readonly onPress: () => void }) => (
  <nav aria-label={messages.around}>
    <Button onPress={onPress}>{messages.back}</Button>
  </nav>
)

/** Takes the focus where the button that had it is gone. */
export const focused = (element?: HTMLElement | null) => element?.focus()

/** Where what had the focus is gone, the keys and a screen reader go on at the outcome, or else at the heading. */
export function keepFocus(side: HTMLElement | null): void {
  let last: Element | undefined
  side?.addEventListener('focusin', ({ target }) => (last = target instanceof Element ? target : undefined))
  const find = (place: string) => side?.querySelector<HTMLElement>(`.panel ${place}`)
  const lookForLoss = () => {
    if (document.activeElement !== document.body || last?.isConnected !== false) return
    ;(find('[role=status][tabindex]:not(:empty)') ?? find(':is(h2, .usual button)'))?.focus({ preventScroll: true })
  }
  // What knows a better place has taken the focus there by the next frame.
  const observer = new MutationObserver(() => requestAnimationFrame(lookForLoss))
  if (side) observer.observe(side, { childList: true, subtree: true })
}

/** What a panel is there for. */
export const MainButton = (props: ButtonProps) => <Button {...props} className="primary" />

/** What else can be done in a part of a panel. */
export const StepButton = (props: ButtonProps) => <Button {...props} className="step" />
