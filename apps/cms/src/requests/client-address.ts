import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '@trivsel/account-guard/client-address'
import type { TrustedProxies } from '@trivsel/account-guard/trusted-proxies'

const header = 'x-trivsel-client-address'

/**
 * Next keeps the socket from its handlers, and believes the `X-Forwarded-For` that a client sends:
 * the address is written down as each request arrives, over whatever the client claims.
 */
export function noteClientAddresses(trustedProxies: TrustedProxies): void {
  subscribe('http.server.request.start', (event) => {
    const { request } = event as { request: IncomingMessage }
    const forwarded = request.headers['x-forwarded-for']
    request.headers[header] = clientAddress(
      { socketAddress: request.socket.remoteAddress, forwardedFor: forwarded?.toString() },
      trustedProxies,
    )
  })
}

/** The address that attempts are counted for; `unknown` for who did not come over the network. */
export const notedClientAddress = (headers: Headers): string => headers.get(header) ?? 'unknown'
