import type { Language } from '../../../content/language.ts'
import type { Page } from '../../../content/localise/page.ts'
import type { ContentPath } from './provenance.ts'

/** What the editor tells the frame. */
export type ToFrame =
  /** Draw this page. Its texts are marked; `sources` says what the marks stand for. */
  | {
      readonly kind: 'show'
      readonly page: Page
      readonly sources: readonly ContentPath[]
      readonly scheme: 'light' | 'dark'
      /** What the marks between blocks are called; absent where there are none, because a block is shown alone. */
      readonly insertLabel?: string
    }
  /** Outline what stands for this place, and bring it into view. */
  | { readonly kind: 'point'; readonly source: ContentPath | undefined }
  /** Take the focus, where it was when something was last chosen. */
  | { readonly kind: 'focus' }
  /** Say how large the pictures are drawn that stand for this place. */
  | { readonly kind: 'measure'; readonly source: ContentPath }

/** What the frame tells the editor. */
export type FromFrame =
  | { readonly kind: 'ready' }
  /** She clicked on something. `icon` where it was a drawing. */
  | { readonly kind: 'picked'; readonly source: ContentPath; readonly part: 'text' | 'picture' | 'icon' | 'whole' }
  /** She wants another block there. */
  | { readonly kind: 'insert'; readonly at: number }
  /** She pressed the keys for it. */
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'language'; readonly language: Language }
  /** A page was drawn: how long that took from its message on, in milliseconds. */
  | { readonly kind: 'drawn' }
  /** The shapes of what was to be measured, each once. */
  | { readonly kind: 'measured'; readonly boxes: readonly CropBox[] }

/** The room that a block gives to a picture. In CSS pixels. */
export interface CropBox {
  readonly width: number
  readonly height: number
  /** How round its corners are, as a part of its width: 0.5 is a circle. */
  readonly round: number
}

/**
 * Tells a frame, which is of the editor's own origin, without a copy of what is told: a block that did not change is
 * the same object there as well.
 */
export function tellFrame(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.dispatchEvent(new CustomEvent(told, { detail: message }))
}

/** Listens, in the frame, to what it is told. */
export function onTold(listen: (message: ToFrame) => void): void {
  addEventListener(told, (event) => listen((event as CustomEvent<ToFrame>).detail))
}

const told = 'editor-tells'
