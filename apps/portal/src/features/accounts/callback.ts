/** Where to go after login when nothing, or nothing of our own, was asked for. */
const home = { no: '/min-side/trening', en: '/en/my-page/sports' } as const

/**
 * The address to return to after login: a path of this site, never another site
 * (`//evil.example`, `javascript:`, backslashes and control characters included).
 */
export function safeCallback(callback: unknown, locale: 'no' | 'en'): string {
  if (typeof callback !== 'string' || callback.length > 2_000) return home[locale]
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(callback)) return home[locale]
  const base = 'https://own.invalid'
  const url = URL.parse(callback, base)
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return home[locale]
  return url.pathname + url.search + url.hash
}

/** The login page's address that leads back to where the visitor was. */
export function loginAddress(loginPath: string, callback: string): string {
  return withCallback(loginPath, callback)
}

/** The address of a page on the way to an account, with where it leads in the end. */
export function withCallback(path: string, callback: string | undefined): string {
  return callback === undefined ? path : `${path}?callback=${encodeURIComponent(callback)}`
}

/** Of a page on the way to an account: where it leads in the end, as it stands in the address. */
export function callbackSearch(search: Record<string, unknown>): { callback?: string } {
  return typeof search.callback === 'string' ? { callback: search.callback } : {}
}
