import { getLocale } from '#locale'
import { noonOf } from '#platform/time/date.ts'
import { formatDate, formatDateAndTime, formatDayYearAndTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'

export const dayText = (day: string): string => formatDate(noonOf(day), getLocale())

/** The day of an instant, in Norway. */
export const dayOf = (instant: string): string => dayText(osloDate(new Date(instant)))

export const instantText = (instant: string): string =>
  formatDateAndTime(new Date(instant), getLocale())

/** A meeting: with its weekday. */
export const timeText = (instant: string): string => formatDayYearAndTime(new Date(instant))
