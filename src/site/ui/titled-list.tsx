import type { IconName } from '../../content/model/schema/types.generated.ts'
import type { RichText } from '../../content/page/localised.ts'
import { Each } from './each.tsx'
import { Icon } from './icon.tsx'
import { SingleParagraph } from './prose.tsx'

interface TitledListProps {
  readonly items: readonly { readonly title: string; readonly text: RichText; readonly icon?: IconName }[]
  /** What each takes, such as its length and its price. */
  readonly terms?: readonly (readonly string[])[] | undefined
}

/** Short texts, each with a title and perhaps an icon. The styles are those of the block. */
export const TitledList = ({ items, terms }: TitledListProps) => (
  <ul>
    <Each of={items}>
      {({ title, text, icon }, place) => (
        <li>
          {icon && <Icon name={icon} />}
          <h3>{title}</h3>
          <SingleParagraph text={text} />
          {!!terms?.[place]?.length && (
            <ul className="terms">
              <Each of={terms[place]}>{(term) => <li>{term}</li>}</Each>
            </ul>
          )}
        </li>
      )}
    </Each>
  </ul>
)
