import { z } from 'zod'
import { ContentImage, contentPageFields, DateText, TextLink } from '../../content.ts'
import type { KindContract } from '../../kind-contract.ts'
import { locales } from '../../locales.ts'
import { bySlug, cardList, paging } from '../../query-shapes.ts'
import { ImportJobListing } from './import.ts'

export const JobListingCard = z.strictObject({
  id: z.int(),
  slug: z.string(),
  displayName: z.string(),
  ingress: z.string().nullable(),
  image: ContentImage.nullable(),
  serviceArea: z.string().nullable(),
  /** Last day on which one may apply; null: until somebody is found. */
  applicationDeadline: DateText.nullable(),
})
export type JobListingCard = z.infer<typeof JobListingCard>

export const JobListing = JobListingCard.extend({
  ...contentPageFields,
  buttons: z.array(TextLink),
  /** Where one would work; null: where the organisation is. */
  city: z.string().nullable(),
  /** Instant of the first publication, ISO 8601. */
  publishedAt: z.iso.datetime(),
})
export type JobListing = z.infer<typeof JobListing>

export const jobListingContract = {
  queries: {
    jobListingList: {
      /** Listings whose deadline is before `today` are left out. */
      variables: z.strictObject({ locale: z.enum(locales), ...paging, today: DateText }),
      data: cardList(JobListingCard).data,
    },
    jobListingBySlug: bySlug(JobListing),
  },
  list: { order: 'lastDay', endsWithLastDay: true },
  importItem: ImportJobListing,
  words: { no: 'ledig stilling jobb', en: 'job vacancy position' },
  isFoundLast: true,
} as const satisfies KindContract
