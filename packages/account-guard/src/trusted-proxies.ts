import { BlockList, isIP } from 'node:net'

/**
 * Who may say in `X-Forwarded-For` from where a request came: so many proxies, one behind the other,
 * or those of some networks.
 */
export type TrustedProxies = { readonly hops: number } | { readonly networks: BlockList }

export const noProxies: TrustedProxies = { hops: 0 }

/** What to say to an operator whose setting is none. */
export const wrongProxies = 'must be true, false, how many proxies there are, or their networks'

/** More than stand behind one another anywhere: a larger number is a slip. */
const mostHops = 9

/**
 * Reads the setting `TRUST_PROXY`: `false`, `true` for one proxy, how many there are, or their
 * addresses and networks (`10.0.0.0/8 2001:db8::/32`), with spaces or commas between them.
 * @returns null where it is none of these
 */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  const setting = text.trim().toLowerCase()
  if (setting === 'false') return noProxies
  if (setting === 'true') return { hops: 1 }
  if (/^\d+$/.test(setting)) {
    const hops = Number(setting)
    return hops <= mostHops ? { hops } : null
  }
  const networks = new BlockList()
  const entries = setting.split(/[\s,]+/)
  return entries.every((entry) => addNetwork(networks, entry)) ? { networks } : null
}

function addNetwork(networks: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/')
  const family = familyOf(address)
  if (family === null || rest.length > 0) return false
  const bits = family === 'ipv4' ? 32 : 128
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)) return false
  networks.addSubnet(address, prefix === undefined ? bits : Number(prefix), family)
  return true
}

/** @returns whether a proxy at this address is one of these */
export function isInNetworks(networks: BlockList, address: string): boolean {
  const family = familyOf(address)
  return family !== null && networks.check(address, family)
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}
