import { listedAddress } from '@trivsel/content-contract/addresses'
import type { ListedKind } from '@trivsel/content-contract/kinds'
import { getLocale } from '#locale'
import { type Asked, loadAllPlaces } from '../load-place-list.ts'
import type { PlaceListName } from '../place-list.ts'
import type { PlaceSearch } from '../place-search.ts'
import type { MapPlace } from './map-place.ts'

/** All that the filters leave, on whatever page of the list they stand. */
export async function loadMapPlaces<Name extends PlaceListName>(
  name: Name,
  kind: ListedKind,
  search: PlaceSearch,
  asked: Asked<Name>,
): Promise<MapPlace[]> {
  const cards = await loadAllPlaces(name, search, asked)
  return cards.map((card) => ({
    name: card.displayName,
    href: listedAddress(kind, getLocale(), card.slug),
    address: card.address,
    location: card.location,
    schedule: asked.scheduleOf?.(card) ?? null,
  }))
}
