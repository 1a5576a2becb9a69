import type { RefundRules } from './court-setup.ts'

const hour = 3_600_000

/**
 * What is given back when a reservation is cancelled, in øre; null when it has begun and is not
 * cancelled any more. Exactly so many hours before the start is in time.
 */
export function refundOf(
  { startsAt, priceOre }: { startsAt: Date; priceOre: number },
  { refundHours, lateRefundPercent }: RefundRules,
  now: Date,
): number | null {
  if (now >= startsAt) return null
  const isInTime = startsAt.getTime() - now.getTime() >= refundHours * hour
  return isInTime ? priceOre : Math.floor((priceOre * lateRefundPercent) / 100)
}
