import type { GymHours } from '@trivsel/content-contract/kinds/gyms/contract'
import type { SpecialHours } from '@trivsel/content-contract/opening-hours'
import type { HoursRow } from '#core/opening-hours/hours-rows.ts'
import type { Schedule } from '#core/opening-hours/schedule.ts'

/** The four groups of days of a gym (specification, section 3), one row each. */
export function gymHoursRows(hours: GymHours): HoursRow[] {
  const groups = [
    { firstDay: 1, lastDay: 4, day: hours.mondayThursday },
    { firstDay: 5, lastDay: 5, day: hours.friday },
    { firstDay: 6, lastDay: 6, day: hours.saturday },
    { firstDay: 7, lastDay: 7, day: hours.sunday },
  ]
  return groups.map(({ firstDay, lastDay, day }) => ({
    firstDay,
    lastDay,
    hours: day ? [day] : [],
  }))
}

export function gymSchedule(gym: { hours: GymHours; specialHours: SpecialHours[] }): Schedule {
  const week = gymHoursRows(gym.hours).flatMap(({ firstDay, lastDay, hours }) =>
    hours.map((day) => ({ firstDay, lastDay, ...day })),
  )
  return { week, special: gym.specialHours }
}
