import { addDays } from '#platform/time/date.ts'
import { isWorkingDay } from '#platform/time/working-days.ts'
import { demoClosingReasons } from './demo-kindergartens.ts'

/**
 * The closing days of the demo around a day: the working days between Christmas and New Year of three
 * years, and planning days on the first working days of January and the middle of August.
 */
export function demoClosingDays(today: string) {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1].flatMap((one) => [
    planningDay(`${one}-01-02`),
    planningDay(`${one}-08-16`),
    ...[27, 28, 29, 30, 31]
      .map((day) => `${one}-12-${day}`)
      .filter(isWorkingDay)
      .map((onDate) => ({ onDate, reason: demoClosingReasons.christmas })),
  ])
}

const planningDay = (from: string) => ({
  onDate: firstWorkingDay(from),
  reason: demoClosingReasons.planning,
})

function firstWorkingDay(from: string): string {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index))
  return days.find(isWorkingDay) ?? from
}
