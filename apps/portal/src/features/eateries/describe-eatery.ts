import { listedAddress } from '@trivsel/content-contract/addresses'
import type { Eatery } from '@trivsel/content-contract/kinds/eateries/contract'
import type { CafeOrCoffeeShop, Restaurant } from 'schema-dts'
import { describeContact } from '#core/structured-data/describe-contact.ts'
import { describePage } from '#core/structured-data/describe-page.ts'
import { openingHours } from '#core/structured-data/opening-hours.ts'
import { getLocale } from '#locale'
import { osloDate } from '#platform/time/oslo.ts'

/** As it was rendered at `now`: milliseconds since 1970. */
export function describeEatery(eatery: Eatery & { now: number }): Restaurant | CafeOrCoffeeShop {
  return {
    '@type': eatery.eateryType === 'coffee_bar' ? 'CafeOrCoffeeShop' : 'Restaurant',
    ...describePage(eatery, listedAddress('eatery', getLocale(), eatery.slug)),
    ...describeContact({
      address: eatery.address,
      location: eatery.location,
      phone: eatery.officePhone ?? eatery.kitchenPhone,
    }),
    ...openingHours(
      { week: eatery.openingHours, special: eatery.specialHours },
      osloDate(new Date(eatery.now)),
    ),
  }
}
