import type { GroupExercise } from '../model/contract.ts'

/** Nothing is chosen: all categories, or all instructors (specification, section 9). */
export const all = 0

/**
 * Categories that nobody filters by (specification, section 9). Their classes are listed like any
 * other: what is left out is the choice.
 */
export const unofferedCategories: ReadonlySet<number> = new Set([2, 12, 13, 14])

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

/** What can be chosen: what there is in these classes, by name. */
export function filterChoices(classes: readonly Filterable[]): FilterChoices {
  return {
    centers: distinct(classes.map(({ sportsCenter }) => sportsCenter)),
    categories: distinct(
      classes
        .map(({ exerciseCategory }) => exerciseCategory)
        .filter(({ id }) => !unofferedCategories.has(id)),
    ),
    instructors: distinct(classes.map(({ instructor }) => instructor)),
  }
}

function distinct(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()].toSorted(
    (one, other) => one.name.localeCompare(other.name, 'nb') || one.id - other.id,
  )
}

/** What is asked for as far as it can be chosen; the rest falls back to all. */
export function offeredFilter(asked: ClassFilter, choices: FilterChoices): ClassFilter {
  const offered = (among: readonly Choice[], id: number) => among.some((choice) => choice.id === id)
  return {
    centers: asked.centers.filter((id) => offered(choices.centers, id)),
    category: offered(choices.categories, asked.category) ? asked.category : all,
    instructor: offered(choices.instructors, asked.instructor) ? asked.instructor : all,
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

/** How many choices are made, every club for itself. */
export function countChoices({ centers, category, instructor }: ClassFilter): number {
  return centers.length + Number(category !== all) + Number(instructor !== all)
}

/**
 * Which filters leave nothing of these classes: those without any one of which something would be
 * left. Empty when no single one is to blame, or when there is nothing to filter.
 */
export function filtersToBlame(classes: readonly Filterable[], filter: ClassFilter): FilterName[] {
  if (filterClasses(classes, filter).length > 0) return []
  return (['centers', 'category', 'instructor'] as const).filter(
    (name) => isChosen(filter, name) && filterClasses(classes, without(filter, name)).length > 0,
  )
}

export function without(filter: ClassFilter, name: FilterName): ClassFilter {
  return { ...filter, [name]: noFilter[name] }
}

function isChosen(filter: ClassFilter, name: FilterName): boolean {
  return name === 'centers' ? filter.centers.length > 0 : filter[name] !== all
}
