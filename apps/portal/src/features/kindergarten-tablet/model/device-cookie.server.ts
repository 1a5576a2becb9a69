import { randomBytes } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import type { Configuration } from '#platform/config.server.ts'

/** Browsers keep no cookie for longer. It is set again while the tablet is in use. */
const lifetimeSeconds = 400 * 24 * 60 * 60

/** By which the tablet of a department is known: 256 random bits, which no script of the page reads. */
export function createDeviceCookie({ PORTAL_URL }: Pick<Configuration, 'PORTAL_URL'>) {
  const secure = PORTAL_URL.startsWith('https://')
  const name = secure ? '__Host-portal-tablet' : 'portal-tablet'
  const set = (context: ApiContext, token: string): void =>
    setCookie(context, name, token, {
      path: '/',
      secure,
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: lifetimeSeconds,
    })
  return { name, newToken: () => randomBytes(32).toString('base64url'), set, read }

  function read(context: ApiContext): string | undefined {
    return getCookie(context, name)
  }
}
