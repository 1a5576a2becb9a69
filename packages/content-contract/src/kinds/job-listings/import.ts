import { z } from 'zod'
import { Day, ImportTextLink, importPageFields, keyOf } from '../../import/parts.ts'

/** One item of `job-listings.json`. */
export const ImportJobListing = z.strictObject({
  ...importPageFields,
  /** Key of an item of `service-areas.json`. */
  serviceArea: keyOf('service-areas').optional(),
  /** Last day on which one may apply; left out: until somebody is found. */
  applicationDeadline: Day.optional(),
  buttons: z.array(ImportTextLink).default([]),
})
export type ImportJobListing = z.infer<typeof ImportJobListing>
