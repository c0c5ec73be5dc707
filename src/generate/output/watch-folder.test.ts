import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

test('a file is followed however often another is renamed over it, in a folder that came later too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const save = (name: string, text: string) => {
    writeFileSync(join(folder, 'unfinished'), text)
    renameSync(join(folder, 'unfinished'), join(folder, name))
  }
  save('home.yaml', '0')
  const seen: string[] = []
  const steps = [
    () => save('home.yaml', '1'),
    () => save('home.yaml', '2'),
    () => save('home.yaml', '3'),
    () => mkdirSync(join(folder, 'images')),
    () => save('images/portrait.jpg', '4'),
    () => save('images/portrait.jpg', '5'),
  ]
  const task = async (): Promise<void> => {
    seen.push(readFileSync(join(folder, 'home.yaml'), 'utf8'))
    const step = steps.shift()
    if (!step) throw new Error('That is enough.')
    // Only after the task: while nothing but the watching could tell of it.
    setImmediate(step)
  }
  await expect(watchFolder(folder, task)).rejects.toThrow('That is enough.')
  expect(seen).toEqual(['0', '1', '2', '3', '3', '3', '3'])
})
