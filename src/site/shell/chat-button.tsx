import type { LocalisedButton } from '../../content/page/localised.ts'
import { Button } from '../ui/button.tsx'
import './chat-button.css'

/** On a phone, the button under the thumb wherever one is on the page. */
export function ChatButton({ button }: { readonly button: LocalisedButton }) {
  return (
    <aside className="thumb">
      <Button button={button} />
    </aside>
  )
}
