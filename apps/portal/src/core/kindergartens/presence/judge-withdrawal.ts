import { addDays } from '#platform/time/date.ts'

/** The time until which guardians decide about its last day has passed. */
export type WithdrawalRefusal = 'ABSENCE_OVER'

export type WithdrawalDay = {
  readonly today: string
  /** Now by the clock in Norway, `08:41`. */
  readonly time: string
  /** Until then the guardians' word counts. */
  readonly absenceUntil: string
}

/**
 * What a withdrawal by a guardian does: all of the absence goes, or what is left of it, so that
 * `endsOn` is its last day, or it is too late.
 */
export function judgeWithdrawal(
  { fromOn, toOn }: { readonly fromOn: string; readonly toOn: string },
  { today, time, absenceUntil }: WithdrawalDay,
): 'withdraw' | { readonly endsOn: string } | WithdrawalRefusal {
  const firstOpen = time < absenceUntil ? today : addDays(today, 1)
  if (fromOn >= firstOpen) return 'withdraw'
  return toOn >= firstOpen ? { endsOn: addDays(firstOpen, -1) } : 'ABSENCE_OVER'
}
