import type { ContentSource } from '../../model/content-source.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { type CheckedValue, type Source, pointerTo } from '../../model/source.ts'
import type { DictionaryFile, EventsFile, PageFile, SiteFile } from '../../model/schema/types.generated.ts'
import { placesIn, fileNode } from '../../model/schema/schema-node.ts'

/** A value whose schema has one of our keywords. */
export interface SchemaAnnotation {
  /** The keyword's value in the schema. */
  readonly schema: unknown
  readonly data: unknown
  readonly pointer: string
}

/** Our own keywords that the rules ask for. */
const keywords = ['longest', 'smallest', 'refersTo', 'variables', 'richText', 'alike', 'marks'] as const

export type SchemaAnnotations = Readonly<Partial<Record<(typeof keywords)[number], readonly SchemaAnnotation[]>>>

export function annotationsIn(kind: Source['kind'], value: CheckedValue): SchemaAnnotations {
  const found: Partial<Record<(typeof keywords)[number], SchemaAnnotation[]>> = {}
  for (const { path, value: data, node } of placesIn(value, fileNode(kind)))
    for (const keyword of keywords.filter((each) => each in node.schema))
      (found[keyword] ??= []).push({ schema: node.schema[keyword], data, pointer: path.reduce<string>(pointerTo, '') })
  return found
}

/** A file that was read and checked against its schema, with everything the rules across files need to know of it. */
export interface CheckedSource extends Source {
  readonly diagnostics: readonly Diagnostic[]
  readonly annotations: SchemaAnnotations
  /** Values that the schema rejects without a diagnostic, because another one covers their line. */
  readonly unreported?: readonly string[]
}

type ValidSource<K extends Source['kind']> = CheckedSource & {
  readonly kind: K
  readonly value: { page: PageFile; site: SiteFile; events: EventsFile; dictionary: DictionaryFile }[K]
}

/** Whether a file is of a kind and nothing is wrong with it by itself: then its value has the type of its schema. */
export const isValid = <K extends Source['kind']>(source: CheckedSource, kind: K): source is ValidSource<K> =>
  source.kind === kind && source.complete && source.diagnostics.length === 0

/** What the schema marks in a file, by what it marks it as. */
export const marked = ({ annotations }: CheckedSource, as: 'event' | 'testimonial' | 'sample' | 'mainHeading') =>
  annotations.marks?.filter(({ schema }) => schema === as) ?? []

export interface RuleInput {
  readonly sources: readonly CheckedSource[]
  readonly pages: readonly CheckedSource[]
  /** Whether every file could be read to its end: otherwise what seems to be missing may be in the rest. */
  readonly everythingRead: boolean
  readonly site: CheckedSource | undefined
  readonly events: CheckedSource | undefined
  /** As messages name it. */
  readonly folder: string
  readonly pictures: ContentSource['pictures']
  /** Year-month-day. */
  readonly today: string
}

/** A rule about one file, which may look at all the others. */
export type FileRule = (source: CheckedSource, input: RuleInput) => readonly Diagnostic[]
