import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestIdFrom } from '../api/request-id.server.ts'
import type { Log } from '../log.server.ts'
import { limitBodyTime, longestRequest } from './limit-body-time.server.ts'
import { isAddress, refuseAddress } from './refuse-address.server.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

export type HttpServer = {
  /** The port that was given, or chosen when it was 0. */
  readonly port: number
  /**
   * Answers as before, but every answer is the last of its connection: clients that keep one open, as
   * load balancers do, come again by another, where they look first who is ready.
   */
  drain(): void
  /** Takes no new requests and waits for those that run, at most this long. */
  stop(milliseconds: number): Promise<void>
}

/** How often the number of pages sent from memory is logged. */
const countEvery = 60_000

/** A socket takes a whole page at once: beyond its mark every write would wait for a drain. */
const wholePage = 256 * 1024

/** Address and headers together: room for a search of ten kilobytes, whose page is then without hits. */
const longestHead = 16 * 1024

/**
 * The process's one door. Pages from memory take the short way, without a log line each; every
 * other request gets an id, which the answer carries and the log names.
 * @throws the port is taken or may not be used
 */
export async function startHttpServer(options: {
  host: string
  port: number
  log: Log
  /** Carried by every answer; cached pages have them already. */
  headers: Readonly<Record<string, string>>
  /** @returns whether the request was answered */
  sendCached: (request: IncomingMessage, response: ServerResponse) => boolean
  handle: Handler
}): Promise<HttpServer> {
  const { log } = options
  let sentFromMemory = 0
  let drains = false
  const counting = setInterval(() => {
    if (sentFromMemory > 0) log.info({ count: sentFromMemory }, 'pages sent from memory')
    sentFromMemory = 0
  }, countEvery).unref()

  const settings = { highWaterMark: wholePage, maxHeaderSize: longestHead }
  const server = createServer(settings, (request, response) => {
    if (drains) response.shouldKeepAlive = false
    const mayExist = isAddress(request.url ?? '/')
    if (mayExist && options.sendCached(request, response)) {
      sentFromMemory += 1
      return
    }
    const requestId = requestIdFrom(firstOf(request.headers['x-request-id']))
    request.headers['x-request-id'] = requestId
    response.setHeader('x-request-id', requestId)
    for (const [name, value] of Object.entries(options.headers)) response.setHeader(name, value)
    limitBodyTime(request, response)
    const startedAt = performance.now()
    response.once('close', () =>
      log.info(
        {
          requestId,
          method: request.method,
          kind: kindOf(request.url ?? ''),
          status: response.writableFinished ? response.statusCode : 'aborted',
          milliseconds: Math.round(performance.now() - startedAt),
        },
        'request',
      ),
    )
    if (mayExist) options.handle(request, response)
    else refuseAddress(request, response)
  })
  server.requestTimeout = longestRequest
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 65_000

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })

  return {
    port: (server.address() as AddressInfo).port,
    drain() {
      drains = true
    },
    async stop(milliseconds) {
      drains = true
      clearInterval(counting)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const tooLate = setTimeout(() => server.closeAllConnections(), milliseconds)
      await closed
      clearTimeout(tooLate)
    },
  }
}

/** Addresses may hold anything that somebody typed, so the log names only the kind. */
function kindOf(address: string): string {
  const match = /^\/(api\/frontend\/[a-z-]+(?:\/[a-z-]+)?|api|assets|files|dev)(?=[/?]|$)/.exec(
    address,
  )
  return match?.[1] ?? 'page'
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
