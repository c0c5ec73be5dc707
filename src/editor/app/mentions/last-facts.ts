import { changedLeaves } from '../../../content/operations/mentions/changed-leaf.ts'
import { type Mention, mentionsOf } from '../../../content/operations/mentions/mentions-of.ts'
import type { Step } from '../state/history.ts'

/** A fact that was changed while other texts still state the old one. */
export interface LeftBehind {
  /** The words that the texts contain. */
  readonly was: string
  readonly mentions: readonly Mention[]
}

export function leftBehindBy(files: Step['files'], texts: ReadonlyMap<string, string>): LeftBehind | undefined {
  const leaves = files.flatMap(({ file, before, after }) =>
    before === null || after === null ? [] : changedLeaves(file, before, after),
  )
  const mentions = leaves.flatMap((leaf) => mentionsOf(texts, leaf))
  // A text that mentions two facts is listed once.
  const once = mentions.filter(
    (mention, index) => mentions.findIndex((other) => mentionKey(other) === mentionKey(mention)) === index,
  )
  const said = once[0]?.parts.find((part) => typeof part !== 'string')
  return said === undefined || typeof said === 'string' ? undefined : { was: said.from, mentions: once }
}

export const mentionKey = ({ file, path }: Mention): string => `${file}/${path.join('/')}`
