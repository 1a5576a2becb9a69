import { listedAddress } from '@trivsel/content-contract/addresses'
import type { ListedKind } from '@trivsel/content-contract/kinds'
import type { Location } from '@trivsel/content-contract/place'
import type { Schedule } from '#core/opening-hours/schedule.ts'
import { getLocale } from '#locale'

/** What the map says of a place. */
export type MapLocation = {
  name: string
  /** Public address of its page. */
  href: string
  address: string | null
  location: Location | null
  /** Null: nobody knows when it is open. */
  schedule: Schedule | null
}

/** What cards of all lists of places have. */
export type LocationCard = {
  displayName: string
  slug: string
  address: string | null
  location: Location | null
}

/** @param scheduleOf is missing where nobody knows when places are open */
export function mapLocation<Card extends LocationCard>(
  card: Card,
  kind: ListedKind,
  scheduleOf?: (card: Card) => Schedule | null,
): MapLocation {
  return {
    name: card.displayName,
    href: listedAddress(kind, getLocale(), card.slug),
    address: card.address,
    location: card.location,
    schedule: scheduleOf?.(card) ?? null,
  }
}
