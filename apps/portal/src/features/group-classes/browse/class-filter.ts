import type { GroupExercise } from '../model/contract.ts'

/** The value for all categories or all instructors (specification, section 9). */
export const all = 0

export type ClassFilter = {
  /** Ids of clubs; none: all of them. */
  readonly centers: readonly number[]
  readonly category: number
  readonly instructor: number
}

export type FilterName = keyof ClassFilter

export const noFilter: ClassFilter = { centers: [], category: all, instructor: all }

export type Choice = { id: number; name: string }
export type FilterChoices = Record<'centers' | 'categories' | 'instructors', Choice[]>

type Filterable = Pick<GroupExercise, 'sportsCenter' | 'exerciseCategory' | 'instructor'>

/**
 * The clubs, categories and instructors of these classes; clubs and instructors by name.
 * @param filterCategories ids of the categories that the filter offers, in its order. The classes of
 *   others are listed like any other.
 */
export function filterChoices(
  classes: readonly Filterable[],
  filterCategories: readonly number[],
): FilterChoices {
  const categories = new Map(
    classes.map(({ exerciseCategory }) => [exerciseCategory.id, exerciseCategory]),
  )
  return {
    centers: distinct(classes.map(({ sportsCenter }) => sportsCenter)),
    categories: filterCategories.flatMap((id) => categories.get(id) ?? []),
    instructors: distinct(classes.map(({ instructor }) => instructor)),
  }
}

function distinct(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()].toSorted(
    (one, other) => one.name.localeCompare(other.name, 'nb') || one.id - other.id,
  )
}

/** The requested filter without choices that do not exist; these fall back to all. */
export function availableFilter(requested: ClassFilter, choices: FilterChoices): ClassFilter {
  const offered = (among: readonly Choice[], id: number) => among.some((choice) => choice.id === id)
  return {
    centers: requested.centers.filter((id) => offered(choices.centers, id)),
    category: offered(choices.categories, requested.category) ? requested.category : all,
    instructor: offered(choices.instructors, requested.instructor) ? requested.instructor : all,
  }
}

export function filterClasses<Class extends Filterable>(
  classes: readonly Class[],
  { centers, category, instructor }: ClassFilter,
): Class[] {
  return classes.filter(
    (one) =>
      (centers.length === 0 || centers.includes(one.sportsCenter.id)) &&
      (category === all || category === one.exerciseCategory.id) &&
      (instructor === all || instructor === one.instructor.id),
  )
}

/** The number of active choices; each club counts. */
export function countChoices({ centers, category, instructor }: ClassFilter): number {
  return centers.length + Number(category !== all) + Number(instructor !== all)
}

/**
 * The filters that hide all of these classes: without any one of them, some classes would be left.
 * Empty when no single filter is the cause, or when there are no classes.
 */
export function findHidingFilters(
  classes: readonly Filterable[],
  filter: ClassFilter,
): FilterName[] {
  if (filterClasses(classes, filter).length > 0) return []
  return (['centers', 'category', 'instructor'] as const).filter(
    (name) =>
      isChosen(filter, name) && filterClasses(classes, clearFilter(filter, name)).length > 0,
  )
}

export function clearFilter(filter: ClassFilter, name: FilterName): ClassFilter {
  return { ...filter, [name]: noFilter[name] }
}

function isChosen(filter: ClassFilter, name: FilterName): boolean {
  return name === 'centers' ? filter.centers.length > 0 : filter[name] !== all
}
