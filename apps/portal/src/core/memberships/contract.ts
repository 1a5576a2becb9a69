import { z } from 'zod/mini'

/** Specification section 3 "Membership"; dates are calendar days in Norway, both included. */
export const Membership = z.object({
  id: z.int(),
  type: z.string(),
  /** `CASH_MEMBERSHIP` is one value. */
  membershipCategory: z.string(),
  membershipStartDate: z.iso.date(),
  membershipEndDate: z.nullable(z.iso.date()),
  /** Blocks booking. */
  isDisqualified: z.boolean(),
})
export type Membership = z.infer<typeof Membership>

/** `GET /api/frontend/user/sports/memberships`: those that hold today; at most one. */
export const Memberships = z.object({ items: z.array(Membership) })
export type Memberships = z.infer<typeof Memberships>
