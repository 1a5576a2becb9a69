import type { MiddlewareHandler } from 'hono'
import type { Configuration } from '#platform/config.server.ts'
import { Refusal } from './errors.server.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The origins that may change something; on a developer's machine both names of the machine. */
export function trustedOrigins(
  configuration: Pick<Configuration, 'PORTAL_URL' | 'TRIVSEL_ENV'>,
): Set<string> {
  const { origin, protocol, port } = new URL(configuration.PORTAL_URL)
  if (configuration.TRIVSEL_ENV === 'production') return new Set([origin])
  const here = ['localhost', '127.0.0.1'].map(
    (name) => new URL(`${protocol}//${name}${port && `:${port}`}`).origin,
  )
  return new Set([origin, ...here])
}

/**
 * Refuses requests that another site makes a browser send. In this order (OWASP, Cross-Site
 * Request Forgery Prevention, "Fetch Metadata" with its fallback):
 * `Sec-Fetch-Site`, which a page cannot forge, must be `same-origin` or `none`; a browser without
 * it sends `Origin` with everything that is not a GET, and it must be ours; a request with neither
 * does not come from a browser and passes only without a cookie, so that it has nobody's rights.
 */
export function refuseCrossSite(trusted: ReadonlySet<string>): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req
    if (!safeMethods.has(method) && !isOurs((name) => context.req.header(name), trusted))
      throw new Refusal('CROSS_SITE_REQUEST', 403)
    await next()
  }
}

function isOurs(header: (name: string) => string | undefined, trusted: ReadonlySet<string>) {
  const site = header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = header('origin')
  if (origin !== undefined) return trusted.has(origin)
  return header('cookie') === undefined
}
