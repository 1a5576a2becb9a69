import type { RefundRules } from './court-setup.ts'

const hour = 3_600_000

/**
 * What is given back when a reservation is cancelled, in øre; null when it has begun and is not
 * cancelled any more. Exactly so many hours before the start is in time.
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

/** Until then all of the price comes back, that moment included. */
export function calculateRefundDeadline(
  { startsAt }: { startsAt: Date },
  { refundHours }: Pick<RefundRules, 'refundHours'>,
): Date {
  return new Date(startsAt.getTime() - refundHours * hour)
}
