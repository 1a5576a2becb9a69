import { fixedAddresses, listedAddress } from '@trivsel/content-contract/addresses'
import { type Locale, languageOf } from '@trivsel/content-contract/locales'

import { Feed } from 'feed'
import { m } from '#messages'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { stripControlCharacters } from '#platform/strip-control-characters.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { pageName } from '#ui/page-names.ts'
import { jobListingFeedAddress } from './feed-address.ts'

const most = 100

/** Positions that one may apply for now, as RSS. */
export async function writeJobListingFeed(
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
    title: `${organisationName(locale)}: ${list.fixedPage?.heading ?? pageName('jobListings', locale)}`,
    description: list.fixedPage?.intro ?? pageName('jobListings', locale),
    id: address,
    link: address,
    language: languageOf(locale),
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
