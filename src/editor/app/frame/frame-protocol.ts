import type { Language } from '../../../content/model/language.ts'
import type { Page } from '../../../content/page/page.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'

/** What the editor asks of the page in a frame. */
export interface FrameSide {
  /** Renders a page. */
  readonly show: (shown: ShownPage) => void
  /** Outlines what belongs to this place, and brings it into view. */
  readonly point: (source: ContentPath | undefined) => void
  /** Takes the focus back to what was last selected. */
  readonly focus: () => void
  /** Gives the distinct shapes in which the pictures of this place are rendered. */
  readonly measure: (source: ContentPath) => readonly CropBox[]
}

export interface ShownPage {
  /** Its texts are marked; `sources` says what the marks refer to. */
  readonly page: Page
  readonly sources: readonly ContentPath[]
  readonly scheme: 'light' | 'dark'
  /** The label of the buttons between blocks; null if the page is only looked at, absent if a block is shown alone. */
  readonly insertLabel?: string | null
}

/** What a frame tells the editor. */
interface EditorSide {
  readonly ready: (side: FrameSide) => void
  readonly picked?: ((picked: Picked) => void) | undefined
  /** Another block is wanted there. */
  readonly insert?: ((at: number) => void) | undefined
  readonly language?: (language: Language) => void
}

/** What was clicked: `icon` if it was a drawing, `text` if it was anything else but a picture. */
export interface Picked {
  readonly source: ContentPath
  readonly part: 'text' | 'picture' | 'icon'
  readonly caret?: Caret | undefined
}

/**
 * A frame of the editor's own origin, where each side calls the other. Nothing is cloned, so a block that has not changed
 * is the same object in the frame.
 */
export interface EditorFrame extends HTMLIFrameElement {
  editor?: EditorSide
  /** Absent until the frame can draw. */
  side?: FrameSide
}

/** Where in a text somebody clicked: so many characters into a piece of it. */
export interface Caret {
  readonly text: string
  readonly offset: number
}

/** The space that a block gives to a picture, in CSS pixels. */
export interface CropBox {
  readonly width: number
  readonly height: number
  /** Its corners, as the `border-radius` of a box of any size: in per cent. */
  readonly corners: string
}

/**
 * What the keyboard shortcuts for undo and redo ask for, on any kind of computer; undefined for other keys. A key counts by
 * its letter (QWERTZ, AZERTY) and, where that is not Latin, by its place (https://www.w3.org/TR/uievents-code/).
 */
export function askedByKeys(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const isForeign = /^(?!\p{Script=Latin})\p{Letter}$/u.test(event.key)
  const key = (isForeign ? event.code.replace('Key', '') : event.key).toLowerCase()
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo'
  return key === 'z' ? 'undo' : undefined
}
