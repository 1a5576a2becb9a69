import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { mostDaysAhead } from './award-dates.ts'
import { refuse } from './refuse.server.ts'

/** @throws {Refusal} `GRANT_DATE_INVALID`: a last day is neither over nor years away */
export function requireComingDay(day: string, now: Date): void {
  const today = osloDate(now)
  if (day < today || day > addDays(today, mostDaysAhead)) throw refuse('GRANT_DATE_INVALID')
}
