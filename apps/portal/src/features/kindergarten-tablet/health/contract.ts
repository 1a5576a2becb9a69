import { z } from 'zod'

export const Opened = z.strictObject({ until: z.iso.datetime() })
export type Opened = z.infer<typeof Opened>

export const TabletHealth = z.strictObject({
  /** Empty texts where there is nothing. */
  allergies: z.string(),
  medicines: z.string(),
  notes: z.string(),
})
export type TabletHealth = z.infer<typeof TabletHealth>
