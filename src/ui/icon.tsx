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
  type IconNode,
} from 'lucide'
import type { IconName } from '../content/schema/types.generated.ts'
import { Drawing } from './drawing.tsx'

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
export function Icon({ name }: { readonly name: IconName }) {
  return <Drawing shapes={icons[name]} strokeWidth={1.25} />
}
