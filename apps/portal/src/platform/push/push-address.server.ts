import { BlockList, isIP } from 'node:net'

/** All that is no address of the public internet: this machine, private networks, examples, multicast. */
const notPublic = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4')
// Tunnels carry an address of the other kind in them; the rest of 2000::/3 is public.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6')

const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4')
  return (
    isIP(address) === 6 && publicIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
  )
}

const longestEndpoint = 1_000

/**
 * Whether a browser may have this address from a push service: https, the usual port, a name and not an
 * address. Where the name leads is looked at when something is sent.
 * @param standIn the only origin that may be otherwise, in tests and on a developer's machine
 */
export function isPushEndpoint(endpoint: string, standIn?: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || endpoint.length > longestEndpoint || url.username || url.password) return false
  if (standIn !== undefined && url.origin === standIn) return true
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.hostname.includes('.') &&
    isIP(url.hostname) === 0 &&
    !url.hostname.startsWith('[')
  )
}
