import { fixedAddresses, listedAddress } from '@trivsel/content-contract/addresses'
import { type Locale, locales } from '@trivsel/content-contract/content'
import { Feed } from 'feed'
import { Hono } from 'hono'
import type { FilesContext } from '#core/feature/feature.server.ts'
import { m } from '#messages'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import { stripControlCharacters } from '#platform/strip-control-characters.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { jobListingFeedAddress } from './job-listing-feed-address.ts'

const most = 100

/** One feed in each language. */
export function createJobListingFeeds({ content, portalUrl, clock }: FilesContext): Hono {
  const feeds = new Hono()
  for (const locale of locales)
    feeds.get(jobListingFeedAddress(locale), async (context) =>
      context.body(await writeJobListingFeed(content, { locale, portalUrl, now: clock() }), 200, {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
      }),
    )
  return feeds
}

/** Positions that one may apply for now, as RSS. */
async function writeJobListingFeed(
  content: ContentClient,
  { locale, portalUrl, now }: { locale: Locale; portalUrl: string; now: Date },
): Promise<string> {
  const [list, published] = await Promise.all([
    content.query('jobListingList', { locale, page: 1, pageSize: most, today: osloDate(now) }),
    content.query('publishedPages', { locale, contentType: 'jobListing' }),
  ])
  const changes = new Map(published.items.map(({ id, updatedAt }) => [id, new Date(updatedAt)]))
  const address = portalUrl + fixedAddresses.jobListings[locale]
  const feed = new Feed({
    title: `${m.site_name()}: ${list.fixedPage?.heading ?? m.nav_job_listings({}, { locale })}`,
    description: list.fixedPage?.intro ?? m.job_listings_heading({}, { locale }),
    id: address,
    link: address,
    language: locale === 'en' ? 'en' : 'nb',
    updated: latest([...changes.values()]) ?? now,
    generator: false,
    feedLinks: { rss: portalUrl + jobListingFeedAddress(locale) },
  })
  for (const listing of list.items) {
    const link = portalUrl + listedAddress('jobListing', locale, listing.slug)
    const deadline = listing.applicationDeadline
    feed.addItem({
      title: listing.displayName,
      id: link,
      link,
      date: changes.get(listing.id) ?? now,
      description: [
        listing.ingress,
        deadline &&
          `${m.job_listing_deadline({}, { locale })}: ${formatDate(noonOf(deadline), locale)}`,
      ]
        .filter(Boolean)
        .join(' '),
      ...(listing.serviceArea && { category: [{ name: listing.serviceArea }] }),
    })
  }
  return stripControlCharacters(feed.rss2())
}

function latest(dates: readonly Date[]): Date | undefined {
  return [...dates].sort((a, b) => b.getTime() - a.getTime())[0]
}
