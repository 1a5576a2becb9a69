import { fixedAddresses, reservedFirstSegments } from '@trivsel/content-contract/addresses'
import { addressPrefixOf, localeOfAddress } from '@trivsel/content-contract/locales'
import { ownAddress, withoutLastSlashes } from '@trivsel/content-contract/own-address'

/**
 * An address as the site compares it: the path alone, percent-encoded, without a slash at the end.
 * Editors paste whole addresses too. Null when it is none of our own.
 */
export function toOldAddress(written: string, siteUrl: string): string | null {
  const trimmed = written.trim()
  const { origin } = new URL(siteUrl)
  const whole = URL.parse(trimmed)
  const address = ownAddress(whole?.origin === origin ? whole.href.slice(origin.length) : trimmed)
  return address === null ? null : withoutLastSlashes(new URL(address, origin).pathname)
}

const addressesOfSite = new Set<string>([
  '/',
  '/en',
  ...Object.values(fixedAddresses).flatMap((address) => Object.values(address)),
])

/** Whether the site itself answers at this address, so that a redirect would never apply. */
export function belongsToSite(address: string): boolean {
  const inDefault = address.slice(addressPrefixOf(localeOfAddress(address)).length)
  const segment = inDefault.split('/')[1] ?? ''
  return addressesOfSite.has(address) || reservedFirstSegments.includes(segment)
}
