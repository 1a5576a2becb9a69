import { isOver, type PayoutState } from '#core/bank/payout-states.ts'
import type { CaseStatus } from '#core/cases/rules.ts'

/** What the page of the refund shows in the place of the form, or the form. */
export const refundEligibilities = [
  'form',
  'not-paid',
  'refunded',
  'awaiting-reply',
  'no-national-id',
] as const
export type RefundEligibility = (typeof refundEligibilities)[number]

/** How an approved payout failed to reach the student. */
export const payoutFailures = ['failed', 'returned'] as const
export type PayoutFailure = (typeof payoutFailures)[number]

/**
 * What became of an approved refund by its attempts, the oldest first: null while one of them is paid
 * or on its way.
 */
export function findPayoutFailure(attempts: readonly PayoutState[]): PayoutFailure | null {
  if (attempts.some((state) => !isOver(state))) return null
  return (
    payoutFailures.find((known) => known === attempts.findLast((state) => state !== 'withdrawn')) ??
    null
  )
}

/** The same for what a caseworker has to see to. */
export const manualEligibilities = [
  'form',
  'nothing-on-account',
  'refunded',
  'awaiting-reply',
] as const
export type ManualEligibility = (typeof manualEligibilities)[number]

/**
 * Whether a refund to an account of one’s own may be asked for (specification, section 4: refund
 * eligibility feedback). What was asked for already comes first: a manual one needs no full payment.
 * @param asked `status`: of the refund, null without one
 * @throws the status is unknown
 */
export function refundEligibilityOf(asked: {
  readonly status: CaseStatus | null
  readonly payoutFailure: PayoutFailure | null
  readonly isPaid: boolean
  readonly hasNationalId: boolean
}): RefundEligibility {
  const earlier = eligibilityByStatus(asked)
  if (earlier !== 'open') return earlier
  // What was approved is paid back, also when the bank has kept a fee.
  if (!asked.isPaid && asked.payoutFailure === null) return 'not-paid'
  return asked.hasNationalId ? 'form' : 'no-national-id'
}

/** Needs neither a national id nor that all was paid: only that something is there. */
export function manualEligibilityOf(asked: {
  readonly status: CaseStatus | null
  readonly payoutFailure: PayoutFailure | null
  readonly balanceOre: number
}): ManualEligibility {
  const earlier = eligibilityByStatus(asked)
  if (earlier !== 'open') return earlier
  return asked.balanceOre > 0 ? 'form' : 'nothing-on-account'
}

function eligibilityByStatus({
  status,
  payoutFailure,
}: {
  status: CaseStatus | null
  payoutFailure: PayoutFailure | null
}): 'open' | 'refunded' | 'awaiting-reply' {
  switch (status) {
    case null:
    case 'TRUKKET':
    case 'BORTFALT':
    case 'KOMMENTERT_VENTER_PA_KUNDE':
    case 'AVVIST':
      return 'open'
    case 'OPPRETTET':
    case 'ENDRET_AV_KUNDE':
      return 'awaiting-reply'
    case 'INNVILGET':
      return payoutFailure === null ? 'refunded' : 'open'
    default:
      throw new Error(`Unknown refund status "${status satisfies never}"`)
  }
}
