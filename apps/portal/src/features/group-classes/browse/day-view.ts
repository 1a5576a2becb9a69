import type { GroupExercise } from '../model/contract.ts'
import { classesOn } from '../model/day-strip.ts'
import {
  type ClassFilter,
  type FilterChoices,
  type FilterName,
  filterChoices,
  filterClasses,
  filtersToBlame,
  offeredFilter,
} from './class-filter.ts'
import { askedFilter, type ClassSearch } from './class-search.ts'

/** One day as the page shows it, of all classes that are known. */
export type DayView = {
  day: string
  filter: ClassFilter
  choices: FilterChoices
  shown: GroupExercise[]
  /** Set when the filter hides all that there is on the day. */
  hiddenBy?: FilterName[]
  /** The next day of the strip that has something to show, when this one has not. */
  nextDay?: string
}

/**
 * @param days Oslo dates of the strip, today first: what an address asks for outside of them falls
 *   back to today, and nothing else can be chosen from
 */
export function viewDay(
  classes: readonly GroupExercise[],
  days: readonly string[],
  search: ClassSearch,
): DayView {
  const day = days.find((date) => date === search.day) ?? days[0] ?? ''
  const byDay = new Map(days.map((date) => [date, classesOn(classes, date)]))
  const choices = filterChoices([...byDay.values()].flat())
  const filter = offeredFilter(askedFilter(search), choices)
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
    ...(ofDay.length > 0 && { hiddenBy: filtersToBlame(ofDay, filter) }),
    ...(nextDay && { nextDay }),
  }
}
