import type { AbsenceKind } from '#core/kindergartens/states.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDate, formatDay, formatTime, formatWallTime } from '#platform/time/format.ts'
import type { Absence, Today } from './contract.ts'

/** `10. mars 2027` */
export const dayText = (date: string) => formatDate(noonOf(date), getLocale())

/** `onsdag 10. mars`, for days that are near. */
export const weekdayText = (date: string) => formatDay(noonOf(date))

export const absenceKindNames = {
  sick: m.my_kindergarten_sick,
  holiday: m.my_kindergarten_holiday,
  other: m.my_kindergarten_other,
  late: m.my_kindergarten_late,
} satisfies Record<AbsenceKind, () => string>

/** What happens with a child today, in a sentence. @param date today */
export function todayText({ is, at, arrivesAt, kind, toOn }: Today, date: string): string {
  const time = at ? formatTime(new Date(at)) : ''
  switch (is) {
    case 'here':
      return m.my_kindergarten_today_here({ time })
    case 'gone':
      return m.my_kindergarten_today_gone({ time })
    case 'late':
      return m.my_kindergarten_today_late({ time: formatWallTime(arrivesAt ?? '') })
    case 'absent': {
      const what = absenceKindNames[kind ?? 'other']()
      return toOn !== null && toOn > date
        ? m.my_kindergarten_today_absent_until({ what, date: weekdayText(toOn) })
        : m.my_kindergarten_today_absent({ what })
    }
    case 'closed':
      return m.my_kindergarten_today_closed()
    case 'no-place':
      return m.my_kindergarten_today_no_place()
    case 'expected':
      return m.my_kindergarten_today_expected()
  }
}

/** The days of an absence, or the time of a late arrival. */
export function absenceDaysText({ fromOn, toOn, arrivesAt }: Absence): string {
  if (arrivesAt)
    return m.my_kindergarten_late_on({ date: weekdayText(fromOn), time: formatWallTime(arrivesAt) })
  return fromOn === toOn
    ? weekdayText(fromOn)
    : m.my_kindergarten_days({ from: weekdayText(fromOn), to: weekdayText(toOn) })
}
