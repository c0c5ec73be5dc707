/** The key under which WebDriver wraps an element: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** One session of the W3C WebDriver protocol: https://www.w3.org/TR/webdriver2/ */
export interface Session {
  /** Sends a command, such as `POST url`, and gives its value. Throws what the driver reports. */
  command(method: 'GET' | 'POST' | 'DELETE', path: string, parameters?: object): Promise<unknown>
  /** The path of an element that a CSS selector finds. */
  element(selector: string): Promise<string>
}

/** Starts a session at a driver's address with the capabilities that it must have. */
export async function startSession(driver: string, alwaysMatch: object): Promise<Session> {
  const session = await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch } })
  const { sessionId } = session as { sessionId: string }
  const command: Session['command'] = (method, path, parameters) =>
    send(`${driver}/session/${sessionId}/${path}`.replace(/\/$/, ''), method, parameters)
  return {
    command,
    element: async (selector) => {
      const found = await command('POST', 'element', { using: 'css selector', value: selector })
      return `element/${(found as Record<string, string>)[elementKey]}`
    },
  }
}

async function send(address: string, method: string, parameters?: object): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters ?? {}) : null
  const response = await fetch(address, { method, body })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string }
    throw new Error(`WebDriver: ${error} ${message}(${method} ${address} ${body})`)
  }
  return value
}
