import type { ToolLanguage } from '../../content/model/tool-language.ts'
import type {
  LiveAnswer,
  OverviewRequest,
  PublishOverview,
  SendRequest,
  SendResult,
  ShownVersion,
  TakeBackRequest,
  TakenBack,
  TheirsRequest,
  TheirsResult,
  VersionList,
} from './protocol.ts'

/**
 * Publishing, as the app sees it. On the owner's computer the server answers; from any other computer the browser
 * itself, over the repository on GitHub. Each call throws `Refused` if it is refused.
 */
export interface Publisher {
  /** What is published, what changed here and there, and what the check reports about what would be published. */
  readonly overview: (request: OverviewRequest) => Promise<PublishOverview>
  /** Publishes the changes that are not left out. */
  readonly send: (request: SendRequest) => Promise<SendResult>
  /** Merges what somebody else has published into the working copy, or returns the conflicts. */
  readonly takeOver: (request: TheirsRequest) => Promise<TheirsResult>
  /** Asks the published site itself whether it shows a version of the content. */
  readonly live: (version: string) => Promise<LiveAnswer>
  /** Earlier published versions, to look at and to restore from. */
  readonly versions: () => Promise<VersionList>
  /** @returns one of them, and how it differs; throws `Refused` if there is no such version */
  readonly version: (commit: string, lang: ToolLanguage) => Promise<ShownVersion>
  /** Restores what the owner chose; the texts are returned for one step that can be undone. */
  readonly takeBack: (commit: string, request: TakeBackRequest) => Promise<TakenBack>
}
