import type { CookieOptions } from 'hono/utils/cookie'
import type { Configuration } from '#platform/config.server.ts'

/** However active, nobody stays logged in for longer than this. */
export const sessionLastsDays = 30
/** Whoever does not come back within this time logs in again. */
export const sessionIdleDays = 7
export const sessionLastsSeconds = sessionLastsDays * 24 * 60 * 60

/** Readable by scripts and without content: says only that asking for the session is worth a call. */
export const signedInCookieName = 'trivsel-signed-in'

export type SessionCookie = { readonly name: string; readonly attributes: CookieOptions }

/**
 * The cookie that holds the session. `__Host-` makes browsers insist on https, this host alone and
 * the whole site; without https (a developer's machine) no cookie may have that name.
 */
export function sessionCookie(configuration: Pick<Configuration, 'PORTAL_URL'>): SessionCookie {
  const secure = configuration.PORTAL_URL.startsWith('https://')
  return {
    name: secure ? '__Host-trivsel-session' : 'trivsel-session',
    attributes: { path: '/', secure, httpOnly: true, sameSite: 'Lax', maxAge: sessionLastsSeconds },
  }
}

/** Beside the session's cookie for as long as that one. */
export function signedInCookie({ attributes }: SessionCookie): SessionCookie {
  return { name: signedInCookieName, attributes: { ...attributes, httpOnly: false } }
}
