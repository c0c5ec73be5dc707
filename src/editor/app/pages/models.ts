import type { Block } from '../../../content/schema/types.generated.ts'
import type { Messages } from '../messages/pt.ts'

/** What a new page may begin with, block by block; the schema's own examples are in them. */
export const models: Readonly<Record<keyof Messages['pages']['models'], readonly Block['type'][]>> = {
  text: ['hero', 'passage', 'contact'],
  invitation: ['hero', 'reasons', 'experience', 'testimonials', 'call-to-action'],
  offer: ['hero', 'services', 'values', 'contact'],
}
