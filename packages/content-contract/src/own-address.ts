/** Longest path that the site answers, as written in an address. */
export const longestPath = 1_000

/** With its query: a path in other letters than a–z takes up to nine characters for each. */
const longestAddress = 2_000

/** Control characters and halves of characters. */
const notInAddresses = /[\p{Cc}\p{Cs}]/u

/** Whether a text can be the path of an address: every escape whole, and nothing written or escaped that no address holds. */
export function isPath(path: string): boolean {
  if (path.length > longestPath) return false
  try {
    return !notInAddresses.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/**
 * The one judge of what an address of this site is, for whatever leads a browser on: callbacks,
 * previews, redirects, links in content. Browsers drop tabs and line breaks, take `\` for `/` and
 * resolve dots, so that `/\t/evil.example` and `/.//evil.example` would lead to another site.
 * @returns path, query and fragment in plain ASCII; null for everything else
 */
export function ownAddress(written: unknown): string | null {
  if (typeof written !== 'string' || written.length > longestAddress) return null
  if (!written.startsWith('/') || written.includes('\\') || notInAddresses.test(written))
    return null
  const site = 'https://own.invalid'
  const url = URL.parse(written, site)
  if (url?.origin !== site || url.pathname.startsWith('//') || !isPath(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/**
 * Whether a link in content may lead there: to an address of this site, a place on the same page,
 * another site, an e-mail address or a telephone number; never a script.
 */
export function isLinkAddress(address: string): boolean {
  if (address.startsWith('/')) return ownAddress(address) !== null
  if (notInAddresses.test(address)) return false
  if (address.startsWith('#')) return true
  return /^(https?:\/\/|mailto:|tel:)/i.test(address) && URL.canParse(address)
}

/** A path as the site compares it: without slashes at its end. */
export function withoutLastSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
