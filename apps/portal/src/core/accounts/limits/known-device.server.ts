import { createDeviceMemory, deviceLifetimeSeconds } from '@trivsel/account-guard/device-memory'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Configuration } from '#platform/config.server.ts'

/**
 * The cookie of a browser in which somebody has logged in, or set a password by a mailed link. It
 * outlives the session and grants no access: attempts in such a browser are counted separately.
 */
export function createDeviceCookie({
  PORTAL_URL,
  AUTH_SECRET,
}: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET'>) {
  const devices = createDeviceMemory(AUTH_SECRET)
  const secure = PORTAL_URL.startsWith('https://')
  const name = secure ? '__Host-portal-device' : 'portal-device'
  const maxAge = deviceLifetimeSeconds
  return {
    /** @returns the key of the browser for counting; null if nobody has logged in to the account in it */
    find: (context: Context, email: string): string | null =>
      devices.find(getCookie(context, name), email),

    remember(context: Context, email: string): void {
      const value = devices.remember(getCookie(context, name), email)
      setCookie(context, name, value, {
        path: '/',
        secure,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge,
      })
    },
  }
}
