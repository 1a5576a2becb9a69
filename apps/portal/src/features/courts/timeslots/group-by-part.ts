import { type PartOfDay, partOfDay, partsOfDay } from '#platform/time/part-of-day.ts'
import type { StartHour } from './show-timeslots.ts'

/** The start hours of a day by its parts; a part without hours is left out. */
export function groupByPart(
  hours: readonly StartHour[],
): { readonly part: PartOfDay; readonly hours: readonly StartHour[] }[] {
  return partsOfDay
    .map((part) => ({ part, hours: hours.filter(({ hour }) => partOfDay(hour) === part) }))
    .filter((group) => group.hours.length > 0)
}
