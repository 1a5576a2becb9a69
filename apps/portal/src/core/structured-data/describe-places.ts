import { listedAddress } from '@trivsel/content-contract/addresses'
import type { Eatery } from '@trivsel/content-contract/eateries'
import type { Gym } from '@trivsel/content-contract/gyms'
import type { HealthCenter } from '@trivsel/content-contract/health-centers'
import type { Kindergarten } from '@trivsel/content-contract/kindergartens'
import type {
  CafeOrCoffeeShop,
  ChildCare,
  ExerciseGym,
  MedicalClinic,
  Restaurant,
} from 'schema-dts'
import { gymSchedule } from '#core/opening-hours/gym-hours.ts'
import { getLocale } from '#locale'
import { osloDate } from '#platform/time/oslo.ts'
import { describeOrganization, describePage } from './describe-page.ts'
import { openingHours } from './opening-hours.ts'

/** Things with a `now` are as they were rendered: milliseconds since 1970. */
type Rendered<Thing> = Thing & { now: number }

export function describeGym(gym: Rendered<Gym>): ExerciseGym {
  return {
    '@type': 'ExerciseGym',
    ...describePage(gym, listedAddress('gym', getLocale(), gym.slug)),
    ...contact(gym),
    ...openingHours(gymSchedule(gym), osloDate(new Date(gym.now))),
  }
}

export function describeEatery(eatery: Rendered<Eatery>): Restaurant | CafeOrCoffeeShop {
  return {
    '@type': eatery.eateryType === 'coffee_bar' ? 'CafeOrCoffeeShop' : 'Restaurant',
    ...describePage(eatery, listedAddress('eatery', getLocale(), eatery.slug)),
    ...contact({ address: eatery.address, phone: eatery.officePhone ?? eatery.kitchenPhone }),
    ...openingHours(
      { week: eatery.openingHours, special: eatery.specialHours },
      osloDate(new Date(eatery.now)),
    ),
  }
}

/** Its hours are in the editors' own words, which no machine should guess at. */
export function describeHealthCenter(center: HealthCenter): MedicalClinic {
  return {
    '@type': 'MedicalClinic',
    ...describePage(center, listedAddress('healthCenter', getLocale(), center.slug)),
    ...contact(center),
    ...(center.mapUrl && { hasMap: center.mapUrl }),
  }
}

export function describeKindergarten(kindergarten: Kindergarten): ChildCare {
  const { openingHours: hours } = kindergarten
  const week = hours ? [{ firstDay: 1, lastDay: 5, ...hours }] : []
  return {
    '@type': 'ChildCare',
    ...describePage(kindergarten, listedAddress('kindergarten', getLocale(), kindergarten.slug)),
    ...contact(kindergarten),
    ...openingHours({ week, special: [] }, ''),
  }
}

function contact({ address, phone }: { address: string | null; phone: string | null }) {
  return {
    ...(address && { address }),
    ...(phone && { telephone: phone }),
    parentOrganization: describeOrganization(),
  }
}
