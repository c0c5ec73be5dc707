import type { Language } from '../../../content/model/language.ts'
import type { Page } from '../../../content/page/page.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'

/** What the editor sends to the frame. */
export type ToFrame =
  /** Render this page. Its texts are marked; `sources` says what the marks refer to. */
  | {
      readonly kind: 'show'
      readonly page: Page
      readonly sources: readonly ContentPath[]
      readonly scheme: 'light' | 'dark'
      /** The label of the buttons between blocks; null if the page is only looked at, absent if a block is shown alone. */
      readonly insertLabel?: string | null
    }
  /** Outline what belongs to this place, and bring it into view. */
  | { readonly kind: 'point'; readonly source: ContentPath | undefined }
  /** Take the focus back to what was last selected. */
  | { readonly kind: 'focus' }
  /** Report the size at which the pictures of this place are rendered. */
  | { readonly kind: 'measure'; readonly source: ContentPath }

/** What the frame sends to the editor. */
export type FromFrame =
  | { readonly kind: 'ready' }
  /** Something was clicked: `icon` if it was a drawing, `text` if it was anything else but a picture. */
  | {
      readonly kind: 'picked'
      readonly source: ContentPath
      readonly part: 'text' | 'picture' | 'icon'
      readonly caret?: Caret | undefined
    }
  /** Another block is wanted there. */
  | { readonly kind: 'insert'; readonly at: number }
  /** The keyboard shortcut for it was pressed. */
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'language'; readonly language: Language }
  /** A page was rendered. */
  | { readonly kind: 'rendered' }
  /** The distinct shapes of what was to be measured. */
  | { readonly kind: 'measured'; readonly boxes: readonly CropBox[] }

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
 * Sends a message to a frame of the editor's own origin. The message is not cloned, so a block that has not changed is
 * the same object in the frame.
 */
export function postToFrame(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.dispatchEvent(new CustomEvent(messageEvent, { detail: message }))
}

/** Listens, in the frame, for messages from the editor. */
export function onEditorMessage(listen: (message: ToFrame) => void): void {
  addEventListener(messageEvent, (event) => listen((event as CustomEvent<ToFrame>).detail))
}

const messageEvent = 'editor-tells'

/** What the keyboard shortcuts for undo and redo ask for, on any kind of computer; undefined for other keys. */
export function askedByKeys(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo'
  return key === 'z' ? 'undo' : undefined
}
