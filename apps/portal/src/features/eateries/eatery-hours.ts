import type { Eatery } from '@trivsel/content-contract/kinds/eateries/contract'
import type { Schedule } from '#core/opening-hours/schedule.ts'

type Hours = Pick<Eatery, 'openingHours' | 'specialHours'>

/** Null where no regular hours are given: then nobody knows whether it is open. */
export function eaterySchedule({ openingHours, specialHours }: Hours): Schedule | null {
  return openingHours.length > 0 ? { week: openingHours, special: specialHours } : null
}
