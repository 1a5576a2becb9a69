import { isIP } from 'node:net'
import { isInNetworks, type TrustedProxies } from './trusted-proxies.ts'

type From = {
  readonly socketAddress: string | undefined
  /** The header `X-Forwarded-For`: each proxy adds at its end the address that it saw. */
  readonly forwardedFor: string | undefined
}

/**
 * The address that attempts are counted for. What the header says is believed as far as proxies of
 * ours have written it (`TRUST_PROXY`): the client itself may have sent its beginning.
 *
 * An IPv6 customer owns a whole /64 of addresses: it counts as one.
 */
export function clientAddress(from: From, proxies: TrustedProxies): string {
  const address = findClient(from, proxies)
  if (!address) return 'unknown'
  return isIP(address) === 6 ? networkOf(address) : address
}

function findClient(
  { socketAddress, forwardedFor }: From,
  proxies: TrustedProxies,
): string | undefined {
  const written = forwardedFor?.split(',').map(addressOf).toReversed() ?? []
  let client = socketAddress && addressOf(socketAddress)
  for (const [hop, before] of written.entries()) {
    const isTrusted =
      'hops' in proxies ? hop < proxies.hops : isInNetworks(proxies.networks, client ?? '')
    // What is no address says nothing, and hides what is before it.
    if (!isTrusted || isIP(before) === 0) return client
    client = before
  }
  return client
}

/** Without the port that some proxies add, and IPv4 as such. */
function addressOf(entry: string): string {
  const text = entry.trim()
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
