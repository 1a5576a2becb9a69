import { z } from 'zod'

/** When somebody was first admitted, by a scan that was not undone. */
export const Admission = z.strictObject({
  scanId: z.uuid(),
  at: z.iso.datetime(),
  /** Who did it; empty when that account is deleted, or for a scan that this phone has not sent. */
  by: z.string(),
  /** How many phones admitted them. */
  times: z.int(),
})
export type Admission = z.infer<typeof Admission>
