/** What the app and whatever keeps its content tell each other. */
import type { PictureFacts } from '../content/model/content-source.ts'
import type { Messages } from './app/messages/pt.ts'

/** A YAML file as it is stored. `version` changes with every byte of it. */
export interface VersionedText {
  readonly text: string
  readonly version: string
}

export interface VersionedPicture {
  readonly facts: PictureFacts
  readonly version: string
}

/** The base `null` creates a file, the text `null` removes it. */
export interface SaveRequest {
  readonly text: string | null
  /** The version that the change was made to. */
  readonly base: string | null
}

export type RefusalCode = keyof Messages['refusals']

export interface Refusal {
  readonly refused: RefusalCode
  /** The current text, with `changedMeanwhile`; `null` if the file is gone. */
  readonly current?: VersionedText | null
  /** The size of the picture, with `pictureTooSmall`. */
  readonly size?: PictureSize
}

/** A back end refused a request, and says why. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.refused, options)
    this.refusal = refusal
  }
}

/** Why something failed, for the owner. @returns `failed` for an error that nobody foresaw, which the console then has */
export function refusalIn(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  console.error(error)
  if (!(error instanceof DOMException)) return { refused: 'failed' }
  return { refused: error.name === 'QuotaExceededError' ? 'diskFull' : 'diskFailed' }
}

/** Whether a request was refused, and for this reason. */
export const isRefused = (error: unknown, why: RefusalCode): error is Refused =>
  error instanceof Refused && error.refusal.refused === why

/** In pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Pixels. No block needs more, and a camera's original would bloat the repository for good. */
const longestSide = 4000

/** By what a photograph is scaled down at most, so that a panorama is still as large as its place needs. */
export const scaleOf = ({ width, height }: PictureSize, least: PictureSize): number =>
  Math.min(1, Math.max(longestSide / Math.max(width, height), least.width / width, least.height / height))

/** Of a picture that can't be read now: its size is not known, and nothing must be wrong with it therefore. */
export const unknownFacts: PictureFacts = { width: longestSide, height: longestSide }

/** The largest upload of a picture, in bytes: more than a JPEG of 100 million pixels has. */
export const largestPicture = 100_000_000
