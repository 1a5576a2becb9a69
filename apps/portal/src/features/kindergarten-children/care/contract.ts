import { z } from 'zod'

/** What employees have to know of a child; empty texts where there is nothing. */
export const ChildHealth = z.strictObject({
  allergies: z.string(),
  medicines: z.string(),
  notes: z.string(),
  version: z.int(),
})
export type ChildHealth = z.infer<typeof ChildHealth>
