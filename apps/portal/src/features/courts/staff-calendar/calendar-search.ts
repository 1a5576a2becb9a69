import { dayQuery, idQuery } from '#platform/routing/page.ts'
import { numberOfQuery, textOfQuery } from '#platform/routing/read-query.ts'
import { isDate } from '#platform/time/date.ts'

export type CalendarSearch = { day?: string | undefined; center?: number | undefined }

/** Reads the address; an invalid day is today, an invalid centre the first one. */
export function calendarSearch(search: Readonly<Record<string, unknown>>): CalendarSearch {
  const day = textOfQuery(search.day, dayQuery)
  return {
    day: day && day >= '2' && isDate(day) ? day : undefined,
    center: numberOfQuery(search.center, idQuery),
  }
}
