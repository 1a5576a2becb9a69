import type { NoRight } from '#core/health-refunds/rules/judge-right.ts'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'

/** Why an expense gives no right. */
export const noRightTexts = {
  'no-semester-fee': m.health_no_right_fee,
  'other-institution': m.health_no_right_institution,
  'no-doctor-here': m.health_no_right_doctor,
  'outside-period': m.health_no_right_period,
  future: m.health_no_right_future,
} satisfies Record<NoRight, () => string>

/** `2026`, or `spring 2026` of the code `2026V`. */
export function periodText(code: string): string {
  const year = code.slice(0, 4)
  if (code.endsWith('V')) return m.health_period_spring({ year })
  return code.endsWith('H') ? m.health_period_autumn({ year }) : year
}

/** The day of an expense, or the first and the last. */
export function daysText({ from, to }: { readonly from: string; readonly to: string }): string {
  const text = (date: string) => formatDayAndYear(noonOf(date))
  return from === to ? text(from) : `${text(from)} – ${text(to)}`
}
