import { listedAddress } from '@trivsel/content-contract/addresses'
import type { JobListing } from '@trivsel/content-contract/kinds/job-listings/contract'
import type { JobPosting } from 'schema-dts'
import { describeOrganization, describePage } from '#core/structured-data/describe-page.ts'
import { getLocale } from '#locale'
import { organisation } from '#platform/organisation/current-organisation.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { plainText } from '#ui/rich-text/truncate.ts'

/** A position that one may apply for now; null once the deadline is over. */
export function describeJobListing(listing: JobListing & { now: number }): JobPosting | null {
  const { applicationDeadline: deadline } = listing
  if (deadline && deadline < osloDate(new Date(listing.now))) return null
  const { name, description, ...page } = describePage(
    listing,
    listedAddress('jobListing', getLocale(), listing.slug),
  )
  const city = listing.city ?? organisation()?.city
  return {
    '@type': 'JobPosting',
    ...page,
    title: name,
    description: [description, plainText(listing.richText)].filter(Boolean).join('\n\n'),
    datePosted: listing.publishedAt,
    // Wall-clock time where the position is: the last day counts as a whole.
    ...(deadline && { validThrough: `${deadline}T23:59:59` }),
    hiringOrganization: describeOrganization(),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        addressCountry: 'NO',
      },
    },
  }
}
