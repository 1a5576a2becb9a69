import { dayQuery as dayPattern, uuidQuery } from '#platform/routing/page.ts'
import { textOfQuery } from '#platform/routing/read-query.ts'
import { isDate } from '#platform/time/date.ts'

export type DaySearch = { department?: string | undefined; date?: string | undefined }

/** Reads the address; an invalid day is today, an invalid department the first one. */
export function daySearch(search: Readonly<Record<string, unknown>>): DaySearch {
  const date = textOfQuery(search.date, dayPattern)
  return {
    department: textOfQuery(search.department, uuidQuery),
    date: date && date >= '2' && isDate(date) ? date : undefined,
  }
}
