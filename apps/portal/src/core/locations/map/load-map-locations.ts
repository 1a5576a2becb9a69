import { listedAddress } from '@trivsel/content-contract/addresses'
import type { ListedKind } from '@trivsel/content-contract/kinds'
import { getLocale } from '#locale'
import { type Asked, loadAllLocations } from '../load-location-list.ts'
import type { LocationListName } from '../location-list.ts'
import type { LocationSearch } from '../location-search.ts'
import type { MapLocation } from './map-location.ts'

/** All that match the filters, on every page of the list. */
export async function loadMapLocations<Name extends LocationListName>(
  name: Name,
  kind: ListedKind,
  search: LocationSearch,
  asked: Asked<Name>,
): Promise<MapLocation[]> {
  const cards = await loadAllLocations(name, search, asked)
  return cards.map((card) => ({
    name: card.displayName,
    href: listedAddress(kind, getLocale(), card.slug),
    address: card.address,
    location: card.location,
    schedule: asked.scheduleOf?.(card) ?? null,
  }))
}
