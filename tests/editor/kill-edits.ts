import { readdirSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { isUnfinished } from '../../src/files/write-complete.ts'
import type { ContentSnapshot } from '../../src/editor/protocol.ts'
import { type EditCommand, startEditCommand } from './edit-command.ts'

export interface KilledEdits {
  /** How many kills hit a server that was saving a text. */
  whileSaving: number
  /** Anything found afterwards that nobody had sent, or less than what was reported as saved. There must be none. */
  readonly broken: string[]
}

/**
 * Sends one text after another to the editor's server, kills it with SIGKILL at any moment, and starts it again. After
 * each kill the file has the last text that was reported as saved, or the one that was being saved, complete; what
 * undoing needs can be read; and nothing else lies in the folder.
 *
 * @param seed the same one gives the same moments
 */
export async function killEdits(kills: number, seed: number, onKill?: (kill: number) => void): Promise<KilledEdits> {
  const result: KilledEdits = { whileSaving: 0, broken: [] }
  const editor = await startEditCommand()
  const names = readdirSync(editor.folder).toSorted()
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const { files } = (await (await fetch(`${editor.url()}api/content`)).json()) as ContentSnapshot
      const sender = sendTexts(editor, files['home.yaml']?.version)
      // The golden ratio spreads the moments evenly, whatever their number.
      await after(5 + ((kill * 0.618_033_988_75 + seed) % 1) * 120)
      await editor.kill()
      const { saved, sent } = await sender
      if (saved !== sent) result.whileSaving += 1
      const found = editor.read('home.yaml')
      if (found !== saved && found !== sent) result.broken.push(`kill ${kill}: ${found.slice(0, 60)}`)
      await editor.startAgain()
      await (await fetch(`${editor.url()}api/history`)).json()
      const left = readdirSync(editor.folder).toSorted()
      if (left.some(isUnfinished) || left.join() !== names.join()) result.broken.push(`kill ${kill}: ${left.join()}`)
      onKill?.(kill)
    }
  } finally {
    await editor.remove()
  }
  return result
}

/** Saves one text after the other until the server is gone. Gives the last that was saved, and the last that was sent. */
async function sendTexts(
  editor: EditCommand,
  version: string | undefined,
): Promise<{ readonly saved: string; readonly sent: string }> {
  const address = editor.url()
  const send = async (path: string, value: unknown): Promise<{ version: string }> => {
    const headers = { 'Content-Type': 'application/json', Origin: new URL(address).origin }
    const response = await fetch(address + path, { method: 'PUT', headers, body: JSON.stringify(value) })
    return (await response.json()) as { version: string }
  }
  let saved = editor.read('home.yaml')
  let sent = saved
  try {
    let base = version
    for (let edit = 1; ; edit += 1) {
      sent = `# ${edit} ${'lento '.repeat(20_000)}\n${saved.replace(/^# \d+ [^\n]*\n/, '')}`
      await send('api/history', { steps: [], done: edit })
      base = (await send('api/files/home.yaml', { text: sent, base })).version
      saved = sent
    }
  } catch (error) {
    // The server is gone, as it was meant to be.
    if (!(error instanceof TypeError)) throw error
  }
  return { saved, sent }
}
