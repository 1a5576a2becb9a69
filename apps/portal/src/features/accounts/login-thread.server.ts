import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailable } from '#platform/api/errors.server.ts'
import { type BodyRoom, createBodyRoom, longestBody } from '#platform/api/request-body.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Log } from '#platform/log.server.ts'
import { startThread, type Thread } from '#platform/threads/thread.server.ts'
import { mostHashesUnderWay } from './hashing-line.server.ts'

export type LoginRequest = {
  headers: [string, string][]
  body: Uint8Array
  remoteAddress: string | undefined
}
export type LoginResponse = { status: number; headers: [string, string][]; body: string }

type LoginThread = Thread<LoginRequest, LoginResponse>

const module = new URL('./login-thread-worker.server.ts', import.meta.url)

/**
 * Answers logins in a thread of their own, with an event loop and connections to the database of its
 * own: however many are tried, the thread that sends pages has only the handing over to do. More
 * than the line for passwords takes are refused here, before anything is done for them.
 */
export function startLoginThread(
  configuration: Configuration,
  log: Log,
  bodyRoom: BodyRoom = createBodyRoom(),
) {
  let thread: LoginThread | undefined
  let isStopping = false
  restart()

  function restart(): LoginThread {
    const started: LoginThread = startThread(module, {
      data: configuration,
      onEnd: () => {
        if (thread !== started) return
        // The next login starts another.
        thread = undefined
        if (!isStopping) log.error('the thread for logins ended')
      },
    })
    thread = started
    return started
  }

  async function ask(thread: LoginThread, request: IncomingMessage): Promise<LoginResponse> {
    const body = await readBody(request)
    const { remoteAddress } = request.socket
    return thread
      .ask({ headers: headersOf(request), body, remoteAddress })
      .catch((error: unknown) => {
        log.error({ error }, 'a login could not be answered')
        return full
      })
  }

  return {
    takes: ({ method, url }: IncomingMessage) =>
      method === 'POST' && url === '/api/auth/sign-in/email',

    async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const running = thread ?? restart()
      if (running.waiting >= mostHashesUnderWay || !bodyRoom.hold(longestBody)) {
        request.resume()
        return send(response, full)
      }
      try {
        send(response, await ask(running, request))
      } catch {
        // Whoever asked is gone before the end of their question.
        response.destroy()
      } finally {
        bodyRoom.release(longestBody)
      }
    },

    /** For when all requests have been answered. */
    async stop(): Promise<void> {
      isStopping = true
      await thread?.end()
    },
  }
}

const { status, field, code, headers } = unavailable()
/** As the API itself would refuse it. */
const full: LoginResponse = {
  status,
  headers: [
    ...Object.entries(headers),
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
  ],
  body: JSON.stringify({ [field]: code }),
}

function send(response: ServerResponse, { status, headers, body }: LoginResponse): void {
  response.statusCode = status
  for (const [name, value] of headers)
    if (name === 'set-cookie') response.appendHeader(name, value)
    else response.setHeader(name, value)
  response.end(body)
}

function headersOf({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}

/** A little more than the API takes is enough for it to refuse the rest. */
async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    size += chunk.length
    if (size > longestBody) break
  }
  return Buffer.concat(chunks)
}
