/** What the editor's browser and its server say to each other. */
import type { PictureFacts } from '../content/content-source.ts'

/** A YAML file as it stands on the disk. `version` changes with every byte of it. */
export interface VersionedText {
  readonly text: string
  readonly version: string
}

/** A picture as it stands on the disk. */
export interface VersionedPicture {
  readonly facts: PictureFacts
  readonly version: string
}

/** Everything in the content folder, by name. */
export interface ContentSnapshot {
  /** YAML files: `home.yaml`. */
  readonly files: Readonly<Record<string, VersionedText>>
  /** Pictures in `images/`, without the folder: `portrait.jpg`. */
  readonly pictures: Readonly<Record<string, VersionedPicture>>
  /** What is a link and therefore neither read nor written, as the folder names it: `home.yaml`, `images/room.jpg`. */
  readonly links: readonly string[]
}

/** `PUT /api/files/NAME`. A file is created with the base `null`, and removed with the text `null`. */
export interface SaveRequest {
  readonly text: string | null
  /** The version that the change was made to. */
  readonly base: string | null
}

/** The answer to a change that was made. `version` is `null` where the file is gone. */
export interface Saved {
  readonly version: string | null
}

/** The answer to `PUT /api/pictures/NAME`. */
export interface SavedPicture extends VersionedPicture {
  /** The name that the picture was kept under: another one stands under the name that was asked for. */
  readonly name: string
}

/** A change that another program, or another tab, has made. `version` is `null` where the file is gone. */
export interface OutsideChange {
  readonly kind: 'file' | 'picture'
  readonly name: string
  readonly version: string | null
}

/** Why something was not done. */
export type RefusalCode =
  /** The file is no longer the one that the change was made to. */
  | 'changedMeanwhile'
  /** The name could lead elsewhere, or is none that the site reads. */
  | 'badName'
  /** The file is a link, and may lead out of the content. */
  | 'isLink'
  | 'badRequest'
  | 'notFound'
  | 'tooLarge'
  | 'readOnly'
  | 'diskFull'
  | 'diskFailed'
  | 'pictureHeic'
  | 'pictureForm'
  | 'pictureBroken'
  | 'pictureTooBig'
  | 'pictureTooSmall'

export interface Refusal {
  readonly refused: RefusalCode
  /** What stands there now, with `changedMeanwhile`; `null` where the file is gone. */
  readonly current?: VersionedText | null
  /** How large the picture is, with `pictureTooSmall`. */
  readonly size?: PictureSize
}

/** In pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Bytes that a picture may have on its way in: more than any camera makes of one. */
export const largestPicture = 40_000_000
