import type { IconName } from '../content/schema/types.generated.ts'
import { Each } from './each.tsx'
import { Icon } from './icon.tsx'
import { unbroken } from './unbroken.tsx'

interface IconListProps {
  readonly items: readonly { readonly title: string; readonly text: string; readonly icon: IconName }[]
}

/** Short texts, each with its icon and title. How they look is for the block to say. */
export function IconList({ items }: IconListProps) {
  return (
    <ul>
      <Each of={items}>
        {({ title, text, icon }) => (
          <li>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{unbroken(text)}</p>
          </li>
        )}
      </Each>
    </ul>
  )
}
