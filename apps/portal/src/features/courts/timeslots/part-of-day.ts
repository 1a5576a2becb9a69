import type { StartHour } from './show-timeslots.ts'

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** @param hour wall time, `18:30` */
export function partOfDay(hour: string): PartOfDay {
  if (hour < '12:00') return 'morning'
  return hour < '17:00' ? 'afternoon' : 'evening'
}

/** The start hours of a day by its parts; a part without hours is left out. */
export function groupByPart(
  hours: readonly StartHour[],
): { readonly part: PartOfDay; readonly hours: readonly StartHour[] }[] {
  return partsOfDay
    .map((part) => ({ part, hours: hours.filter(({ hour }) => partOfDay(hour) === part) }))
    .filter((group) => group.hours.length > 0)
}
