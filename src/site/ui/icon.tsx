import {
  type IconNode,
  Compass,
  Drama,
  Feather,
  Flame,
  Footprints,
  HandHeart,
  Heart,
  HeartHandshake,
  Leaf,
  Music,
  Sparkles,
  Sprout,
  Sun,
  User,
  Users,
  Waves,
} from 'lucide'
import { createElement, memo } from 'react'
import type { IconName } from '../../content/model/schema/types.generated.ts'

type DrawingProps = { readonly shapes: IconNode; readonly strokeWidth: number }

/** A drawing of lines in a square of 24 units, hidden from screen readers. A change of language passes over it. */
export const Drawing = memo(function Drawing({ shapes, strokeWidth }: DrawingProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  )
})

/** Every icon that the schema offers. A name without a drawing does not compile. */
const icons: Readonly<Record<IconName, IconNode>> = {
  compass: Compass,
  drama: Drama,
  feather: Feather,
  flame: Flame,
  footprints: Footprints,
  'hand-heart': HandHeart,
  heart: Heart,
  'heart-handshake': HeartHandshake,
  leaf: Leaf,
  music: Music,
  sparkles: Sparkles,
  sprout: Sprout,
  sun: Sun,
  user: User,
  users: Users,
  waves: Waves,
}

/** The icon of that name, beside a title. */
export const Icon = ({ name }: { readonly name: IconName }) => <Drawing shapes={icons[name]} strokeWidth={1.25} />
