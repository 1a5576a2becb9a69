import { fixedAddresses } from '@trivsel/content-contract/addresses'
import type { Locale } from '@trivsel/content-contract/locales'

/** RSS of the positions that one may apply for. */
export function jobListingFeedAddress(locale: Locale): string {
  return `${fixedAddresses.jobListings[locale]}/rss.xml`
}
