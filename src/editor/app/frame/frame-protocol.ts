import type { Language } from '../../../content/model/language.ts'
import type { Page } from '../../../content/page/page.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'

export type ToFrame =
  /** Render this page. Its texts are marked; `sources` says what the marks refer to. */
  | {
      readonly kind: 'show'
      readonly page: Page
      readonly sources: readonly ContentPath[]
      readonly scheme: 'light' | 'dark'
      /** Label of the buttons between blocks, or empty; null if the page is only looked at, absent if a block is shown alone. */
      readonly insertLabel?: string | null
    }
  /** Outline what belongs to this place, and bring it into view. */
  | { readonly kind: 'point'; readonly source: ContentPath | undefined }
  /** Take the focus back to what was last selected. */
  | { readonly kind: 'focus' }
  /** Give the distinct shapes in which the pictures of this place are rendered, at once. */
  | { readonly kind: 'measure'; readonly source: ContentPath; readonly take: (boxes: readonly CropBox[]) => void }

export type FromFrame =
  | { readonly kind: 'ready' }
  /** Something was clicked: a drawing (`icon`), a picture, or all else. A file dropped beside every field has no `file`. */
  | {
      readonly kind: 'picked'
      readonly source: ContentPath
      readonly part: 'text' | 'picture' | 'icon'
      readonly caret?: Caret | undefined
    }
  /** Another block is wanted there. */
  | { readonly kind: 'insert'; readonly at: number }
  | { readonly kind: 'language'; readonly language: Language }

/** Where in a text somebody clicked, so many characters into a piece of it, or what was dropped there. */
export interface Caret {
  readonly text: string
  readonly offset: number
  readonly files?: readonly File[]
}

/** The space that a block gives to a picture, in CSS pixels. */
export interface CropBox {
  readonly width: number
  readonly height: number
  /** Its corners, as the `border-radius` of a box of any size: in per cent. */
  readonly corners: string
}

/**
 * Sends a message to a frame of the editor's own origin, which handles it before this returns. The message is not
 * cloned, so a block that has not changed is the same object in the frame.
 */
export function postToFrame(frame: HTMLIFrameElement | null, message: ToFrame): void {
  if (frame?.contentWindow) send(frame.contentWindow, message)
}

export function postToEditor(message: FromFrame): void {
  if (frameElement) send(frameElement, message)
}

const eventName = 'editor-message'

const send = (to: EventTarget, detail: ToFrame | FromFrame) => to.dispatchEvent(new CustomEvent(eventName, { detail }))

/** Listens: in the frame at its window, and in the editor at the frame's element. @returns ends it */
export function onMessage<Message extends ToFrame | FromFrame>(
  target: EventTarget,
  listen: (message: Message) => void,
): () => void {
  const receive = (event: Event) => listen((event as CustomEvent<Message>).detail)
  target.addEventListener(eventName, receive)
  return () => target.removeEventListener(eventName, receive)
}

/**
 * What the keyboard shortcuts for undo, redo and saving ask for, on any kind of computer; undefined for other keys. A key
 * counts by its letter (QWERTZ, AZERTY) and, where that is not Latin, by its place (https://www.w3.org/TR/uievents-code/).
 */
export function askedByKeys(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): 'undo' | 'redo' | 'save' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const isForeign = /^(?!\p{Script=Latin})\p{Letter}$/u.test(event.key)
  const key = (isForeign ? event.code.replace('Key', '') : event.key).toLowerCase()
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo'
  if (key === 's' && !event.shiftKey) return 'save'
  return key === 'z' ? 'undo' : undefined
}

/** Where a document that draws pages is. On the site the build names the one that belongs to this app. */
export const frameAddress = globalThis.document?.documentElement.dataset['frame'] ?? 'frame'
