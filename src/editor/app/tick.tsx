import { Checkbox, type CheckboxProps } from 'react-aria-components'

interface TickProps extends Omit<CheckboxProps, 'className'> {
  /** An additional class, for the styles of its place. */
  readonly className?: string
}

/** A checkbox with its label, which looks the same everywhere. */
export function Tick({ className, ...props }: TickProps) {
  return <Checkbox {...props} className={className ? `tick ${className}` : 'tick'} />
}
