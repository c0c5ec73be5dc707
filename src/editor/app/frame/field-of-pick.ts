import type { Value } from '../../../content/parse/source.ts'
import { valueAt } from '../panel/thing.ts'
import type { FromFrame } from './frame-protocol.ts'
import type { Source } from './provenance.ts'

type Picked = Extract<FromFrame, { kind: 'picked' }>

/**
 * The field that what was clicked stands for. A text has its own; a picture is known by the text that describes it, an
 * icon by the texts beside it.
 *
 * @param value what the file says
 */
export function fieldOfPick({ source, part }: Picked, value: Value | undefined): Source {
  const { file, path } = source
  const has = (key: string) => (length: number) => {
    const at = valueAt(value, path.slice(0, length))
    return typeof at === 'object' && !Array.isArray(at) && key in at
  }
  if (part === 'picture') {
    const length = upwards(path.length).find(has('file'))
    if (length !== undefined) return { file, path: path.slice(0, length) }
  }
  if (part === 'icon') {
    // Beside a single text, such as a title, it belongs to what that text is the title of.
    const nearest = path.at(-1) === 'pt' || path.at(-1) === 'en' ? path.length - 2 : path.length
    if (has('icon')(nearest)) return { file, path: [...path.slice(0, nearest), 'icon'] }
  }
  return source
}

const upwards = (length: number): number[] => Array.from({ length: length + 1 }, (_, index) => length - index)
