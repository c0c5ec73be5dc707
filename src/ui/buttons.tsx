import type { LocalisedButton } from '../content/localise/localise.ts'
import { Button } from './button.tsx'

/** A row of buttons, the most important first. */
export function Buttons({ buttons }: { readonly buttons: readonly LocalisedButton[] }) {
  return (
    <p className="buttons">
      {buttons.map((button, index) => (
        <Button key={button.label} button={button} look={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </p>
  )
}
