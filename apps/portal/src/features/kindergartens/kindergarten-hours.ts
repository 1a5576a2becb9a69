import type { Kindergarten } from '@trivsel/content-contract/kinds/kindergartens/contract'
import type { Schedule } from '#core/opening-hours/schedule.ts'

/** Monday to Friday; null where no hours are given: then nobody knows whether it is open. */
export function kindergartenSchedule({
  openingHours,
}: Pick<Kindergarten, 'openingHours'>): Schedule | null {
  return openingHours && { week: [{ firstDay: 1, lastDay: 5, ...openingHours }], special: [] }
}
