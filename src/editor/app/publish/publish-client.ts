import type { Publisher } from '../../publish/publisher.ts'
import { ask, json } from '../state/server-client.ts'

/** The publisher on the owner's computer, through the server. A call throws a `TypeError` if the server is gone. */
export const publishClient: Publisher = {
  overview: (request) => ask('POST', 'api/publish/overview', json(request)),
  send: (request) => ask('POST', 'api/publish/send', json(request)),
  takeOver: (request) => ask('POST', 'api/publish/theirs', json(request)),
  live: (version) => ask('GET', `api/live/${version}`),
  versions: () => ask('GET', 'api/versions'),
  version: (commit, lang) => ask('GET', `api/versions/${commit}?lang=${lang}`),
  takeBack: (commit, request) => ask('POST', `api/versions/${commit}`, json(request)),
}
