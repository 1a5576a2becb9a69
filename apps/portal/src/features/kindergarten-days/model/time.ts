import { noonOf } from '#platform/time/date.ts'
import {
  formatDay,
  formatHours,
  formatShortDate,
  formatShortWeekday,
} from '#platform/time/format.ts'

/** `lørdag 5. desember`. */
export const dayText = (day: string): string => formatDay(noonOf(day))

/** `lør 5. des. 2026`: for lists. */
export const shortDayText = (day: string): string =>
  `${formatShortWeekday(noonOf(day))} ${formatShortDate(noonOf(day))}`

/** `10.00–15.00`. */
export const hoursText = ({ opensAt, closesAt }: { opensAt: string; closesAt: string }): string =>
  formatHours({ opens: opensAt, closes: closesAt })
