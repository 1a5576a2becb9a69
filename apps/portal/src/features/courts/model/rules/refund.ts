import type { RefundRules } from './court-setup.ts'

const hour = 3_600_000

/**
 * The refund of a cancellation in øre; null when it has started and cannot be cancelled. Exactly on
 * the deadline is in time.
 */
export function calculateRefund(
  { startsAt, priceOre }: { startsAt: Date; priceOre: number },
  rules: RefundRules,
  now: Date,
): number | null {
  if (now >= startsAt) return null
  const isInTime = now <= calculateRefundDeadline({ startsAt }, rules)
  return isInTime ? priceOre : Math.floor((priceOre * rules.lateRefundPercent) / 100)
}

/** The deadline for a full refund; the instant itself is in time. */
export function calculateRefundDeadline(
  { startsAt }: { startsAt: Date },
  { refundHours }: Pick<RefundRules, 'refundHours'>,
): Date {
  return new Date(startsAt.getTime() - refundHours * hour)
}
