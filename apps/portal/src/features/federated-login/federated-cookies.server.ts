import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Configuration } from '#platform/config.server.ts'
import type { ProviderId } from './providers.ts'
import { attemptLifeMinutes, proofLifeMinutes } from './rules.ts'

/**
 * The two cookies on the way through a provider. `Lax` and not `Strict`: it leads back from another
 * site. `__Host-` keeps neighbours under the same domain from planting one.
 */
export function createFederatedCookies(
  provider: ProviderId,
  { PORTAL_URL }: Pick<Configuration, 'PORTAL_URL'>,
) {
  const secure = PORTAL_URL.startsWith('https://')
  const cookie = (purpose: string, minutes: number) => {
    const name = `${secure ? '__Host-' : ''}portal-${provider}-${purpose}`
    const attributes = { path: '/', secure, httpOnly: true, sameSite: 'Lax' } as const
    return {
      read: (context: Context) => getCookie(context, name),
      write: (context: Context, token: string) =>
        setCookie(context, name, token, { ...attributes, maxAge: minutes * 60 }),
      remove: (context: Context) => void deleteCookie(context, name, attributes),
    }
  }
  return {
    attempt: cookie('attempt', attemptLifeMinutes),
    proof: cookie('proof', proofLifeMinutes),
  }
}
