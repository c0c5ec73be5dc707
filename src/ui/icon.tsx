import {
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
  type LucideIcon,
} from 'lucide-react'
import type { IconName } from '../content/types.generated.ts'

/** Every icon that the schema offers. A name without a drawing does not compile. */
const icons: Readonly<Record<IconName, LucideIcon>> = {
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

/** A drawing beside a title that already says the same: hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  const Drawing = icons[name]
  return <Drawing className="icon" strokeWidth={1.25} aria-hidden="true" />
}
