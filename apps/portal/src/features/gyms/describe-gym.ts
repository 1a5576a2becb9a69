import { listedAddress } from '@trivsel/content-contract/addresses'
import type { Gym } from '@trivsel/content-contract/kinds/gyms/contract'
import type { ExerciseGym } from 'schema-dts'
import { describeContact } from '#core/structured-data/describe-contact.ts'
import { describePage } from '#core/structured-data/describe-page.ts'
import { openingHours } from '#core/structured-data/opening-hours.ts'
import { getLocale } from '#locale'
import { osloDate } from '#platform/time/oslo.ts'
import { gymSchedule } from './gym-hours.ts'

/** @param gym `now`: when the page was rendered, in milliseconds since 1970 */
export function describeGym(gym: Gym & { now: number }): ExerciseGym {
  return {
    '@type': 'ExerciseGym',
    ...describePage(gym, listedAddress('gym', getLocale(), gym.slug)),
    ...describeContact(gym),
    ...openingHours(gymSchedule(gym), osloDate(new Date(gym.now))),
  }
}
