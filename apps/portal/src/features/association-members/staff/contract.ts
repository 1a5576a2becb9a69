import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { Day, feePayments } from '../model/contract.ts'
import { longestReason, mostFeeOre } from '../model/limits.ts'
import { isPlain } from '../model/plain-text.ts'

export const memberStates = ['requested', 'member', 'ended'] as const

const Reason = z.string().check(
  z.trim(),
  z.minLength(1, 'REASON_REQUIRED'),
  z.maxLength(longestReason),
  z.refine(isPlain),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)

export const StaffTerm = z.strictObject({
  id: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  feeOre: z.int(),
  paidBy: z.enum(feePayments),
  isCancelled: z.boolean(),
  /** Of a payment by card that can be refunded. */
  payment: z.nullable(z.strictObject({ version: z.int(), refundableOre: z.int() })),
})
export type StaffTerm = z.infer<typeof StaffTerm>

export const StaffMember = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(memberStates),
  /** Newest first. */
  terms: z.array(StaffTerm),
})
export type StaffMember = z.infer<typeof StaffMember>

export const StaffMembers = z.strictObject({
  items: z.array(StaffMember),
  /** How many there are beside those. */
  more: z.int(),
  balanceOre: z.int(),
})
export type StaffMembers = z.infer<typeof StaffMembers>

export const NewTermForm = z
  .strictObject({
    startsOn: Day,
    endsOn: Day,
    feeOre: z.int().check(z.gte(0), z.lte(mostFeeOre)),
    reason: Reason,
  })
  .check(z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'] }))
export type NewTermForm = z.infer<typeof NewTermForm>

export const CancelTermForm = z.strictObject({ reason: Reason })
export type CancelTermForm = z.infer<typeof CancelTermForm>
