import type { CourtSearch } from './court-search.ts'
import type { ShownTimeslots } from './show-timeslots.ts'

/** The query of the current choice, so that a link can change one part of it. */
export function buildChoiceSearch(shown: ShownTimeslots): CourtSearch {
  const { category, location, duration, date, hour, selected } = shown
  return {
    step: undefined,
    category: category?.id,
    location: location?.id,
    duration,
    date: date ?? undefined,
    hour: hour ?? undefined,
    court: selected[0]?.court.id,
  }
}
