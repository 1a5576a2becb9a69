import { fixedAddresses, reservedFirstSegments } from '@trivsel/content-contract/addresses'

/**
 * An address as the site compares it: the path alone, percent-encoded, without a slash at the end.
 * Editors paste whole addresses too. Null when it is none of our own.
 */
export function toOldAddress(written: string, siteUrl: string): string | null {
  const trimmed = written.trim()
  if (!URL.canParse(trimmed, siteUrl)) return null
  const url = new URL(trimmed, siteUrl)
  if (url.origin !== new URL(siteUrl).origin || !/^(\/|https?:\/\/)/.test(trimmed)) return null
  return url.pathname.replace(/(?<=.)\/+$/, '')
}

const addressesOfSite = new Set<string>([
  '/',
  '/en',
  ...Object.values(fixedAddresses).flatMap((address) => Object.values(address)),
])

/** Whether the site itself answers there, so that a redirect would never be looked at. */
export function belongsToSite(address: string): boolean {
  const [first = '', second = ''] = address.replace(/^\//, '').split('/')
  const segment = first === 'en' ? second : first
  return addressesOfSite.has(address) || reservedFirstSegments.includes(segment)
}
