import { Hono } from 'hono'
import type { PortalContext } from '#core/feature/feature.server.ts'
import { createApiPages } from '#platform/api/api-pages.server.ts'
import { createApiDocument } from '#platform/api/openapi.server.ts'
import { createPreviewPages } from '#platform/mail/preview-pages.server.ts'
import { descriptions, features } from './features.server.ts'

/**
 * The pages below `/dev/`: the routes of the API, mails that were sent, codes of the demo's staff.
 * @param mailPages of the stand-in for a mail server, where there is one
 * @returns `null` in production, where there are no such pages
 */
export function createDevelopmentPages(
  context: PortalContext,
  mailPages: Hono | undefined,
): Hono | null {
  if (context.configuration.TRIVSEL_ENV === 'production') return null
  const pages = new Hono()
  pages.route(
    '/',
    createApiPages(() => createApiDocument(descriptions)),
  )
  const previews = features.flatMap(({ mailPreviews = [] }) => mailPreviews)
  // Before the pages of single mails, which take any name.
  pages.route('/', createPreviewPages(previews, context.portalUrl))
  if (mailPages) pages.route('/', mailPages)
  for (const { developmentPages } of features)
    if (developmentPages) pages.route('/', developmentPages(context))
  return pages
}
