import { createHmac, randomBytes } from 'node:crypto'
import { isPath } from '@trivsel/content-contract/own-address'
import { comparedAddress, longestOldAddress } from '../routing/old-address.ts'

/** A request for an address where nothing is. */
export type Miss = {
  readonly pathname: string
  readonly client: string
  /** A link of a page of ours led there. */
  readonly isFromOwnPage: boolean
}

export type MissedAddress = {
  readonly address: string
  readonly count: number
  readonly isFromOwnPage: boolean
}

/** Of what is held in memory; a client asks for many addresses when it guesses them. */
const limits = { addresses: 5_000, clients: 10_000, perClient: 100 }

/** Milliseconds after which a client may miss as many again. */
const clientsFor = 24 * 60 * 60 * 1_000

/**
 * Counts addresses where nothing is, so that administrators see which old ones are still in use. Bots
 * invent addresses without end: one counts when a second client asks for it, or when a page of ours
 * links to it, and each client adds only so many. It counts again when another client than the last
 * one asks, so that nobody alone makes an address frequent. Clients are known by a hash that ends with
 * the process.
 * @param now milliseconds of a clock that never goes back
 */
export function createMissedAddresses(now: () => number = () => performance.now()) {
  const key = randomBytes(32)
  /** Who asked first for an address that does not count yet. */
  const first = new Map<string, string>()
  /** Who asked last for one that does. */
  const last = new Map<string, string>()
  const clients = new Map<string, number>()
  let clientsSince = now()
  let counts = new Map<string, MissedAddress>()

  /** Whether it is new of this client, which may still add some. */
  function isAllowed(client: string): boolean {
    if (now() - clientsSince >= clientsFor) {
      clients.clear()
      clientsSince = now()
    }
    const before = clients.get(client) ?? 0
    if (before >= limits.perClient || (before === 0 && clients.size >= limits.clients)) return false
    clients.set(client, before + 1)
    return true
  }

  /** Whether the address counts from now on. */
  function isConfirmed(address: string, client: string, isFromOwnPage: boolean): boolean {
    const firstClient = first.get(address)
    if (firstClient === client && !isFromOwnPage) return false
    if (!isAllowed(client)) return false
    if (isFromOwnPage || firstClient !== undefined) {
      first.delete(address)
      return true
    }
    forgetOldest(first)
    first.set(address, client)
    return false
  }

  return {
    note({ pathname, client, isFromOwnPage }: Miss): void {
      if (!isCountable(pathname)) return
      const address = comparedAddress({ pathname, search: '' })
      if (address.length > longestOldAddress) return
      const requester = createHmac('sha256', key).update(client).digest('base64url')
      // The first request counts, too.
      const isSecond = first.has(address) && first.get(address) !== requester
      const lastClient = last.get(address)
      if (lastClient === requester) return
      if (!lastClient && !isConfirmed(address, requester, isFromOwnPage)) return
      if (!lastClient) forgetOldest(last)
      last.set(address, requester)
      const before = counts.get(address)
      if (!before && counts.size >= limits.addresses) return
      counts.set(address, {
        address,
        count: (before?.count ?? 0) + (isSecond ? 2 : 1),
        isFromOwnPage: isFromOwnPage || (before?.isFromOwnPage ?? false),
      })
    },

    /** What was counted since the last call. */
    take(): MissedAddress[] {
      const taken = [...counts.values()]
      counts = new Map()
      return taken
    },
  }
}

/** Hidden files are what scanners look for. An address may have an e-mail address or a number of somebody in it. */
function isCountable(pathname: string): boolean {
  if (!isPath(pathname)) return false
  return !/\/\.|@|%40|\/\/|\d{8}/.test(pathname)
}

function forgetOldest(known: Map<string, string>): void {
  if (known.size < limits.addresses) return
  const [oldest] = known.keys()
  if (oldest !== undefined) known.delete(oldest)
}
