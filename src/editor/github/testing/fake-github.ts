import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Ajv from 'ajv'
import { onTestFinished } from 'vitest'
import { editorAddresses } from '../../../generate/hosting/headers.ts'
import { githubOrigin } from '../rest-client.ts'
import { GitRefusal } from './object-store.ts'
import { corsHeaders, refusedAnswer, restAnswers, type RestAnswer, type RestCall } from './rest-answers.ts'

/** What goes wrong with one request. */
export type Fault =
  /** The connection breaks before the request has had its effect, or after it. */
  | 'lostBefore'
  | 'lostAfter'
  /** GitHub answers this, and does nothing. */
  | { readonly answer: RestAnswer }
  /** The real answer, changed: stale or cut short. */
  | { readonly changed: (answer: RestAnswer) => RestAnswer }

export interface FakeGithub {
  /** Sends what is meant for GitHub to this server, as the browser would. */
  readonly fetch: typeof fetch
  readonly token: string
  /** Where the server is. */
  readonly origin: string
  /** `GET git/ref/heads/main`, in the order in which they arrived. */
  readonly requests: readonly string[]
  /** Is asked about each request before it is answered. @param index from 0 */
  fault: (request: string, index: number) => Fault | undefined
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: object
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: object }>> }>
  >
}

const description = JSON.parse(readFileSync(new URL('github-rest.json', import.meta.url), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const paths = Object.entries(description.paths).map(([path, methods]) => {
  // A ref has slashes of its own.
  const pattern = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${name === 'ref' ? '.+' : '[^/]+'})`)
  return { pattern: new RegExp(`^${pattern}$`), methods }
})
const ajv = new Ajv({ strict: false, validateFormats: false, coerceTypes: false })

/**
 * GitHub's REST API over a bare repository, on this machine. Every request and every answer is checked against GitHub's
 * own description of it. A test that broke it fails at its end.
 * @param folder the bare repository
 * @param atEnd takes what ends it
 */
export async function fakeGithub(
  folder: string,
  atEnd: (end: () => void) => void = onTestFinished,
): Promise<FakeGithub> {
  const answers = restAnswers(folder)
  const [requests, broken]: [string[], string[]] = [[], []]
  const token = 'github_pat_TEST'
  const check = (what: string, schema: object | undefined, value: unknown) => {
    if (schema && !ajv.validate(schema, value)) broken.push(`${what}: ${ajv.errorsText()} in ${JSON.stringify(value)}`)
  }

  function answered(id: string, call: RestCall, method: string): RestAnswer {
    const make = answers[id]
    if (!make) throw new Error(`no answer to ${id}`)
    try {
      return make(call)
    } catch (error) {
      // Any other error than that of a program is one of this file.
      if (!(error instanceof GitRefusal || (error instanceof Error && 'stderr' in error))) throw error
      return method === 'GET' ? refusedAnswer(404, 'Not Found') : refusedAnswer(422, 'Object does not exist')
    }
  }

  function answerTo(method: string, url: URL, body: unknown, authorization: string | undefined): RestAnswer {
    const found = paths.find(({ pattern, methods }) => pattern.test(url.pathname) && methods[method.toLowerCase()])
    const operation = found?.methods[method.toLowerCase()]
    if (!found || !operation) {
      broken.push(`no such operation: ${method} ${url.pathname}`)
      return refusedAnswer(404, 'Not Found')
    }
    const what = `${method} ${url.pathname}`
    const inPath = found.pattern.exec(url.pathname)?.groups ?? {}
    const parameters = Object.fromEntries(
      [...Object.entries(inPath), ...url.searchParams].map(([name, value]) => [name, decodeURIComponent(value)]),
    )
    for (const name of Object.keys(parameters)) {
      const known = operation.parameters?.find((each) => each.name === name)
      if (!known) broken.push(`${what}: unknown parameter ${name}`)
      else
        check(
          `${what} ${name}`,
          known.schema,
          'type' in known.schema && known.schema.type === 'integer' ? Number(parameters[name]) : parameters[name],
        )
    }
    check(what, operation.requestBody?.content['application/json']?.schema, body)
    if (authorization !== undefined && authorization !== `Bearer ${token}`) return refusedAnswer(401, 'Bad credentials')
    if (authorization === undefined && method !== 'GET') return refusedAnswer(404, 'Not Found')
    const answer = answered(operation.operationId, { parameters, body: (body ?? {}) as RestCall['body'] }, method)
    const described = operation.responses[String(answer.status)]
    if (!described) broken.push(`${what}: no answer ${answer.status} is described`)
    check(`answer to ${what}`, described?.content?.['application/json']?.schema, answer.body)
    return answer
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fake: FakeGithub = {
    token,
    origin,
    requests,
    fault: () => undefined,
    fetch: (address, init) => {
      if (!String(address).startsWith(`${githubOrigin}/`) || `${String(address)} ${String(init?.body)}`.includes(token))
        broken.push(`not where the token may be sent: ${String(address)}`)
      return fetch(String(address).replace(githubOrigin, origin), init)
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '', githubOrigin)
    if (method === 'OPTIONS') return void response.writeHead(204, corsHeaders).end()
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const body: unknown = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined
    const name = `${method} ${url.pathname.replace(/^\/repos\/[^/]+\/[^/]+\//, '')}`
    requests.push(name)
    const fault = fake.fault(name, requests.length - 1)
    if (fault === 'lostBefore') return void request.socket.destroy()
    const isAnswered = typeof fault === 'object' && 'answer' in fault
    const real = isAnswered ? fault.answer : answerTo(method, url, body, headers.authorization)
    if (fault === 'lostAfter') return void request.socket.destroy()
    const answer = typeof fault === 'object' && 'changed' in fault ? fault.changed(real) : real
    response.writeHead(answer.status, { 'Content-Type': 'application/json', ...corsHeaders, ...answer.headers })
    response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body))
  }

  atEnd(() => {
    server.closeAllConnections()
    server.close()
    if (broken.length > 0) throw new Error(`GitHub would not understand, or not answer: ${broken.join('\n')}`)
  })
  return fake
}

const integrityOf = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`

/** Lets the editor of a built site ask this server in place of GitHub, for browsers whose requests can't be redirected. */
export function pointAt({ origin }: FakeGithub, site: string): void {
  const ofEditor = readdirSync(join(site, 'editar'), { recursive: true, encoding: 'utf8' })
  const texts = ofEditor.filter((name) => /\.(?:html|js)$/.test(name)).map((name) => join('editar', name))
  const integrities = new Map<string, string>()
  for (const name of [...texts, '_headers']) {
    const text = readFileSync(join(site, name), 'utf8')
    const pointed = text.replaceAll(githubOrigin, origin)
    integrities.set(integrityOf(text), integrityOf(pointed))
    writeFileSync(join(site, name), pointed)
  }
  // The worker keeps only what the build has made, by its hash.
  const worker = join(site, editorAddresses.worker)
  const list = readFileSync(worker, 'utf8')
  writeFileSync(
    worker,
    list.replaceAll(/sha256-[\w+/=]+/g, (before) => integrities.get(before) ?? before),
  )
}
