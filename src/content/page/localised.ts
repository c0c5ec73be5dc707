import type { LocalisedText, Button, LongText, Picture } from '../model/schema/types.generated.ts'

/** A picture file in the variants that a browser chooses from. Widths and heights are in pixels. */
export interface ResponsiveImage {
  readonly width: number
  readonly height: number
  /** The address of the variant that every browser can show. */
  readonly src: string
  /** The modern formats, best first; `srcset` is in width descriptors. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
  /** Colours (`#rrggbb`) of a coarse grid, row by row, shown until the picture is there. */
  readonly placeholder: { readonly columns: number; readonly colours: readonly string[] }
}

export interface LocalisedPicture extends ResponsiveImage {
  readonly file: string
  readonly alt: string
  /** The point that is never cropped away, in per cent from the top left corner. */
  readonly focus?: { readonly x: number; readonly y: number }
}

export interface LinkTarget {
  readonly kind: 'scroll' | 'chat' | 'page' | 'address'
  readonly href: string
  /** What replaces the button in print: the number or address that it leads to, as the owner wrote it. */
  readonly printed?: string
  /** What is read before the button. */
  readonly notice?: string
}

export type LocalisedButton = LinkTarget & { readonly label: string }

/**
 * A long text in one language. A text without any Markdown is the string that the owner wrote; any other consists of
 * blocks. The site knows a part of CommonMark 0.31: paragraphs, lists, strong, emphasis and links.
 */
export type RichText = string | readonly RichElement[]

/** A text, in which `\n` is a line break, or an element. */
export type RichNode = string | RichElement

export type RichElement =
  | {
      /** The element of HTML; `tight` is a paragraph that is not set apart, as in most lists. */
      readonly kind: 'p' | 'tight' | 'ul' | 'ol' | 'li' | 'strong' | 'em'
      /** The number of a list's first item, where it is not 1. */
      readonly start?: number
      readonly content: readonly RichNode[]
    }
  | { readonly kind: 'a'; readonly link: LinkTarget; readonly content: readonly RichNode[] }

/** Whether two types are the same. TypeScript compares types by their structure, so each must be assignable to the other. */
type Is<T, Other> = T extends Other ? (Other extends T ? true : false) : false

/** What YAML has as `T`, in one language, with links and pictures resolved. */
export type Localised<T> = keyof LongText extends keyof T
  ? RichText
  : T extends LocalisedText
    ? string
    : Is<T, Picture> extends true
      ? LocalisedPicture
      : Is<T, Button> extends true
        ? LocalisedButton
        : T extends readonly (infer Item)[]
          ? readonly Localised<Item>[]
          : T extends object
            ? { readonly [Key in keyof T]: Localised<T[Key]> }
            : T
