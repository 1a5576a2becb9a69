import type { CookieOptions } from 'hono/utils/cookie'
import type { Configuration } from '#platform/config.server.ts'
import { accessLastsHours } from './rules.ts'

/** The cookie of staff access, beside that of the login session (see `session-cookie.server.ts`). */
export function staffCookie(configuration: Pick<Configuration, 'PORTAL_URL'>): {
  name: string
  attributes: CookieOptions
} {
  const secure = configuration.PORTAL_URL.startsWith('https://')
  return {
    name: secure ? '__Host-portal-staff' : 'portal-staff',
    attributes: {
      path: '/',
      secure,
      httpOnly: true,
      // Only our own pages ask for what staff see.
      sameSite: 'Strict',
      maxAge: accessLastsHours * 60 * 60,
    },
  }
}
