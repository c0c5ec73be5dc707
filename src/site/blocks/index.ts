import type { ComponentType } from 'react'
import type { BlockProps, BlockType } from '../ui/section.tsx'
import { CallToAction } from './call-to-action/call-to-action.tsx'
import { ClassDetails } from './class-details/class-details.tsx'
import { Contact } from './contact/contact.tsx'
import { Events } from './events/events.tsx'
import { Experience } from './experience/experience.tsx'
import { Facilitator } from './facilitator/facilitator.tsx'
import { Faq } from './faq/faq.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Hero } from './hero/hero.tsx'
import { Passage } from './passage/passage.tsx'
import { Practice } from './practice/practice.tsx'
import { Reasons } from './reasons/reasons.tsx'
import { Services } from './services/services.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'
import { Values } from './values/values.tsx'

/** The component of each block type. A type in the schema without a line here does not compile. */
export const blocks: { readonly [Type in BlockType]: ComponentType<BlockProps<Type>> } = {
  'call-to-action': CallToAction,
  'class-details': ClassDetails,
  contact: Contact,
  events: Events,
  experience: Experience,
  facilitator: Facilitator,
  faq: Faq,
  gallery: Gallery,
  hero: Hero,
  passage: Passage,
  practice: Practice,
  reasons: Reasons,
  services: Services,
  testimonials: Testimonials,
  values: Values,
}
