import { semesterName } from '#core/studies/semester-name.ts'
import { getLocale, type Locale } from '#locale'
import { m } from '#messages'
import { daysBetween, noonOf } from '#platform/time/date.ts'
import { formatDate, formatDay } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** `2026`, `våren 2026`: of a year the code is the name. */
export const periodName = (code: string, locale: Locale = getLocale()): string =>
  semesterName(code, locale)

/** `10. mars 2027`. @param date `2027-03-10` */
export const dayText = (date: string, locale: Locale = getLocale()): string =>
  formatDate(noonOf(date), locale)

/** The day in Norway of an instant in ISO 8601. */
export const dayOfInstant = (at: string): string => dayText(osloDate(new Date(at)))

/** `10. mars 2027`, or from and to. */
export const daysText = (
  { from, to }: { from: string; to: string },
  locale: Locale = getLocale(),
): string =>
  from === to
    ? dayText(from, locale)
    : m.health_refund_days({ from: dayText(from, locale), to: dayText(to, locale) }, { locale })

/** How long somebody may still apply. @param closes the last day */
export function deadlineText(today: string, closes: string): string {
  const count = daysBetween(today, closes)
  const date = formatDay(noonOf(closes))
  if (count < 0) return m.health_refund_deadline_over({ date: dayText(closes) })
  if (count === 0) return m.health_refund_deadline_today()
  if (count === 1) return m.health_refund_deadline_tomorrow()
  return m.health_refund_deadline_days({ date, days: String(count) })
}
