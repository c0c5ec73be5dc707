import './tick.css'
import { Checkbox, type CheckboxProps } from 'react-aria-components'

interface TickProps extends Omit<CheckboxProps, 'className'> {
  /** What else it is, for the styles of its place. */
  readonly className?: string
}

/** A box that can be ticked, beside what the tick means. It looks the same wherever it stands. */
export function Tick({ className, ...props }: TickProps) {
  return <Checkbox {...props} className={className ? `tick ${className}` : 'tick'} />
}
