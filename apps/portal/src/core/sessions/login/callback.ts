import { myPageAddresses } from '@trivsel/content-contract/addresses'
import type { Locale } from '@trivsel/content-contract/locales'
import { ownAddress } from '@trivsel/content-contract/own-address'
import { isServiceOffered } from '#platform/services/current-services.ts'

/** Where login leads without a callback of this site. */
const home = () => (isServiceOffered('sports') ? myPageAddresses.sports : myPageAddresses.overview)

/** The address to return to after login, always on this site. */
export function safeCallback(callback: unknown, locale: Locale): string {
  return ownAddress(callback) ?? home()[locale]
}

/** The login page's address that leads back to where the visitor was. */
export function loginAddress(loginPath: string, callback: string): string {
  return withCallback(loginPath, callback)
}

/** Adds the callback to the address of a page of login or sign-up. */
export function withCallback(path: string, callback: string | undefined): string {
  return callback === undefined ? path : `${path}?callback=${encodeURIComponent(callback)}`
}

/** A quick check of the shape; `safeCallback` makes the full check when the callback is followed. */
export const callbackPattern = /^\/[^\s\\]{0,1999}$/

/** The callback in the query of a page of login or sign-up. */
export function callbackSearch(search: Record<string, unknown>): { callback?: string } {
  const { callback } = search
  return typeof callback === 'string' && callbackPattern.test(callback) ? { callback } : {}
}
