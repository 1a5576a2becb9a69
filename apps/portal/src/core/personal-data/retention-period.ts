import type { Text } from './text.ts'

/** How long data of one kind is kept, in months, which administrators may change within limits. */
export type RetentionPeriod = {
  readonly kind: string
  readonly name: Text
  /** Why it is kept so long, and no longer. */
  readonly why: Text
  /** Until administrators change it. */
  readonly months: number
  readonly least: number
  readonly most: number
}

/** The months of a period, as they are set now. */
export type MonthsOf = (period: RetentionPeriod) => number

/** What counts of what was saved: the limits of the code may have changed since. */
export function effectiveMonths(
  { months, least, most }: Pick<RetentionPeriod, 'months' | 'least' | 'most'>,
  saved: number | undefined,
): number {
  return Math.min(most, Math.max(least, saved ?? months))
}
