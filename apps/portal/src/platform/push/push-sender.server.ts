import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import webPush from 'web-push'
import type { Configuration } from '#platform/config.server.ts'
import { createPublicLookup } from './public-lookup.server.ts'
import { isPushEndpoint } from './push-address.server.ts'

/** Where and for whom a browser takes messages, as it gave it to us. */
export type PushTarget = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** `gone`: the subscription no longer exists. `refused`: it would be refused again. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

export type PushSender = {
  /** What browsers know the site by. */
  readonly publicKey: string
  isEndpoint(endpoint: string): boolean
  /** @throws {PushError} not now, but perhaps later */
  send(
    target: PushTarget,
    payload: string,
    options: { secondsToLive: number; topic: string; signal: AbortSignal },
  ): Promise<PushOutcome>
}

/** Without the address: with it, anybody could send to the browser. */
export class PushError extends Error {
  override name = 'PushError'
  readonly status: number | undefined
  readonly code: string | undefined

  constructor(status: number | undefined, code?: string) {
    super('a push service did not take a message')
    this.status = status
    this.code = code
  }
}

const answerWithin = 10_000
const lookup = createPublicLookup()

/** Sends by Web Push (RFC 8030), encrypted for the browser alone (RFC 8291). Null without keys. */
export function createPushSender({
  WEB_PUSH_PUBLIC_KEY: publicKey,
  WEB_PUSH_PRIVATE_KEY: privateKey,
  WEB_PUSH_SUBJECT: subject,
  WEB_PUSH_STAND_IN: standIn,
}: Pick<
  Configuration,
  'WEB_PUSH_PUBLIC_KEY' | 'WEB_PUSH_PRIVATE_KEY' | 'WEB_PUSH_SUBJECT' | 'WEB_PUSH_STAND_IN'
>): PushSender | null {
  if (!publicKey || !privateKey || !subject) return null
  const isEndpoint = (endpoint: string) => isPushEndpoint(endpoint, standIn)
  return {
    publicKey,
    isEndpoint,
    async send(target, payload, { secondsToLive, topic, signal }) {
      if (!isEndpoint(target.endpoint)) return 'refused'
      const { headers, body } = webPush.generateRequestDetails(target, payload, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: Math.max(0, Math.floor(secondsToLive)),
        contentEncoding: 'aes128gcm',
        urgency: 'high',
        topic,
      })
      const isStandIn = new URL(target.endpoint).origin === standIn
      const status = await post(target.endpoint, { headers, body, signal, isStandIn })
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      if (status === 429 || status >= 500) throw new PushError(status)
      return 'refused'
    },
  }
}

/**
 * Follows no redirect, and connects to nothing but the public internet: the address is looked at where
 * it is connected to, so that a name which leads elsewhere by then leads nowhere.
 * @returns the status of the answer
 */
function post(
  endpoint: string,
  options: {
    headers: Record<string, string | number>
    body: Buffer | null
    signal: AbortSignal
    isStandIn: boolean
  },
): Promise<number> {
  const { headers, body, isStandIn } = options
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(answerWithin)])
  return new Promise((fulfil, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(new PushError(undefined, error.code))
    const begin = isStandIn ? plainRequest : secureRequest
    const request = begin(
      endpoint,
      { method: 'POST', headers, signal, ...(!isStandIn && { lookup }) },
      (response) => {
        response.on('error', fail)
        // What it says is read to its end, so that the connection can go, and kept by nobody.
        response.resume()
        fulfil(response.statusCode ?? 0)
      },
    )
    request.on('error', fail)
    request.end(body)
  })
}
