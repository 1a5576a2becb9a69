import type { IncomingMessage } from 'node:http'
import type { Screen } from '../render-context.ts'
import { type PageRequest, pageRequest, screenOf } from './page-key.ts'

/** Addresses that are read once; when there are more, the memory starts anew. */
const rememberedAddresses = 2_000

/** Reads which page a request is for. The same address is worked out once, not at every request. */
export function createRequestReader(origin: string) {
  const remembered: Record<Screen, Map<string, PageRequest>> = {
    small: new Map(),
    large: new Map(),
  }

  return (request: IncomingMessage): PageRequest | null => {
    const address = request.url ?? '/'
    const hint = request.headers['sec-ch-ua-mobile']
    const screen = screenOf({
      mobileHint: Array.isArray(hint) ? hint[0] : hint,
      userAgent: request.headers['user-agent'],
    })
    const known = remembered[screen].get(address)
    if (known) return known
    const url = URL.parse(address, origin)
    const read = url && pageRequest(url, screen)
    if (!read || address.length > 500) return read
    if (remembered[screen].size >= rememberedAddresses) remembered[screen].clear()
    remembered[screen].set(address, read)
    return read
  }
}
