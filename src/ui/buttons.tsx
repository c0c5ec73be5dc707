import type { LocalisedButton } from '../content/localise/localised.ts'
import { Button } from './button.tsx'
import { Each } from './each.tsx'

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
