import type { Language } from '../../../content/model/language.ts'
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
} from '../../publish-protocol.ts'
import { ask, json } from '../state/server-client.ts'

/** The server's publishing API. Each call throws `Refused` if the server refuses, and a `TypeError` if it is gone. */
export const publishClient = {
  overview: (request: OverviewRequest): Promise<PublishOverview> => ask('POST', 'api/publish/overview', json(request)),
  send: (request: SendRequest): Promise<SendResult> => ask('POST', 'api/publish/send', json(request)),
  takeOver: (request: TheirsRequest): Promise<TheirsResult> => ask('POST', 'api/publish/theirs', json(request)),
  live: (version: string): Promise<LiveAnswer> => ask('GET', `api/live/${version}`),
  versions: (): Promise<VersionList> => ask('GET', 'api/versions'),
  version: (commit: string, lang: Language): Promise<ShownVersion> => ask('GET', `api/versions/${commit}?lang=${lang}`),
  takeBack: (commit: string, request: TakeBackRequest): Promise<TakenBack> =>
    ask('POST', `api/versions/${commit}`, json(request)),
}
