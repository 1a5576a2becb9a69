import { z } from 'zod/mini'
import {
  amountOre,
  clear,
  day,
  longestReference,
  page,
  payee,
  plain,
  reason,
  size,
} from '#core/bank/money-forms.ts'
import { ownerKinds } from '#core/bank/payout-owner.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'

export const payoutGroups = [
  'prepared',
  'on-its-way',
  'paid',
  'failed',
  'returned',
  'corrections',
  'withdrawn',
  'all',
] as const
export type PayoutGroup = (typeof payoutGroups)[number]

export const PayoutSearch = z.object({
  group: z.enum(payoutGroups),
  /** Null for all kinds. */
  kind: z.nullable(z.enum(ownerKinds)),
  /** A customer number or a name; empty for all. */
  text: plain(100),
  page,
  size,
})
export type PayoutSearch = z.infer<typeof PayoutSearch>

export const mostReleased = 1_000

export const ReleaseForm = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostReleased)),
})
export type ReleaseForm = z.infer<typeof ReleaseForm>

export const PrepareAgainForm = z.object({ payee, reason })
export type PrepareAgainForm = z.infer<typeof PrepareAgainForm>

export const ReasonForm = z.object({ reason })
export type ReasonForm = z.infer<typeof ReasonForm>

/** What somebody has seen in the bank of a payout that came back. */
export const ReturnForm = z.object({
  amountOre,
  on: day('DATE_REQUIRED'),
  /** Empty where the bank gives none. */
  reference: plain(longestReference).check(
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
  reason,
})
export type ReturnForm = z.infer<typeof ReturnForm>

export const OutcomeForm = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('paid'),
    reference: clear(longestReference, 'REFERENCE_REQUIRED'),
    on: day('DATE_REQUIRED'),
  }),
  z.object({ outcome: z.literal('failed'), reason }),
])
export type OutcomeForm = z.infer<typeof OutcomeForm>
