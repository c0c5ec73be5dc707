import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that nobody is listening on, for a program that can't choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('This machine gives no port to listen on.')
  return address.port
}
