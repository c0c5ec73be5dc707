/** A content folder as a value: the same whether it came from a disk, from a form in a browser, or from a test. */
export interface ContentSource {
  /** The folder as messages name it: `content`. Empty where file names stand alone. */
  readonly folder: string
  /**
   * Every YAML file in the folder and in the folders within, by its name there (`home.yaml`), with forward slashes.
   * Absent where there is no such folder.
   */
  readonly files: ReadonlyMap<string, string | UnusableFile> | undefined
  /**
   * Every file in the folder of pictures, by its name. Facts may be missing for a picture that no page shows: see
   * `shownPictures`.
   */
  readonly pictures: ReadonlyMap<string, PictureFacts | undefined>
}

/** Why a file has no text, or none that can be trusted. */
export type UnusableFile =
  | { readonly fault: 'notAFile' }
  | { readonly fault: 'fileTooBig'; readonly bytes: number }
  /** The text has U+FFFD in place of what could not be decoded. It is empty where nothing could. */
  | { readonly fault: 'notUtf8'; readonly text: string; readonly encoding?: 'UTF-16' }

/** Bytes that a YAML file may have. The largest file of the site has 13,000. */
export const largestFile = 1_000_000

/**
 * What the check has to know of a picture file. Width and height are in pixels, as the picture is shown; the digest is the
 * SHA-256 of the file in base64url, where it was taken.
 */
export type PictureFacts =
  | { readonly width: number; readonly height: number; readonly digest?: string }
  | { readonly fault: 'pictureOutside' | 'pictureTooBig' | 'pictureForm' | 'pictureHeic' | 'pictureBroken' }

/** A file of the folder as messages name it: `content/home.yaml`. */
export const pathIn = (folder: string, name: string): string => (folder ? `${folder}/${name}` : name)
