import type { Block } from '../../../content/schema/types.generated.ts'
import type { Messages } from '../messages/pt.ts'

/** Templates for a new page, as lists of blocks that are filled with the schema's own examples. */
export const models: Readonly<Record<keyof Messages['pages']['models'], readonly Block['type'][]>> = {
  text: ['hero', 'passage', 'contact'],
  invitation: ['hero', 'reasons', 'experience', 'testimonials', 'call-to-action'],
  offer: ['hero', 'services', 'values', 'contact'],
}
