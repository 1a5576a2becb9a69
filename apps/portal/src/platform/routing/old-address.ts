import { ownAddress, withoutLastSlashes } from '@trivsel/content-contract/own-address'

/** Longest old address, as it is compared. */
export const longestOldAddress = 500

/** Longest address that an old one leads to. */
export const longestTarget = 2_000

const site = 'https://own.invalid'

/**
 * An address as old ones are compared: the path without slashes at its end, and the parameters of the
 * query in the order of their names. Escapes are in lower case, and only where they are needed.
 */
export function comparedAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const parameters = search.slice(1).split('&').filter(Boolean).map(normaliseEscapes).sort()
  const path = normaliseEscapes(withoutLastSlashes(pathname))
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path
}

/**
 * What somebody wrote as an old address, as it is compared: without fragment and without origin, since
 * lists of old addresses often have whole ones. Null when it is none.
 */
export function toOldAddress(written: string): string | null {
  const trimmed = written.trim()
  const whole = /^https?:\/\//i.test(trimmed) ? URL.parse(trimmed) : null
  const address = ownAddress(whole ? whole.pathname + whole.search : trimmed)
  if (address === null) return null
  const compared = comparedAddress(new URL(address, site))
  return compared.length <= longestOldAddress ? compared : null
}

/**
 * What somebody wrote as the place where an old address leads: an address of this site, or one of
 * another that begins with https. Null when it is neither.
 * @param origin of this site, where it is known: its own whole addresses become paths
 */
export function toTarget(written: string, origin?: string): string | null {
  const trimmed = written.trim()
  const whole = URL.parse(trimmed)
  if (!whole) return ofLength(ownAddress(trimmed))
  if (whole.username || whole.password) return null
  if (whole.origin === origin) return ofLength(ownAddress(whole.href.slice(whole.origin.length)))
  return whole.protocol === 'https:' ? ofLength(whole.href) : null
}

const ofLength = (target: string | null) =>
  target !== null && target.length <= longestTarget ? target : null

/** The place of a target on this site; null on another. */
export const placeOf = (target: string): URL | null =>
  target.startsWith('/') ? URL.parse(target, site) : null

/** Which old address of a collection a request is for: with its query, or with any. */
export function findOldAddress(
  place: Pick<URL, 'pathname' | 'search'>,
  has: (address: string) => boolean,
): string | undefined {
  const whole = comparedAddress(place)
  if (has(whole)) return whole
  const path = comparedAddress({ pathname: place.pathname, search: '' })
  return has(path) ? path : undefined
}

/** `%C3` is `%c3`, and `%61` is `a`: RFC 3986, 6.2.2. */
function normaliseEscapes(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escaped.toLowerCase()
  })
}
