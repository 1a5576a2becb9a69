import type { CourtSearch } from './court-search.ts'
import type { ShownTimeslots } from './show-timeslots.ts'

/** The query of what is shown, so that a link changes one thing of it and leaves the rest. */
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
