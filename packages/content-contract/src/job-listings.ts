import { z } from 'zod'
import { ContentImage, contentPageFields, DateText, TextLink } from './content.ts'

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
  /** Moment of the first publication, ISO 8601. */
  publishedAt: z.iso.datetime(),
})
export type JobListing = z.infer<typeof JobListing>
