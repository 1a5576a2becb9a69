import { ownAddress } from '@trivsel/content-contract/own-address'

/** Where to go after login when nothing, or nothing of our own, was asked for. */
const home = { no: '/min-side/trening', en: '/en/my-page/sports' } as const

/** The address to return to after login: one of this site, never of another. */
export function safeCallback(callback: unknown, locale: 'no' | 'en'): string {
  return ownAddress(callback) ?? home[locale]
}

/** The login page's address that leads back to where the visitor was. */
export function loginAddress(loginPath: string, callback: string): string {
  return withCallback(loginPath, callback)
}

/** The address of a page on the way to an account, with where it leads in the end. */
export function withCallback(path: string, callback: string | undefined): string {
  return callback === undefined ? path : `${path}?callback=${encodeURIComponent(callback)}`
}

/** A path of this site as far as can be seen at once; `safeCallback` judges it when it is followed. */
export const callbackPattern = /^\/[^\s\\]{0,1999}$/

/** Of a page on the way to an account: where it leads in the end, as it stands in the address. */
export function callbackSearch(search: Record<string, unknown>): { callback?: string } {
  const { callback } = search
  return typeof callback === 'string' && callbackPattern.test(callback) ? { callback } : {}
}
