import { z } from 'zod'
import { IssueLine } from '../write/contract.ts'

export const NewsletterOfAssociation = z.strictObject({
  /** Confirmed followers. */
  followers: z.int().min(0),
  /** Those that were sent: drafts are the board's own. The latest first. */
  issues: z.array(IssueLine),
})
export type NewsletterOfAssociation = z.infer<typeof NewsletterOfAssociation>
