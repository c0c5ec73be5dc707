import type { IconName } from '../../content/model/schema/types.generated.ts'
import { Each } from './each.tsx'
import { Icon } from './icon.tsx'
import { withLineBreaks } from './prose.tsx'

interface TitledListProps {
  readonly items: readonly { readonly title: string; readonly text: string; readonly icon?: IconName }[]
}

/** Short texts, each with a title and perhaps an icon. The styles are those of the block. */
export function TitledList({ items }: TitledListProps) {
  return (
    <ul>
      <Each of={items}>
        {({ title, text, icon }) => (
          <li>
            {icon && <Icon name={icon} />}
            <h3>{title}</h3>
            <p>{withLineBreaks(text)}</p>
          </li>
        )}
      </Each>
    </ul>
  )
}
