import type { ServerResponse } from 'node:http'
import { pictureFolder } from '../../files/content-names.ts'
import type { OutsideChange } from '../protocol.ts'
import type { ContentStore } from './content-store.ts'

/**
 * Sends every change made elsewhere, for as long as the request stays open.
 * Format: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function sendChanges(store: ContentStore, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(': open\n\n')
  const stop = store.watch((name, version) => {
    const isPicture = name.startsWith(pictureFolder)
    const change: OutsideChange = {
      kind: isPicture ? 'picture' : 'file',
      name: isPicture ? name.slice(pictureFolder.length) : name,
      version,
    }
    response.write(`data: ${JSON.stringify(change)}\n\n`)
  })
  // A request closes as soon as it has been read; the response closes when nobody listens any more.
  response.on('close', stop)
}
