import type { CookieOptions } from 'hono/utils/cookie'
import type { Configuration } from '#platform/config.server.ts'

/** Absolute lifetime of a session, however active. */
export const sessionLifetimeDays = 30
/** A session without use for this long ends. */
export const sessionIdleDays = 7
export const sessionLifetimeSeconds = sessionLifetimeDays * 24 * 60 * 60

/** Readable by scripts and without content: shows only that there may be a session. */
export const signedInCookieName = 'portal-signed-in'

export type SessionCookie = { readonly name: string; readonly attributes: CookieOptions }

/**
 * The session cookie. With the prefix `__Host-` browsers require https, this host alone and path `/`;
 * without https (a developer's machine) the prefix is not allowed.
 */
export function sessionCookie(configuration: Pick<Configuration, 'PORTAL_URL'>): SessionCookie {
  const secure = configuration.PORTAL_URL.startsWith('https://')
  return {
    name: secure ? '__Host-portal-session' : 'portal-session',
    attributes: {
      path: '/',
      secure,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: sessionLifetimeSeconds,
    },
  }
}

/** Set with the session cookie, with the same lifetime. */
export function signedInCookie({ attributes }: SessionCookie): SessionCookie {
  return { name: signedInCookieName, attributes: { ...attributes, httpOnly: false } }
}
