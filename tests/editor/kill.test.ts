import { once } from 'node:events'
import { cpSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { isUnfinished } from '../../src/disk/write-complete.ts'
import type { ContentSnapshot } from '../../src/editor/content-server.ts'
import { editFolder } from '../../src/editor/local/open-editor.ts'
import { storeSession } from '../../src/editor/local/session.ts'
import { copyOfTestSite, type EditCommand, startEditCommand, startEditCommandOn } from './edit-command.ts'

import { expect, test } from 'vitest'
import { moreRuns } from '../more-runs.ts'

test('a server killed at any moment leaves every text complete, and the next server reads all of it', async () => {
  expect(await killEdits(3 * moreRuns, 0)).toEqual([])
})

test('a second start on one folder opens the address of the first, and a killed one locks nobody out', async () => {
  const first = await startEditCommand()
  try {
    const second = await startEditCommandOn(first.folder)
    expect(second.url()).toBe(first.url())
    // A copy of a project has the session of the original, which goes on serving its own folder.
    const copied = copyOfTestSite()
    cpSync(first.keptFolder, editFolder(realpathSync(copied)), { recursive: true })
    const copy = await startEditCommandOn(copied)
    expect(copy.url()).not.toBe(first.url())
    await copy.remove()
    await first.kill()
    rmSync(first.keptFolder, { recursive: true })
    const both = await Promise.all([first.folder, first.folder].map(startEditCommandOn))
    expect(new Set(both.map(({ url }) => url())).size).toBe(1)
    expect(await call(first, 'content', [])).toEqual({ refused: 'otherAddress' })
    await Promise.all(both.map(({ kill }) => kill()))
    await first.startAgain()
    expect(Object.keys(((await call(first, 'content', [])) as ContentSnapshot).files)).toContain('home.yaml')
    // Another program that answers everything has its port.
    await first.kill()
    const other = createServer((_, response) => response.end()).listen(Number(new URL(first.url()).port), '127.0.0.1')
    await once(other, 'listening')
    const third = await startEditCommandOn(first.folder).finally(() => other.close())
    expect(new URL(third.url()).port).not.toBe(new URL(first.url()).port)
    await third.kill()
  } finally {
    await first.remove()
  }
})

test('where the system does not give its port any more, the editor opens at another one', async () => {
  const editor = await startEditCommand()
  try {
    await editor.kill()
    // Root alone may listen on port 1, and nobody on one that does not exist.
    await storeSession(editor.keptFolder, '', { port: process.getuid?.() ? 1 : 70_000, secret: 'former' })
    await editor.startAgain()
    expect(Number(new URL(editor.url()).port)).toBeGreaterThan(1023)
    expect(editor.url()).not.toContain('former')
  } finally {
    await editor.remove()
  }
})

/**
 * Sends one text after another to the editor's server, kills it with SIGKILL at any moment, and restarts it. After each
 * kill the file must contain the complete last saved text, or the complete text that was being saved. The undo history
 * must be readable, and the folder must contain no other file. Returns every violation.
 *
 * @param seed determines the moments of the kills
 */
async function killEdits(kills: number, seed: number): Promise<string[]> {
  const broken: string[] = []
  const editor = await startEditCommand()
  const names = readdirSync(editor.folder).toSorted()
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const { files } = (await call(editor, 'content', [])) as ContentSnapshot
      const sender = sendTexts(editor, files['home.yaml']?.version)
      // The golden ratio spreads the moments evenly, whatever their number.
      await after(5 + ((kill * 0.618_033_988_75 + seed) % 1) * 120)
      await editor.kill()
      const { saved, sent } = await sender
      const found = editor.read('home.yaml')
      if (found !== saved && found !== sent) broken.push(`kill ${kill}: ${found.slice(0, 60)}`)
      await editor.startAgain()
      await call(editor, 'history', [])
      const left = readdirSync(editor.folder).toSorted()
      if (left.some(isUnfinished) || left.join() !== names.join()) broken.push(`kill ${kill}: ${left.join()}`)
    }
  } finally {
    await editor.remove()
  }
  return broken
}

/** Saves one text after another until the server is gone. Returns the last saved text and the last sent one. */
async function sendTexts(
  editor: EditCommand,
  version: string | undefined,
): Promise<{ readonly saved: string; readonly sent: string }> {
  let saved = editor.read('home.yaml')
  let sent = saved
  try {
    let base = version
    for (let edit = 1; ; edit += 1) {
      sent = `# ${edit} ${'lento '.repeat(20_000)}\n${saved.replace(/^# \d+ [^\n]*\n/, '')}`
      await call(editor, 'keepHistory', [{ steps: [], done: edit }, []])
      base = ((await call(editor, 'saveFile', ['home.yaml', { text: sent, base }])) as { version: string }).version
      saved = sent
    }
  } catch (error) {
    // The server was killed, as intended.
    if (!(error instanceof TypeError)) throw error
  }
  return { saved, sent }
}

/** Calls the editor's server as its page does. */
async function call(editor: EditCommand, name: string, args: readonly unknown[]): Promise<unknown> {
  const address = editor.url()
  const headers = { 'Content-Type': 'application/json', Origin: new URL(address).origin }
  const response = await fetch(`${address}api/${name}`, { method: 'POST', headers, body: JSON.stringify(args) })
  return response.json()
}
