import { lastDayOfPlace } from '#core/kindergartens/children/notice.ts'
import { addDays } from '#platform/time/date.ts'
import type { NewPlaceRequest } from './contract.ts'
import { mostDaysAhead } from './limits.ts'

/** The last place of a child. */
export type LastPlace = {
  readonly startsOn: string
  /** Null for a place without an end. */
  readonly endsOn: string | null
  readonly percent: number
  readonly noticeMonths: number
}

export type PlaceRequestRefusal =
  | 'PLACE_END_CHANGED'
  | 'PLACE_ENDS_BEFORE'
  | 'PLACE_REQUEST_INVALID'

type Requested = Pick<NewPlaceRequest, 'kind' | 'wantedOn' | 'endsOn' | 'percent' | 'note'>

/**
 * Whether a guardian may send a request: null, or why not.
 * @param today the day of the notice
 */
export function judgePlaceRequest(
  { kind, wantedOn, endsOn, percent, note }: Requested,
  place: LastPlace,
  today: string,
): PlaceRequestRefusal | null {
  if (place.endsOn !== null && place.endsOn < today) return 'PLACE_ENDS_BEFORE'
  if (wantedOn < today || wantedOn > addDays(today, mostDaysAhead)) return 'PLACE_REQUEST_INVALID'
  if (kind === 'change') {
    if (endsOn !== null) return 'PLACE_REQUEST_INVALID'
    if (place.endsOn !== null && place.endsOn < wantedOn) return 'PLACE_ENDS_BEFORE'
    const changes = (percent !== null && percent !== place.percent) || note !== null
    return changes ? null : 'PLACE_REQUEST_INVALID'
  }
  if (percent !== null) return 'PLACE_REQUEST_INVALID'
  const lastDay = lastDayOfPlace({ noticeOn: today, wantedOn }, place.noticeMonths)
  if (lastDay < place.startsOn) return 'PLACE_REQUEST_INVALID'
  if (place.endsOn !== null && place.endsOn <= lastDay) return 'PLACE_ENDS_BEFORE'
  return endsOn === lastDay ? null : 'PLACE_END_CHANGED'
}
