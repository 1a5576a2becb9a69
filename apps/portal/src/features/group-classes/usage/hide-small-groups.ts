/** What is said of fewer people than this could be said of one of them. */
export const fewestPeople = 5

/** What can be known of a person by who knows when they trained. */
type OfPeople = {
  readonly attended: number | null
  readonly noShows: number | null
  readonly lateUnbooked: number | null
}

export type Counted = OfPeople & {
  readonly booked: number
  /** Places that were taken in the fullest of its classes: there are at least so many people in it. */
  readonly fullest: number
}

/**
 * Who came and who did not is left out of groups with few people. Of a table whose parts make up a
 * whole that is said elsewhere, one alone that is left out could be reckoned from the others: the
 * smallest of those is left out with it.
 */
export function hideSmallGroups<Group extends Counted>(groups: readonly Group[]): Group[] {
  const small = groups.filter(isSmall)
  const [next] = groups
    .filter((group) => group.booked > 0 && !isSmall(group))
    .sort((one, other) => one.booked - other.booked)
  const hidden = new Set(small.length === 1 && next ? [...small, next] : small)
  return groups.map((group) => (hidden.has(group) ? { ...group, ...nothing } : group))
}

const nothing: OfPeople = { attended: null, noShows: null, lateUnbooked: null }

function isSmall({ booked, fullest }: Counted): boolean {
  return booked > 0 && fullest < fewestPeople
}

/** A count of people, where they are enough to be counted. */
export const enoughPeople = (people: number) =>
  people > 0 && people < fewestPeople ? null : people
