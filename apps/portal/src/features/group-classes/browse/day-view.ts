import type { GroupExercise, GroupExercises } from '../model/contract.ts'
import { classesOn } from '../model/day-strip.ts'
import {
  availableFilter,
  type ClassFilter,
  type FilterChoices,
  type FilterName,
  filterChoices,
  filterClasses,
  findHidingFilters,
} from './class-filter.ts'
import { type ClassSearch, filterFromSearch } from './class-search.ts'

/** What the page shows for one day. */
export type DayView = {
  day: string
  filter: ClassFilter
  choices: FilterChoices
  shown: GroupExercise[]
  /** Set when the filter hides all classes of the day. */
  hiddenBy?: FilterName[]
  /** The next day with matching classes, when this day has none. */
  nextDay?: string
}

/**
 * @param days Oslo dates of the strip, today first. A requested day outside them falls back to today;
 *   the choices of the filter are those of these days.
 */
export function viewDay(
  { items: classes, filterCategories }: GroupExercises,
  days: readonly string[],
  search: ClassSearch,
): DayView {
  const day = days.find((date) => date === search.day) ?? days[0] ?? ''
  const byDay = new Map(days.map((date) => [date, classesOn(classes, date)]))
  const choices = filterChoices([...byDay.values()].flat(), filterCategories)
  const filter = availableFilter(filterFromSearch(search), choices)
  const ofDay = byDay.get(day) ?? []
  const shown = filterClasses(ofDay, filter)
  if (shown.length > 0) return { day, filter, choices, shown }
  const nextDay = days
    .slice(days.indexOf(day) + 1)
    .find((date) => filterClasses(byDay.get(date) ?? [], filter).length > 0)
  return {
    day,
    filter,
    choices,
    shown,
    ...(ofDay.length > 0 && { hiddenBy: findHidingFilters(ofDay, filter) }),
    ...(nextDay && { nextDay }),
  }
}
