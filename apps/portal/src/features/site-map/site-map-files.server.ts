import { locales } from '@trivsel/content-contract/content'
import { Hono } from 'hono'
import type { FilesContext } from '#core/feature/feature.server.ts'
import { writeJobListingFeed } from './job-listing-feed.server.ts'
import { jobListingFeedAddress } from './job-listing-feed-address.ts'
import { writeRobots } from './write-robots.server.ts'
import { writeSiteMap } from './write-site-map.server.ts'

const shortly = 'public, max-age=300'

/** Site map, rules for robots, and the feed of positions. */
export function createSiteMapFiles({ content, portalUrl, clock, configuration }: FilesContext) {
  const files = new Hono()
  files.get('/robots.txt', (context) =>
    context.text(writeRobots(configuration.ROBOTS, portalUrl), 200, { 'cache-control': shortly }),
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
  return files
}
