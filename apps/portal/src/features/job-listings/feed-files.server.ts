import { locales } from '@trivsel/content-contract/locales'

import { Hono } from 'hono'
import type { FilesContext } from '#core/feature/feature.server.ts'
import { writeJobListingFeed } from './feed.server.ts'
import { jobListingFeedAddress } from './feed-address.ts'

export function createFeedFiles({ content, portalUrl, clock }: FilesContext) {
  const files = new Hono()
  for (const locale of locales)
    files.get(jobListingFeedAddress(locale), async (context) =>
      context.body(await writeJobListingFeed(content, { locale, portalUrl, now: clock() }), 200, {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
      }),
    )
  return files
}
