import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '../src/disk/browser/chromium.ts'
import { freePort } from './free-port.ts'
import type { RawResponse } from './raw-request.ts'

/** Debian installs nginx where only root's PATH finds it. */
export const findNginx = (): string | undefined => findProgram(['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'])

const typeLists = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types']

/**
 * Serves a built site with nginx as the site's own sample file configures it. Throws what nginx says against that file.
 */
export async function startNginx(site: string): Promise<{ url: string; close: () => Promise<void> }> {
  const program = findNginx()
  if (!program) throw new Error('nginx is not installed here.')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr error; events {}
http {
  include ${typeLists.find((file) => existsSync(file))};
  access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${site}; include ${join(site, 'nginx.conf')}; }
}`,
  )
  const server = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  server.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
  while (!(await listening(port))) {
    if (server.exitCode !== null) throw new Error(complaint)
    await pause(20)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

function listening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.unref().end()
  })
}

/** What a host promises, without what it says about itself: when and by what it was sent, and how it was compressed. */
export function outline(response: RawResponse) {
  const { headers, status } = response
  const promised = [
    'location',
    'cache-control',
    ...Object.keys(headers).filter((name) => /policy|security|options|robots/.test(name)),
  ]
  return {
    status,
    // nginx gives scripts the media type that they had before RFC 9239, and its redirects a body.
    type: status === 308 ? undefined : headers['content-type']?.replace('application/', 'text/'),
    headers: Object.fromEntries(promised.map((name) => [name, headers[name]])),
  }
}
