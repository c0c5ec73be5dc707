import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { watchFolder } from './watch-folder.ts'

test('a change made while the task runs is handled after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'home.yaml')
  writeFileSync(file, 'before')
  const seen: string[] = []
  const task = async (): Promise<void> => {
    seen.push(readFileSync(file, 'utf8'))
    if (seen.length === 1) writeFileSync(file, 'changed meanwhile')
    else throw new Error('That is enough.')
  }
  await expect(watchFolder(folder, task)).rejects.toThrow('That is enough.')
  expect(seen).toEqual(['before', 'changed meanwhile'])
})
