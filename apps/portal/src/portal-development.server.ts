import { Hono } from 'hono'
import type { PortalContext } from '#core/feature/feature.server.ts'
import { features } from './features.server.ts'

/**
 * What lies below `/dev/`: mails that were sent, codes of the demo's staff.
 * @param mailPages of the stand-in for a mail server, where there is one
 * @returns `null` in production, where there are no such pages
 */
export function createDevelopmentPages(
  context: PortalContext,
  mailPages: Hono | undefined,
): Hono | null {
  if (context.configuration.TRIVSEL_ENV === 'production') return null
  const pages = new Hono()
  if (mailPages) pages.route('/', mailPages)
  for (const { developmentPages } of features)
    if (developmentPages) pages.route('/', developmentPages(context))
  return pages
}
