/** What the editor's browser and its server say to each other about publishing. */
import type { ChangeWords } from '../content/changes/change-words.ts'
import type { Choice } from '../content/changes/merge-values.ts'
import type { ReportedDiagnostic } from '../content/diagnostics/reported-diagnostic.ts'
import type { Language } from '../content/language.ts'
import type { PublishProblem } from '../publish/publish-problem.ts'
import type { RepositoryState } from '../publish/repository-state.ts'
import type { Version } from '../publish/versions.ts'
import type { VersionedPicture } from './protocol.ts'

/** One change, in her words. */
export interface ShownChange extends ChangeWords {
  readonly id: string
  /** A picture that came, went or is another one: its versions before and now, by which both can be seen. */
  readonly picture?: { readonly name: string; readonly before?: string; readonly after?: string }
}

/** A place that she and somebody else have changed. What is missing one of them has removed. */
export interface ShownConflict {
  readonly id: string
  readonly place: string
  readonly mine?: string
  readonly theirs?: string
}

/** `POST api/publish/overview` */
export interface OverviewRequest {
  readonly lang: Language
  /** Ids of the changes that are not to be published. */
  readonly leftOut: readonly string[]
  /** Whether the remote is asked first. */
  readonly refresh: boolean
}

/** All that she sees before she publishes. */
export interface PublishOverview {
  readonly repository: RepositoryState
  /** Why the remote could not be asked; what is below is then as it was last seen. */
  readonly unreachable?: PublishProblem
  /** Whether anything was published before. */
  readonly first: boolean
  /** What somebody else has published and is not here yet. */
  readonly theirs: readonly ShownChange[]
  readonly changes: readonly ShownChange[]
  /** What the check says of that which would be published, as for a release. */
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** How many things were samples when it was last published; none where nothing was. */
  readonly samplesBefore: number
  /** Pointers to what is marked as a sample, after its file (`home.yaml#/blocks/2`), and says something else by now. */
  readonly rewritten: readonly string[]
  /** The version that the site will answer with; undefined while there are errors. */
  readonly version?: string
  /** The site's address. */
  readonly address?: string
  /** Names all that this is about, so that nothing else is published than what was shown. */
  readonly stamp: string
}

/** `POST api/publish/send` */
export interface SendRequest {
  readonly lang: Language
  readonly leftOut: readonly string[]
  readonly stamp: string
}

export type SendResult =
  | { readonly outcome: 'sent'; readonly version: string; readonly programChanged: boolean }
  | { readonly outcome: 'nothing' }
  /** The content has changed since it was shown, or has errors: she looks again. */
  | { readonly outcome: 'lookAgain' }
  | { readonly outcome: 'notReady'; readonly repository: RepositoryState }
  | { readonly outcome: 'problem'; readonly problem: PublishProblem }

/** `POST api/publish/theirs` */
export interface TheirsRequest {
  readonly lang: Language
  readonly choices: Readonly<Record<string, Choice>>
}

/** Taken over where there are no conflicts left; else nothing has changed. */
export interface TheirsResult {
  readonly conflicts: readonly ShownConflict[]
}

/** `GET api/live/VERSION`: whether the site answers with that version. */
export interface LiveAnswer {
  readonly live: 'there' | 'notYet' | 'unreachable' | 'noVersion'
}

/** `GET api/versions` */
export interface VersionList {
  readonly versions: readonly Version[]
}

/** `GET api/versions/COMMIT?lang=pt`: a published version. */
export interface ShownVersion {
  readonly files: Readonly<Record<string, string>>
  readonly pictures: Readonly<Record<string, VersionedPicture>>
  /** What it changed. */
  readonly changed: readonly ShownChange[]
  /** What has changed since, up to what is here now. */
  readonly since: readonly ShownChange[]
}

/** `POST api/versions/COMMIT` */
export interface TakeBackRequest {
  /** Of the changes since, those that are taken back. */
  readonly ids: readonly string[]
}

/** The texts of the files that become other ones, null where a file goes; and the pictures that came back for them. */
export interface TakenBack {
  readonly files: Readonly<Record<string, string | null>>
  readonly pictures: readonly { readonly name: string; readonly version: string }[]
}
