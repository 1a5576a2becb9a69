import { z } from 'zod'

/** How a guardian is reached. */
export const ContactDetails = z.strictObject({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
})
export type ContactDetails = z.infer<typeof ContactDetails>

/** `isKnown`: they were registered already, and their details stay as they were. */
export const GuardianAdded = z.strictObject({ isKnown: z.boolean() })
export type GuardianAdded = z.infer<typeof GuardianAdded>
