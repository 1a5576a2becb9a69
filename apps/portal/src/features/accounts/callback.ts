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
  return `${loginPath}?callback=${encodeURIComponent(callback)}`
}
