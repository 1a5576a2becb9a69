import { isIP } from 'node:net'

/**
 * The address that attempts are counted for. A header is believed only when a proxy of ours writes
 * it (`TRUST_PROXY`), and then only its last entry, which is the one that proxy saw.
 *
 * An IPv6 customer owns a whole /64 of addresses: it counts as one.
 */
export function clientAddress(
  request: { socketAddress: string | undefined; forwardedFor: string | undefined },
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? request.forwardedFor?.split(',').at(-1)?.trim() : undefined
  const address = forwarded && isIP(forwarded) ? forwarded : request.socketAddress
  if (!address) return 'unknown'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return isIP(address) === 6 ? networkOf(address) : address
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
