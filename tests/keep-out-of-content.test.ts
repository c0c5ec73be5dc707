import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testSite } from './site.ts'

const says = 'Tests run on tests/site/'

test("a test that reads the practice's own content fails, and is reported what to read instead", async () => {
  expect(() => readFileSync('content/site.yaml')).toThrow(says)
  expect(() => cpSync('content', 'elsewhere', { recursive: true })).toThrow(says)
  await expect((async () => readFile('content/images/portrait.jpg'))()).rejects.toThrow(says)
  expect(readFileSync(join(testSite, 'site.yaml'), 'utf8')).toContain('phones:')
})

test('so does one that starts a program that reads it', () => {
  const { stderr, status } = spawnSync(process.execPath, ['-e', `fs.readFileSync('content/site.yaml')`], {
    encoding: 'utf8',
  })
  expect(stderr).toContain(says)
  expect(status).toBe(1)
})
