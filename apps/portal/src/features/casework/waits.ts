type Decided = { readonly isApproved: boolean; readonly minutes: readonly number[] }

export type Waits = {
  readonly decided: number
  readonly approved: number
  readonly rejected: number
  /** Half of them at most so long, nine of ten, and all. */
  readonly medianDays: number
  readonly slowDays: number
  readonly longestDays: number
}

const minutesOfDay = 24 * 60

/** What was decided, and how long it took. */
export function waitsOf(rows: readonly Decided[]): Waits {
  const minutes = Float64Array.from(rows.flatMap((row) => row.minutes)).sort()
  const approved = rows
    .filter(({ isApproved }) => isApproved)
    .reduce((count, row) => count + row.minutes.length, 0)
  const days = (share: number) => quantile(minutes, share) / minutesOfDay
  return {
    decided: minutes.length,
    approved,
    rejected: minutes.length - approved,
    medianDays: days(0.5),
    slowDays: days(0.9),
    longestDays: days(1),
  }
}

/**
 * The number that a share of them does not exceed, between two where it falls between (as
 * `percentile_cont` of PostgreSQL); of none 0.
 * @param sorted the smallest first
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? 0
  return below + (above - below) * (place - Math.floor(place))
}
