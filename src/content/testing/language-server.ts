import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface LspDiagnostic {
  readonly message: string
  readonly range: { readonly start: { readonly line: number; readonly character: number } }
}

/** The server behind the YAML extension of the editor. */
export interface LanguageServer {
  /** Opens a text as if it stood at a path, where nothing has been opened yet. */
  open(path: string, text: string): OpenFile
  close(): void
}

/** A file that is open in it. */
export interface OpenFile {
  /** What it offers at a place, zero-based. */
  complete(line: number, character: number): Promise<readonly string[]>
  /** What it shows when the pointer rests on a place, zero-based. */
  hover(line: number, character: number): Promise<string>
  /** What it underlines. */
  diagnostics(): Promise<readonly LspDiagnostic[]>
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
}

const serverFile = join(
  dirname(createRequire(import.meta.url).resolve('yaml-language-server/package.json')),
  'bin',
  'yaml-language-server',
)

/**
 * Starts the server and gives it the settings of the editor.
 * https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
 * @param settings what stands under `yaml` in the editor's settings
 */
export async function startLanguageServer(settings: object): Promise<LanguageServer> {
  const server = spawn(process.execPath, [serverFile, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting = new Map<number, (result: unknown) => void>()
  const diagnosed = new Map<string, (diagnostics: readonly LspDiagnostic[]) => void>()
  let lastId = 0

  const write = (message: Message): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  const ask = (method: string, params: unknown): Promise<unknown> => {
    const id = ++lastId
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      write({ id, method, params })
    })
  }
  readMessages(server.stdout, (message) => {
    if (message.method === 'workspace/configuration' && message.id !== undefined) {
      const { items } = message.params as { items: readonly { section: string }[] }
      write({ id: message.id, result: items.map(({ section }) => (section === 'yaml' ? settings : {})) })
    } else if (message.method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = message.params as { uri: string; diagnostics: readonly LspDiagnostic[] }
      diagnosed.get(uri)?.(diagnostics)
    } else if (message.method !== undefined && message.id !== undefined) write({ id: message.id, result: null })
    else if (message.id !== undefined) waiting.get(message.id)?.(message.result)
  })

  await ask('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: { workspace: { configuration: true }, textDocument: { completion: {}, hover: {} } },
  })
  write({ method: 'initialized', params: {} })

  function open(path: string, text: string): OpenFile {
    const uri = pathToFileURL(path).href
    const looked = new Promise<readonly LspDiagnostic[]>((resolve) => void diagnosed.set(uri, resolve))
    write({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'yaml', version: 1, text } } })
    const at = (line: number, character: number) => ({ textDocument: { uri }, position: { line, character } })
    return {
      complete: async (line, character) => {
        // The server answers with nothing until it has its settings and has looked at the file.
        await looked
        const list = (await ask('textDocument/completion', at(line, character))) as {
          items: readonly { label: string }[]
        }
        return list.items.map(({ label }) => label)
      },
      hover: async (line, character) => {
        await looked
        const hover = (await ask('textDocument/hover', at(line, character))) as { contents: { value: string } } | null
        return hover?.contents.value ?? ''
      },
      diagnostics: () => looked,
    }
  }

  return { open, close: () => void server.kill() }
}

/** Takes a stream of messages apart: a header that says how many bytes follow, and these. */
function readMessages(stream: NodeJS.ReadableStream, onMessage: (message: Message) => void): void {
  let buffer = Buffer.alloc(0)
  stream.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/.exec(buffer.subarray(0, Math.max(end, 0)).toString())?.[1])
      if (end === -1 || buffer.length < end + 4 + length) return
      onMessage(JSON.parse(buffer.subarray(end + 4, end + 4 + length).toString()) as Message)
      buffer = buffer.subarray(end + 4 + length)
    }
  })
}
