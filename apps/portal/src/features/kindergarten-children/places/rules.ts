import { addDays } from '#platform/time/date.ts'

type Days = { readonly startsOn: string; readonly endsOn: string | null }

/** Whether the last day is not before the first. */
export const areDaysPossible = ({ startsOn, endsOn }: Days): boolean =>
  endsOn === null || endsOn >= startsOn

/**
 * A place that changes from a day on: the days of what it was and of what it becomes. Null where that is
 * not within the place: from its first day on it is corrected instead, and after its last there is none.
 * @param from the first day of the change
 */
export function splitPlace(
  place: Days,
  from: string,
): { readonly before: Days; readonly after: Days } | null {
  if (from <= place.startsOn) return null
  if (place.endsOn !== null && from > place.endsOn) return null
  return {
    before: { startsOn: place.startsOn, endsOn: addDays(from, -1) },
    after: { startsOn: from, endsOn: place.endsOn },
  }
}
