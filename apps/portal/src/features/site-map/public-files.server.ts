import { locales } from '@trivsel/content-contract/content'
import { Hono } from 'hono'
import { createCalendarFiles } from '#features/events/calendar-files.server.ts'
import type { Clock } from '#platform/clock.ts'
import {
  type ContentClient,
  ContentUnavailableError,
  NoContentError,
} from '#platform/content/content-client.server.ts'
import type { Log } from '#platform/log.server.ts'
import { writeJobListingFeed } from './job-listing-feed.server.ts'
import { jobListingFeedAddress } from './job-listing-feed-address.ts'
import { writeRobots } from './write-robots.server.ts'
import { writeSiteMap } from './write-site-map.server.ts'

/** Addresses that end like this are files for machines; no page has such a one. */
export const publicFilePath = /^\/(robots\.txt|sitemap\.xml|[^?]+\.ics|[^?]+\/rss\.xml)(?=\?|$)/

const shortly = 'public, max-age=300'

/** What machines read beside the pages: site map, rules for robots, feeds and calendars. */
export function createPublicFiles(options: {
  content: ContentClient
  portalUrl: string
  robots: 'allow' | 'refuse'
  clock: Clock
  log: Log
}): Hono {
  const { content, portalUrl, clock } = options
  const files = new Hono()
  files.onError((error, context) => {
    if (error instanceof NoContentError) return context.text('404\n', 404)
    if (error instanceof ContentUnavailableError)
      return context.text('503\n', 503, { 'retry-after': '5' })
    options.log.error({ error }, 'a public file could not be made')
    return context.text('500\n', 500)
  })

  files.get('/robots.txt', (context) =>
    context.text(writeRobots(options.robots, portalUrl), 200, { 'cache-control': shortly }),
  )

  let known: { pages: object; siteMap: string } | undefined
  files.get('/sitemap.xml', async (context) => {
    const pages = await content.query('publishedPages', { locale: null, contentType: null })
    // The client gives the same answer until something was published.
    if (known?.pages !== pages) known = { pages, siteMap: writeSiteMap(pages.items, portalUrl) }
    return context.body(known.siteMap, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': shortly,
    })
  })

  for (const locale of locales)
    files.get(jobListingFeedAddress(locale), async (context) =>
      context.body(await writeJobListingFeed(content, { locale, portalUrl, now: clock() }), 200, {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': shortly,
      }),
    )

  return files.route('/', createCalendarFiles({ content, portalUrl, clock }))
}
