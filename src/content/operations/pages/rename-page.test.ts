import { expect, test } from 'vitest'
import { renamePage } from './rename-page.ts'

test.each(['/index', '/en/x', '/Sobre Mim', '/danca/'])(
  '%s, which no page can have, becomes no former address',
  (path) => {
    const renamed = renamePage(new Map([['x.yaml', `path: ${path}\n`]]), 'x.yaml', path, '/roda')
    expect(renamed.get('roda.yaml')).toBe('path: /roda\n')
  },
)
