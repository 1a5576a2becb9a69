import type { ListedKind } from '@trivsel/content-contract/kinds'
import type { ReactNode } from 'react'
import type { Schedule } from '#core/opening-hours/schedule.ts'
import { mapAttribution } from '#platform/map/map-attribution.ts'
import type { LocationView } from '../location-list.ts'
import type { LocationSearch } from '../location-search.ts'
import { LocationMap } from './LocationMap.tsx'
import { LocationViews } from './LocationViews.tsx'
import { type LocationCard, mapLocation } from './map-location.ts'

type Options<Card> = {
  /** With all its places where they are shown on a map. */
  list: { items: readonly Card[]; view: LocationView }
  kind: ListedKind
  /** What the list is filtered by. */
  applied: LocationSearch
  now: Date
  /** Without it nobody knows when the places are open. */
  scheduleOf?: (card: Card) => Schedule | null
}

/** The choice between list and map, and the map when it is chosen; neither where none is configured. */
export function mapForList<Card extends LocationCard>(
  options: Options<Card>,
): { views?: ReactNode; shown?: ReactNode } {
  const { list, kind, applied, now, scheduleOf } = options
  const attribution = mapAttribution()
  if (attribution === null) return {}
  const places = () => list.items.map((card) => mapLocation(card, kind, scheduleOf))
  return {
    views: <LocationViews applied={applied} view={list.view} />,
    shown: list.view && <LocationMap places={places()} now={now} attribution={attribution} />,
  }
}
