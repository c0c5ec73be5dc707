import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'
import type { ReactNode, Ref } from 'react'

export interface Option {
  readonly id: string
  readonly text: string
  readonly drawing?: ReactNode
}

interface ChoiceFieldProps {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly buttonRef?: Ref<HTMLButtonElement>
  /** Options side by side, as drawings, rather than one below the other. */
  readonly isGrid?: boolean
}

/** One of several options, chosen from a list that names them. */
export function ChoiceField({ label, options, chosen, onChoose, buttonRef, isGrid = false }: ChoiceFieldProps) {
  return (
    <Select
      className="field choice"
      value={chosen ?? null}
      onChange={(id) => id !== null && id !== chosen && onChoose(String(id))}
    >
      <Label>{label}</Label>
      <Button {...(buttonRef && { ref: buttonRef })}>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox items={options} layout={isGrid ? 'grid' : 'stack'}>
          {({ id, text, drawing }) => (
            <ListBoxItem id={id} textValue={text}>
              {drawing}
              <span>{text}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
