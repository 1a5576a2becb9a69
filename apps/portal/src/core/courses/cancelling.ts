/** What a course says about cancelling. */
export type CancelRule = {
  /** Until so many hours before the first date all is refunded. */
  readonly refundHours: number
  /** What is kept of each seat after that, in øre. */
  readonly keepOre: number
  /** The share of its price that is kept beside it, 0 to 100. */
  readonly keepPercent: number
}

const hour = 3_600_000

/** What is kept of a paid seat: a fixed sum, a share, or both, and never more than was paid. In øre. */
export function cancellationFee({ keepOre, keepPercent }: CancelRule, paidOre: number): number {
  return Math.min(paidOre, keepOre + Math.ceil((paidOre * keepPercent) / 100))
}

/** The last instant at which all is refunded. What was moved since is refunded until it starts. */
export const freeUntil = (
  { startsAt, isMoved = false }: { readonly startsAt: Date; readonly isMoved?: boolean },
  { refundHours }: Pick<CancelRule, 'refundHours'>,
): Date => (isMoved ? startsAt : new Date(startsAt.getTime() - refundHours * hour))

/**
 * What is refunded for cancelled seats, in øre; null once the first date has started.
 * @param seatsOre what was paid for each of them
 */
export function refundOfSeats(
  booked: {
    readonly startsAt: Date
    readonly seatsOre: readonly number[]
    readonly isMoved: boolean
  },
  rule: CancelRule,
  now: Date,
): number | null {
  if (now >= booked.startsAt) return null
  const isFree = now <= freeUntil(booked, rule)
  return booked.seatsOre.reduce(
    (sum, paidOre) => sum + paidOre - (isFree ? 0 : cancellationFee(rule, paidOre)),
    0,
  )
}
