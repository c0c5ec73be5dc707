import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Driver } from './driver.ts'
import { findProgram } from '../../src/disk/browser/chromium.ts'
import { freePort } from '../free-port.ts'
import { patience } from '../patience.ts'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Control: '\uE009',
  End: '\uE010',
  ArrowDown: '\uE015',
}

interface Programs {
  readonly browser: string
  readonly driver: string
  readonly screen: string
}

/** The three programs needed to drive WebKitGTK without a visible screen; undefined where one is not installed. */
export function findWebKit(): Programs | undefined {
  if (process.platform !== 'linux') return undefined
  const [browser, driver, screen] = [browserCandidates(), ['WebKitWebDriver'], ['xvfb-run']].map((names) =>
    findProgram(names),
  )
  return browser && driver && screen ? { browser, driver, screen } : undefined
}

/**
 * Opens a page in WebKitGTK on a virtual screen. Its window can't be narrower than about 450 pixels. A command may never
 * be answered, if a page opens itself anew just then, and neither is any after it: the page is then opened in another
 * browser.
 * @throws an `Error` where one of the programs is not installed
 */
export async function openWebKit(): Promise<{ driver: Driver; close: () => Promise<void> }> {
  let opened = await openSession()
  let size: readonly [width: number, height: number] | undefined
  const command: Command = async (...sent) => {
    try {
      return await opened.command(...sent)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      opened.end()
      opened = await openSession()
      if (size) await driver.resize(...size)
      throw new Error(`WebKit does not answer: ${JSON.stringify(sent)}`, { cause: error })
    }
  }
  const driver = webKitDriver(command)
  return {
    driver: {
      ...driver,
      resize: (width, height) => {
        size = [width, height]
        return driver.resize(width, height)
      },
    },
    close: async () => {
      await command('DELETE', '')
      opened.end()
      await once(opened.server, 'exit')
    },
  }
}

async function openSession() {
  const programs = findWebKit()
  if (!programs) throw new Error('WebKitGTK is not installed here.')
  const { browser, driver, screen } = programs
  const port = await freePort()
  // A process group of its own, so that the screen and the browser end together with the driver.
  const server = spawn(screen, ['-a', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Without a graphics card the other way of drawing takes half as much processor time again.
    env: { ...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  })
  const end = () => {
    process.off('exit', end)
    endGroup(server)
  }
  process.once('exit', end)
  const address = `http://127.0.0.1:${port}`
  await answering(`${address}/status`, server)
  const command = await startSession(address, {
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  await command('POST', 'timeouts', { implicit: 5000 })
  return { command, end, server }
}

function webKitDriver(command: Command): Driver {
  /** The path of an element that a CSS selector finds. */
  const element = async (selector: string) => {
    const found = await command('POST', 'element', { using: 'css selector', value: selector })
    return `element/${(found as Record<string, string>)[elementKey]}`
  }
  const evaluate = (expression: string) =>
    command('POST', 'execute/sync', { script: `return (${expression})`, args: [] })
  async function pressTogether(names: readonly string[]): Promise<void> {
    const values = names.map((name) => keyCodes[name] ?? name)
    const down = values.map((value) => ({ type: 'keyDown', value }))
    const actions = [...down, ...values.toReversed().map((value) => ({ type: 'keyUp', value }))]
    await command('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    engine: 'webkit',
    open: async (url) => {
      await evaluate('void (window.left = true)')
      await command('POST', 'url', { url })
      // The driver may report that the previous page has loaded, if that was still under way. A promise in that page
      // would never resolve, so the question is asked from here.
      while (await evaluate(`window.left || document.readyState !== 'complete'`)) await pause(10)
    },
    click: async (selector) => {
      const click = async () => void (await command('POST', `${await element(selector)}/click`))
      // A page that opens itself anew just then takes the element along: the one in its place is clicked.
      await click().catch((error: unknown) => (/stale element/.test(String(error)) ? click() : Promise.reject(error)))
    },
    press: (key) => pressTogether(key.split('+')),
    type: async (text) => {
      for (const sign of text) await pressTogether([sign])
    },
    text: async (selector) => String(await command('GET', `${await element(selector)}/text`)),
    evaluate,
    resize: async (width, height) => {
      const frame = (await evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]')) as [number, number]
      await command('POST', 'window/rect', { width: width + frame[0], height: height + frame[1] })
    },
  }
}

/** Debian keeps the browser among the libraries of each architecture, Fedora in `/usr/libexec`. */
function browserCandidates(): string[] {
  const folders = ['/usr/libexec', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)]
  return folders.flatMap((folder) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => `${folder}/${version}/MiniBrowser`),
  )
}

async function answering(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await pause(50)
  }
  throw new Error(`WebKitWebDriver did not start (exit code ${server.exitCode}).`)
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid)
}

/** The key under which WebDriver wraps an element: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * Sends a command, such as `POST url`, to a session of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/) and
 * gives its value. Throws what the driver reports, or a `DOMException` if it reports nothing.
 */
type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, parameters?: object) => Promise<unknown>

/** Starts a session at a driver's address with the capabilities that it must have. */
async function startSession(driver: string, alwaysMatch: object): Promise<Command> {
  const session = await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch } })
  const { sessionId } = session as { sessionId: string }
  return (method, path, parameters) =>
    send(`${driver}/session/${sessionId}/${path}`.replace(/\/$/, ''), method, parameters)
}

async function send(address: string, method: string, parameters?: object): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters ?? {}) : null
  const response = await fetch(address, { method, body, signal: AbortSignal.timeout(patience) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string }
    throw new Error(`WebDriver: ${error} ${message}(${method} ${address} ${body})`)
  }
  return value
}
